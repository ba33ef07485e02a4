-- The charges of an account by day (UTC) and operation.
select (l.at at time zone 'utc')::date as day, h.operation, count(*) as calls, -sum(l.amount) as credits
from ledger l
join holds h on h.id = l.hold_id
where l.account_id = :accountId and l.at >= :since
group by 1, 2
order by 1, 2
