-- Repeats the condition of find-caller.sql: of many concurrent calls one writes.
update api_keys
set last_used_at = now()
where id = :?keyId
  and coalesce(last_used_at < now() - interval '1 minute', true)
