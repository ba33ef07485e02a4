-- The account that a federated identity is linked to.
select i.account_id, a.plan
from identities i
join accounts a on a.id = i.account_id
where i.issuer = :?issuer and i.subject = :?subject
