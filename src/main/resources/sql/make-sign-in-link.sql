-- Creates a sign-in link and deletes all expired links.
with expired as (
    delete from sign_in_links where expires_at < now()
)
insert into sign_in_links (hash, account_id, expires_at)
select decode(:hash, 'hex'), id, now() + :lifeMillis * interval '1 millisecond'
from accounts
where id = :accountId
