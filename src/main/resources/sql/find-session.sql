-- The session with this hash, unless it has ended; records the access.
update sessions
set last_seen_at = now()
where hash = decode(:hash, 'hex')
  and last_seen_at > now() - :idleMillis * interval '1 millisecond'
  and opened_at > now() - :lifeMillis * interval '1 millisecond'
returning account_id, way, authenticated_at
