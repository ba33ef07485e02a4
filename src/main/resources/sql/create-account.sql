-- An account and the grant it starts with.
with account as (
    insert into accounts (id, name, plan, credits)
    values (:id, :name, :plan, :credits)
    returning id, credits
)
insert into ledger (account_id, kind, amount, balance)
select id, 'grant', credits, credits
from account
where credits > 0
