-- The entries of an account below an id, newest first, with the charged operation.
select l.id, l.at, l.kind, h.operation, l.amount, l.balance
from ledger l
left join holds h on h.id = l.hold_id
where l.account_id = :accountId and l.id < :before
order by l.id desc
limit :limit
