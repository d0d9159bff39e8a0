-- Complaints of borrowers and visitors: each with a number, a state, an owner and the day it is due, and every step that was taken.

create sequence complaint_numbers start 100001 maxvalue 999999999;

create table complaints (
  id uuid primary key,
  number integer not null unique default nextval('complaint_numbers'),
  account_id uuid references accounts (id),
  -- Of somebody without an account; empty once they are forgotten.
  name text,
  email text,
  category text not null check (category in ('Loan', 'Decision', 'Papers', 'Service', 'Privacy', 'Lender', 'Staff', 'Other')),
  -- About a member of staff: only admins see it.
  for_admin boolean not null,
  words text not null check (length(words) <= 4000),
  loan_id uuid references loans (id),
  application_id uuid references applications (id),
  state text not null check (state in ('Received', 'LookedAt', 'Escalated', 'Answered', 'Closed')),
  owner_id uuid references accounts (id),
  sent_at timestamptz not null,
  changed_at timestamptz not null,
  take_up_by date not null,
  answer_by date not null,
  -- The next of these days; null where nobody waits for us.
  due_on date,
  taken_up_at timestamptz,
  first_answered_at timestamptz,
  first_in_time boolean,
  answered_at timestamptz,
  answered_by uuid references accounts (id),
  outcome text check (outcome in ('Upheld', 'PartlyUpheld', 'NotUpheld', 'Withdrawn')),
  -- Whoever had it when a second person was asked for.
  escalated_at timestamptz,
  escalated_from uuid references accounts (id),
  closed_at timestamptz,
  emptied_at timestamptz,
  check (category <> 'Staff' or for_admin),
  check (account_id is null or (name is null and email is null)),
  check (account_id is not null or emptied_at is not null or (name is not null and email is not null)),
  check (emptied_at is not null or length(words) > 0),
  check ((due_on is not null) = (state in ('Received', 'LookedAt', 'Escalated'))),
  check (state <> 'Received' or owner_id is null),
  check (state <> 'LookedAt' or owner_id is not null),
  check ((answered_at is null) = (answered_by is null)),
  check (state <> 'Answered' or answered_at is not null),
  check ((first_answered_at is null) = (first_in_time is null)),
  check (state <> 'Escalated' or escalated_at is not null),
  -- The second person is another one.
  check (escalated_from is null or answered_by is null or escalated_from <> answered_by),
  check (escalated_from is null or owner_id is null or state <> 'Escalated' or escalated_from <> owner_id),
  check ((state = 'Closed') = (closed_at is not null))
);

create index complaints_of_person on complaints (account_id, sent_at desc, id desc);

create index complaints_due on complaints (due_on, id) where due_on is not null;

create index complaints_newest on complaints (sent_at desc, id desc);

create index complaints_of_owner on complaints (owner_id, due_on, id) where due_on is not null;

create index complaints_answered on complaints (first_answered_at) where first_answered_at is not null;

create index complaints_old on complaints (changed_at) where emptied_at is null;

create table complaint_steps (
  id uuid primary key,
  complaint_id uuid not null references complaints (id),
  kind text not null check (kind in ('TakenUp', 'Noted', 'HandedOver', 'Answered', 'Escalated', 'Reopened', 'Closed')),
  -- Whoever did it; null where its sender is not known by an account, or it happened by itself.
  by_id uuid references accounts (id),
  words text not null check (length(words) <= 4000),
  created_at timestamptz not null
);

create index complaint_steps_in_order on complaint_steps (complaint_id, id);
