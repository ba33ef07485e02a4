-- Adds credits to an account. Returns its balance, or no row when there is no such account.
with account as (
    update accounts
    set credits = credits + :credits
    where id = :accountId
    returning id, credits
)
insert into ledger (account_id, kind, amount, balance)
select id, 'grant', :credits, credits
from account
returning balance
