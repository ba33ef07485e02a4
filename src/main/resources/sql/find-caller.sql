-- The key with this hash and its account. last_use_is_old avoids a write for every call.
select
    k.id as key_id,
    k.account_id,
    a.plan,
    k.revoked_at is not null as revoked,
    coalesce(k.last_used_at < now() - interval '1 minute', true) as last_use_is_old
from api_keys k
join accounts a on a.id = k.account_id
where k.hash = decode(:?hash, 'hex')
