-- Log-ins that wait for their second factor: a few minutes, a few tries, one use.

create table half_logins (
  -- Of the cookie that the browser holds meanwhile.
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  -- Null where it leads nowhere: begun while the account was locked, with a wrong password or for nobody.
  account_id uuid references accounts (id),
  -- Begun while guessing had locked the account: what it is told says nothing about the password.
  is_blind boolean not null,
  tries integer not null default 0 check (tries >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (is_blind or account_id is not null)
);

create index half_logins_by_account on half_logins (account_id);

create index half_logins_by_end on half_logins (expires_at);
