-- All discrepancies between accounts, holds and ledger; no row when everything agrees. One statement sees one snapshot.
with entered as (
    select account_id, sum(amount) as balance from ledger group by account_id
),
on_hold as (
    select account_id, sum(credits) as credits from holds where state = 'held' group by account_id
),
running as (
    select account_id, id, balance, sum(amount) over (partition by account_id order by id) as expected
    from ledger
)
select a.id as account_id,
    'the balance is ' || a.credits || ', its ledger says ' || coalesce(e.balance, 0) as fault
from accounts a
left join entered e on e.account_id = a.id
where a.credits <> coalesce(e.balance, 0)
union all
select a.id, 'held is ' || a.held || ', its open holds are ' || coalesce(h.credits, 0)
from accounts a
left join on_hold h on h.account_id = a.id
where a.held <> coalesce(h.credits, 0)
union all
select account_id, 'entry ' || id || ' says a balance of ' || balance || ', its entries add up to ' || expected
from running
where balance <> expected
union all
select h.account_id, 'hold ' || h.id || ' was settled for ' || h.charged || ', the ledger has ' || coalesce(-l.amount, 0)
from holds h
left join ledger l on l.hold_id = h.id and l.account_id = h.account_id
where h.state = 'settled' and h.charged <> coalesce(-l.amount, 0)
union all
select l.account_id, 'entry ' || l.id || ' charges hold ' || h.id || ', which is ' || h.state || ' for account ' || h.account_id
from ledger l
join holds h on h.id = l.hold_id
where h.state <> 'settled' or h.account_id <> l.account_id
union all
select a.id, 'active keys are counted ' || a.active_keys || ', there are ' || count(k.id)
from accounts a
left join api_keys k on k.account_id = a.id and k.revoked_at is null
group by a.id
having a.active_keys <> count(k.id)
order by account_id, fault
