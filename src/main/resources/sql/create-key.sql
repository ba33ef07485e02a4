-- A key, unless the account has as many active ones as it may. The update waits for others of the same account.
with account as (
    update accounts
    set active_keys = active_keys + 1
    where id = :accountId and active_keys < :limit
    returning id
)
insert into api_keys (id, account_id, name, hash, hint)
select :id, account.id, :name, decode(:hash, 'hex'), :hint
from account
