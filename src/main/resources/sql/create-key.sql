-- Creates a key unless the account has the maximum number of active keys. The update serializes changes of one account.
with account as (
    update accounts
    set active_keys = active_keys + 1
    where id = :accountId and active_keys < :limit
    returning id
)
insert into api_keys (id, account_id, name, hash, hint)
select :id, account.id, :name, decode(:hash, 'hex'), :hint
from account
