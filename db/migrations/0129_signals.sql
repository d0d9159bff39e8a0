-- Signals for staff: several accounts share a number or a paper that is usually one person's. Nothing follows from one but that a person looks.

-- What each account says of itself, as keyed hashes: equal ones find each other, and none can be read back.
create table account_marks (
  id uuid primary key,
  kind text not null check (kind in ('Trn', 'Phone', 'BankAccount', 'Document')),
  mark text not null check (mark ~ '^[0-9a-f]{64}$'),
  account_id uuid not null references accounts (id),
  -- Where it was told; null for what stands in the account itself.
  submission_id uuid references submissions (id)
);

create unique index account_marks_once on account_marks (kind, mark, account_id, submission_id) nulls not distinct;

create index account_marks_of_person on account_marks (account_id);

create index account_marks_of_submission on account_marks (submission_id) where submission_id is not null;

create trigger account_marks_not_for_erased before insert on account_marks for each row execute function refuse_for_erased();

create table signals (
  id uuid primary key,
  kind text not null check (kind in ('Trn', 'Phone', 'BankAccount', 'Document')),
  mark text not null check (mark ~ '^[0-9a-f]{64}$'),
  state text not null check (state in ('Open', 'Decided')),
  found_at timestamptz not null,
  -- Whoever looks into it.
  owner_id uuid references accounts (id),
  verdict text check (verdict in ('SamePerson', 'DifferentPeople', 'NothingWrong')),
  words text not null check (length(words) <= 4000),
  decided_by uuid references accounts (id),
  decided_at timestamptz,
  check ((state = 'Decided') = (verdict is not null)),
  check ((state = 'Decided') = (decided_by is not null)),
  check ((state = 'Decided') = (decided_at is not null))
);

create unique index signals_open_once on signals (kind, mark) where state = 'Open';

create index signals_of_mark on signals (kind, mark);

create index signals_waiting on signals (found_at, id) where state = 'Open';

create index signals_decided on signals (decided_at desc, id desc) where state = 'Decided';

-- Whom a signal is about, each with where it was told.
create table signal_accounts (
  signal_id uuid not null references signals (id),
  account_id uuid not null references accounts (id),
  submission_id uuid references submissions (id),
  added_at timestamptz not null,
  primary key (signal_id, account_id)
);

create index signal_accounts_of_person on signal_accounts (account_id, signal_id);

create trigger signal_accounts_not_for_erased before insert on signal_accounts for each row execute function refuse_for_erased();

-- How far each source has been looked through; held while it is.
create table signal_searches (
  source text primary key check (source in ('Accounts', 'Submissions')),
  until timestamptz not null
);

insert into signal_searches (source, until) values ('Accounts', '1970-01-01T00:00:00Z'), ('Submissions', '1970-01-01T00:00:00Z');
