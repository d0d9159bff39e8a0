-- The quiz, the decision policy, decisions with the offers they made, and applications.

create table quiz_answers (
  account_id uuid primary key references accounts (id),
  current_financial_situation_feeling text not null,
  partner_draw boolean not null,
  throw_per_month_cents bigint check (throw_per_month_cents >= 0),
  rewards text[] not null check (cardinality(rewards) = 3),
  created_at timestamptz not null,
  check (partner_draw = (throw_per_month_cents is not null))
);

create table policies (
  version integer primary key check (version > 0),
  policy jsonb not null,
  published_at timestamptz,
  created_by uuid references accounts (id),
  created_at timestamptz not null
);

create table decisions (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  model text not null check (model in ('FirstModel', 'FullModel')),
  policy_version integer not null references policies (version),
  inputs jsonb not null,
  outcome jsonb not null,
  approved boolean not null,
  score integer not null check (score between 0 and 100),
  grade text not null,
  max_amount_cents bigint not null check (max_amount_cents >= 0),
  rate_monthly_bps integer not null check (rate_monthly_bps >= 0),
  term_months integer not null check (term_months >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index decisions_by_account on decisions (account_id, created_at desc, id desc);

create trigger decisions_append_only before update or delete on decisions for each row execute function refuse_change();

create trigger decisions_never_emptied before truncate on decisions for each statement execute function refuse_change();

create table applications (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  decision_id uuid not null references decisions (id),
  model text not null check (model in ('FirstModel', 'FullModel')),
  amount_cents bigint not null check (amount_cents > 0),
  rate_monthly_bps integer not null check (rate_monthly_bps > 0),
  term_months integer not null check (term_months > 0),
  status text not null check (status in ('Pending', 'Approved', 'Rejected')),
  loan_info jsonb not null,
  product_info jsonb not null,
  approval_note text,
  rejection_reason text,
  rejection_note text,
  decided_by uuid references accounts (id),
  decided_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null,
  check ((status = 'Pending') = (decided_at is null)),
  check (status <> 'Rejected' or length(rejection_reason) > 0)
);

create unique index applications_one_open on applications (account_id) where status <> 'Rejected' and closed_at is null;

create index applications_by_account on applications (account_id, created_at desc, id desc);

create index applications_newest on applications (created_at desc, id desc);

create index applications_by_status on applications (status, created_at desc, id desc);

create index applications_by_amount on applications (amount_cents desc, id desc);

create index applications_by_status_and_amount on applications (status, amount_cents desc, id desc);

create table application_totals (
  status text primary key,
  applications integer not null
);

create function keep_application_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.status = old.status then return null; end if;
    update application_totals set applications = applications - 1 where status = old.status;
  end if;
  insert into application_totals as t (status, applications) values (new.status, 1)
  on conflict (status) do update set applications = t.applications + 1;
  return null;
end $$;

create trigger applications_keep_totals after insert or update on applications for each row execute function keep_application_totals();
