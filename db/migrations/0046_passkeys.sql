-- Passkeys (WebAuthn) as a second factor.

create table passkeys (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  -- As the authenticator names it, in base 64.
  credential_id text not null unique,
  public_key text not null,
  -- How often it has signed, where it counts: one that counts backwards is a copy.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  -- The browser and system on which it was made.
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index passkeys_by_account on passkeys (account_id);

-- What a passkey is asked to sign: by whom, for a few minutes, once.
create table passkey_challenges (
  -- A session or a log-in that waits, with its purpose.
  holder text primary key,
  challenge text not null,
  expires_at timestamptz not null
);

create index passkey_challenges_by_end on passkey_challenges (expires_at);

create or replace function keep_second_factor() returns trigger language plpgsql as $$
declare
  owner uuid := case when tg_op = 'DELETE' then old.account_id else new.account_id end;
begin
  update accounts
  set has_second_factor = exists (
    select from totp_factors where account_id = owner and confirmed_at is not null
  ) or exists (select from passkeys where account_id = owner)
  where id = owner;
  return null;
end $$;

create trigger keep_second_factor after insert or delete on passkeys
for each row execute function keep_second_factor();
