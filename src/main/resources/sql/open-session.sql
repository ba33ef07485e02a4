-- Opens a session for a user who signed in with the issuer, and deletes all ended sessions.
with ended as (
    delete from sessions
    where last_seen_at < now() - :idleMillis * interval '1 millisecond'
       or opened_at < now() - :lifeMillis * interval '1 millisecond'
)
insert into sessions (hash, account_id, way, authenticated_at)
values (decode(:hash, 'hex'), :accountId, 'issuer', :authenticatedAt)
