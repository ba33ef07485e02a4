-- Who may call, and what they have paid for. The rules that must never break stand here, not only in the program.

create table accounts (
    id          text primary key check (id ~ '^acc_[0-9a-z]+$'),
    name        text not null,
    plan        text not null check (plan in ('free', 'pro', 'max')),
    credits     bigint not null default 0 check (credits >= 0),
    held        bigint not null default 0 check (held >= 0),
    -- Counted here, so that one update of this row both locks it and keeps the limit.
    active_keys integer not null default 0 check (active_keys between 0 and 10),
    created_at  timestamptz not null default now(),
    check (held <= credits)
);
comment on column accounts.credits is 'the balance, what is on hold included';
comment on column accounts.held is 'the part of the balance on hold for running calls';

create table api_keys (
    id           text primary key check (id ~ '^key_[0-9a-z]+$'),
    account_id   text not null references accounts,
    name         text not null,
    hash         bytea not null unique check (octet_length(hash) = 32),
    hint         text not null,
    created_at   timestamptz not null default now(),
    last_used_at timestamptz,
    revoked_at   timestamptz
);
create index on api_keys (account_id);
comment on column api_keys.hash is 'HMAC-SHA-256 of the key; the key itself is kept nowhere';

create table holds (
    id          uuid primary key default gen_random_uuid(),
    account_id  text not null references accounts,
    operation   text not null,
    credits     bigint not null check (credits > 0),
    state       text not null default 'held' check (state in ('held', 'settled', 'released', 'expired')),
    charged     bigint check (charged between 0 and credits),
    created_at  timestamptz not null default now(),
    expires_at  timestamptz not null,
    resolved_at timestamptz,
    check ((state = 'settled') = (charged is not null)),
    check ((state = 'held') = (resolved_at is null))
);
create index on holds (account_id);
create index on holds (expires_at) where state = 'held';

create table ledger (
    id         bigint generated always as identity primary key,
    account_id text not null references accounts,
    kind       text not null check (kind in ('grant', 'charge')),
    amount     bigint not null,
    balance    bigint not null check (balance >= 0),
    -- Unique: a hold is charged once.
    hold_id    uuid unique references holds,
    at         timestamptz not null default now(),
    check (kind = 'grant' and amount > 0 and hold_id is null
        or kind = 'charge' and amount < 0 and hold_id is not null)
);
create index on ledger (account_id, id);
comment on column ledger.balance is 'the balance of the account after this entry';

create function refuse_change() returns trigger language plpgsql as $$
begin
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger ledger_is_append_only before update or delete on ledger
    for each row execute function refuse_change();
create trigger ledger_is_never_emptied before truncate on ledger
    for each statement execute function refuse_change();

-- Tells a gateway that it hashes with another pepper than the stored keys were hashed with.
create table pepper (
    only_one    boolean primary key default true check (only_one),
    fingerprint bytea not null
);
