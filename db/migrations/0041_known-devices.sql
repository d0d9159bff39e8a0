-- Browsers in which somebody has logged in before: their own failures count against them, and nobody else's.

create table known_devices (
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  account_id uuid not null references accounts (id),
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (token_hash, account_id)
);

create index known_devices_by_account on known_devices (account_id);

create index known_devices_by_use on known_devices (last_used_at);
