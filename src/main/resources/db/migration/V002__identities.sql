-- Who signs in elsewhere, and whose account that is: assistants connect over OAuth and have no key.
create table identities (
    issuer     text not null,
    subject    text not null,
    account_id text not null references accounts,
    linked_at  timestamptz not null default now(),
    primary key (issuer, subject)
);
create index on identities (account_id);
