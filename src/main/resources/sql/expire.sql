-- Gives back the credits of expired holds. Holds that another statement is resolving are skipped. Accounts are locked in one
-- order, so that several gateways can run this at once.
with due as (
    select id, account_id, credits
    from holds
    where state = 'held' and expires_at < now()
    order by expires_at
    limit 1000
    for update skip locked
),
owed as (
    select account_id, sum(credits) as credits
    from due
    group by account_id
),
account as (
    select id
    from accounts
    where id in (select account_id from owed)
    order by id
    for no key update
),
expired as (
    update holds h
    set state = 'expired', resolved_at = now()
    from due
    where h.id = due.id
),
freed as (
    update accounts a
    set held = a.held - owed.credits
    from owed
    join account on account.id = owed.account_id
    where a.id = account.id
)
select count(*) as expired from due
