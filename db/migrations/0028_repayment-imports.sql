-- Repayments as the payment partner reports them in a file: the file, its rows as they came, and what became of each.

create table repayment_imports (
  id uuid primary key,
  file_name text not null check (length(file_name) between 1 and 255),
  file_sha256 text not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
  size_bytes integer not null check (size_bytes > 0),
  file_id uuid unique references files (id),
  state text not null check (state in ('Reading', 'Preview', 'Recording', 'Done', 'Failed', 'Discarded')),
  row_count integer not null check (row_count between 1 and 100000),
  rows_read integer not null default 0 check (rows_read between 0 and row_count),
  uploaded_by uuid not null references accounts (id),
  uploaded_at timestamptz not null,
  confirmed_by uuid references accounts (id),
  confirmed_at timestamptz,
  finished_at timestamptz,
  problem text check (length(problem) between 1 and 500),
  constraint repayment_imports_read check (state not in ('Preview', 'Recording', 'Done') or rows_read = row_count),
  constraint repayment_imports_file_while_read check (file_id is null or state = 'Reading'),
  constraint repayment_imports_confirmed check ((state in ('Recording', 'Done')) = (confirmed_by is not null) and (confirmed_by is null) = (confirmed_at is null)),
  constraint repayment_imports_finished check ((state in ('Done', 'Failed', 'Discarded')) = (finished_at is not null)),
  constraint repayment_imports_problem check ((state = 'Failed') = (problem is not null))
);

-- The same file is imported once; one that came to nothing may be brought again.
create unique index repayment_imports_one_of_a_file on repayment_imports (file_sha256) where state not in ('Failed', 'Discarded');

create index repayment_imports_newest on repayment_imports (uploaded_at desc, id desc);

create index repayment_imports_unfinished on repayment_imports (state, uploaded_at) where state in ('Reading', 'Recording');

-- Cells as they were given, what was read in them, and the verdict.
create table repayment_import_rows (
  import_id uuid not null references repayment_imports (id),
  line integer not null check (line > 1),
  loan_number_given text not null check (length(loan_number_given) <= 200),
  reference_given text not null check (length(reference_given) <= 200),
  amount_given text not null check (length(amount_given) <= 200),
  date_given text not null check (length(date_given) <= 200),
  payer_given text not null check (length(payer_given) <= 200),
  loan_id uuid references loans (id),
  reference text check (length(reference) between 1 and 80 and reference = upper(btrim(reference))),
  amount_cents bigint check (amount_cents > 0),
  received_on date,
  verdict text not null check (verdict in ('Ready', 'Overpays', 'UnknownLoan', 'BadNumber', 'BadAmount', 'BadDate', 'DateOutside', 'NoReference',
    'RepeatedInFile', 'AlreadyRecorded', 'Different', 'Recorded', 'Refused')),
  entry_id uuid unique,
  credit_cents bigint not null default 0 check (credit_cents >= 0),
  primary key (import_id, line),
  foreign key (entry_id, loan_id) references loan_entries (id, loan_id),
  constraint repayment_import_rows_in_the_books check ((verdict = 'Recorded') = (entry_id is not null)),
  constraint repayment_import_rows_whole check (verdict not in ('Ready', 'Overpays', 'Recorded')
    or (loan_id is not null and reference is not null and amount_cents is not null and received_on is not null))
);

create unique index repayment_import_rows_once on repayment_import_rows (import_id, reference) where verdict in ('Ready', 'Overpays', 'Recorded');

create index repayment_import_rows_by_verdict on repayment_import_rows (import_id, verdict, line);

create index repayment_import_rows_to_record on repayment_import_rows (import_id, line) where verdict in ('Ready', 'Overpays');

create index repayment_import_rows_by_loan on repayment_import_rows (loan_id, import_id);

-- What the file said never changes, except that a payer's name may go; what is in the books stays so.
create function keep_repayment_import_row() returns trigger language plpgsql as $$
begin
  if old.verdict = 'Recorded' and new.verdict <> 'Recorded' then
    raise exception 'a recorded row stays recorded' using errcode = '23514';
  end if;
  if (new.import_id, new.line, new.loan_number_given, new.reference_given, new.amount_given, new.date_given, new.loan_id, new.reference, new.amount_cents, new.received_on)
    is distinct from (old.import_id, old.line, old.loan_number_given, old.reference_given, old.amount_given, old.date_given, old.loan_id, old.reference, old.amount_cents, old.received_on) then
    raise exception 'the rows of a file never change' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger repayment_import_rows_kept before update on repayment_import_rows for each row execute function keep_repayment_import_row();

-- How many rows have which verdict, and their sum: kept by the writes, so that no screen counts rows. They outlast the rows of a discarded file.
create table repayment_import_totals (
  import_id uuid not null references repayment_imports (id),
  verdict text not null,
  rows integer not null,
  amount_cents bigint not null,
  primary key (import_id, verdict)
);

create function start_repayment_import_totals() returns trigger language plpgsql as $$
begin
  insert into repayment_import_totals as t (import_id, verdict, rows, amount_cents)
  select import_id, verdict, count(*), coalesce(sum(amount_cents), 0) from after group by 1, 2 order by 1, 2
  on conflict (import_id, verdict) do update set rows = t.rows + excluded.rows, amount_cents = t.amount_cents + excluded.amount_cents;
  return null;
end $$;

create function keep_repayment_import_totals() returns trigger language plpgsql as $$
begin
  insert into repayment_import_totals as t (import_id, verdict, rows, amount_cents)
  select import_id, verdict, sum(rows), sum(amount) from (
    select import_id, verdict, 1 as rows, coalesce(amount_cents, 0) as amount from after
    union all select import_id, verdict, -1, -coalesce(amount_cents, 0) from before
  ) s group by 1, 2 having sum(rows) <> 0 or sum(amount) <> 0 order by 1, 2
  on conflict (import_id, verdict) do update set rows = t.rows + excluded.rows, amount_cents = t.amount_cents + excluded.amount_cents;
  return null;
end $$;

create trigger repayment_import_rows_start_totals after insert on repayment_import_rows referencing new table as after
  for each statement execute function start_repayment_import_totals();

create trigger repayment_import_rows_keep_totals after update on repayment_import_rows referencing old table as before new table as after
  for each statement execute function keep_repayment_import_totals();
