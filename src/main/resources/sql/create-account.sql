-- Creates an account with its initial grant.
with account as (
    insert into accounts (id, name, plan, credits)
    values (:id, :name, :plan, :credits)
    returning id, credits
)
insert into ledger (account_id, kind, amount, balance)
select id, 'grant', credits, credits
from account
where credits > 0
