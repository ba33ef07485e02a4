-- Redeems a sign-in link and opens its session, and deletes all ended sessions. Of two requests with the same link one succeeds.
with ended as (
    delete from sessions
    where last_seen_at < now() - :idleMillis * interval '1 millisecond'
       or opened_at < now() - :lifeMillis * interval '1 millisecond'
),
link as (
    delete from sign_in_links
    where hash = decode(:linkHash, 'hex')
    returning account_id, expires_at
)
insert into sessions (hash, account_id, way, authenticated_at)
select decode(:hash, 'hex'), account_id, 'link', now()
from link
where expires_at > now()
