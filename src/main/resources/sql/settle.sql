-- Charges a hold and gives back the rest. The first resolution of a hold counts; later ones get its outcome.
with hold as (
    select id, account_id, credits, state, charged
    from holds
    where id = :?holdId
    for update
),
settled as (
    update holds h
    set state = 'settled', charged = least(:?credits, hold.credits), resolved_at = now()
    from hold
    where h.id = hold.id and hold.state = 'held'
    returning h.id, h.account_id, h.credits, h.charged
),
paid as (
    update accounts a
    set held = a.held - settled.credits, credits = a.credits - settled.charged
    from settled
    where a.id = settled.account_id
    returning a.id, a.credits as balance
),
entered as (
    insert into ledger (account_id, kind, amount, balance, hold_id)
    select paid.id, 'charge', -settled.charged, paid.balance, settled.id
    from settled
    join paid on true
    where settled.charged > 0
)
select
    case when settled.id is null then hold.state else 'settled' end as state,
    coalesce(settled.charged, hold.charged, 0) as charged
from hold
left join settled on true
