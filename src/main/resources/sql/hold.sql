-- Holds credits for one call if the balance covers them. The row lock makes "available" the figure that the decision is based on,
-- even when another call is faster.
with account as (
    select id, credits - held as available
    from accounts
    where id = :?accountId
    for no key update
),
taken as (
    update accounts a
    set held = a.held + :?credits
    from account
    where a.id = account.id and account.available >= :?credits
    returning a.id
),
made as (
    insert into holds (account_id, operation, credits, expires_at)
    select id, :?operation, :?credits, now() + :?lifeMillis * interval '1 millisecond'
    from taken
    returning id
)
select account.available, made.id as hold_id
from account
left join made on true
