-- Seeds that were earned by what did not last and could not be taken back, because a prize had taken them: due when the prize gives them back.

create table seed_debts (
  -- With this the cause of each movement that takes them back begins.
  back_cause text primary key,
  account_id uuid not null references seed_accounts (id),
  seeds integer not null check (seeds > 0),
  reason text not null,
  created_at timestamptz not null
);

create index seed_debts_account on seed_debts (account_id, created_at);
