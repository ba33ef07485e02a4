-- Gives back a whole hold. A resolved hold stays as it is.
with released as (
    update holds
    set state = 'released', resolved_at = now()
    where id = :?holdId and state = 'held'
    returning account_id, credits
)
update accounts a
set held = a.held - released.credits
from released
where a.id = released.account_id
