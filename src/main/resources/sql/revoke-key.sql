-- Revokes a key immediately. A revoked key stays as it is.
with revoked as (
    update api_keys
    set revoked_at = now()
    where id = :id and revoked_at is null
    returning account_id
)
update accounts a
set active_keys = a.active_keys - 1
from revoked
where a.id = revoked.account_id
