-- A share of the verdicts is given a second time, by an officer who does not know the first.

create table sampling_shares (
  queue text primary key check (length(queue) between 1 and 40),
  percent int not null check (percent between 0 and 100),
  changed_by uuid not null references accounts (id),
  changed_at timestamptz not null
);

create table second_looks (
  id uuid primary key,
  queue text not null,
  verification_id uuid not null unique references verifications (id) on delete cascade,
  first_by uuid not null references accounts (id),
  first_verdict text not null check (first_verdict in ('Verified', 'Rejected')),
  -- Until then the first verdict may be taken back, and with it the second look.
  ready_at timestamptz not null,
  second_by uuid references accounts (id) check (second_by <> first_by),
  second_verdict text check (second_verdict in ('Verified', 'Rejected')),
  second_note text not null default '' check (length(second_note) <= 2000),
  decided_at timestamptz,
  -- Of a disagreement: whose verdict was right, as a third person found it.
  judged_by uuid references accounts (id) check (judged_by not in (first_by, second_by)),
  finding text check (finding in ('First', 'Second')),
  judged_words text not null default '' check (length(judged_words) <= 2000),
  judged_at timestamptz,
  check ((second_by is null) = (second_verdict is null) and (second_by is null) = (decided_at is null)),
  check ((judged_by is null) = (finding is null) and (judged_by is null) = (judged_at is null)),
  check (judged_by is null or second_verdict <> first_verdict)
);

create index second_looks_waiting on second_looks (ready_at, id) where second_by is null;

create index second_looks_decided on second_looks (decided_at) where decided_at is not null;

create index second_looks_disagreed on second_looks (decided_at, id) where second_verdict <> first_verdict and judged_at is null;

create index second_looks_judged on second_looks (judged_at) where judged_at is not null;
