-- Who is signed in to the settings page. Any gateway of this database knows every session; what a browser or a link holds is
-- stored as its SHA-256 only, so a copy of the database signs nobody in.
create table sessions (
    hash             bytea primary key check (octet_length(hash) = 32),
    account_id       text not null references accounts,
    way              text not null check (way in ('link', 'issuer')),
    authenticated_at timestamptz,
    opened_at        timestamptz not null default now(),
    last_seen_at     timestamptz not null default now()
);
comment on column sessions.authenticated_at is 'when the person proved who they are; null when the issuer does not say';

create table sign_in_links (
    hash       bytea primary key check (octet_length(hash) = 32),
    account_id text not null references accounts,
    expires_at timestamptz not null
);

-- The usage of an account is asked by time.
create index on ledger (account_id, at);
