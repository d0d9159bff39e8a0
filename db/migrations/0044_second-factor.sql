-- The second factor of a log-in: codes of an authenticator app, and recovery codes for whoever has lost the phone.

create table totp_factors (
  account_id uuid primary key references accounts (id),
  -- Sealed with the key in the data folder: whoever has the database alone can make no code.
  secret text not null,
  created_at timestamptz not null,
  -- Null until the first code has shown that the app holds the secret.
  confirmed_at timestamptz,
  -- The thirty seconds of the last code that was taken: it and those before it are spent.
  last_step bigint,
  check ((confirmed_at is null) = (last_step is null))
);

create table recovery_codes (
  account_id uuid not null references accounts (id),
  code_hash text not null,
  -- The same for all codes of one set, so that finding one takes one hash.
  salt text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- Read with every log-in and every call; kept by the writes below.
alter table accounts add column has_second_factor boolean not null default false;

-- When the second factor was last given in this session.
alter table sessions add column second_factor_at timestamptz;

create function keep_second_factor() returns trigger language plpgsql as $$
declare
  owner uuid := case when tg_op = 'DELETE' then old.account_id else new.account_id end;
begin
  update accounts
  set has_second_factor = exists (
    select from totp_factors where account_id = owner and confirmed_at is not null
  )
  where id = owner;
  return null;
end $$;

create trigger keep_second_factor after insert or delete or update of confirmed_at on totp_factors
for each row execute function keep_second_factor();
