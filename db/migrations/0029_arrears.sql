-- Reminders of instalments, sent once each, and new due dates: what borrowers ask for and staff decide.

-- An instalment that was given a new date is reminded of anew.
create table loan_reminders (
  loan_id uuid not null,
  number integer not null,
  due_on date not null,
  kind text not null check (kind in ('Soon', 'DueToday', 'Late1', 'Late7', 'Late14', 'Late30', 'Late60', 'Default')),
  sent_at timestamptz not null,
  primary key (loan_id, number, due_on, kind),
  foreign key (loan_id, number) references loan_instalments (loan_id, number)
);

create trigger loan_reminders_append_only before update or delete on loan_reminders for each row execute function refuse_change();

create trigger loan_reminders_never_emptied before truncate on loan_reminders for each statement execute function refuse_change();

create table due_date_requests (
  id uuid primary key,
  loan_id uuid not null,
  number integer not null,
  from_due_on date not null,
  wanted_due_on date not null,
  reason text not null check (length(reason) between 1 and 1000),
  asked_by uuid not null references accounts (id),
  asked_at timestamptz not null,
  status text not null default 'Asked' check (status in ('Asked', 'Granted', 'Refused', 'Withdrawn')),
  decided_by uuid references accounts (id),
  decided_at timestamptz,
  note text check (length(note) between 1 and 1000),
  foreign key (loan_id, number) references loan_instalments (loan_id, number),
  check (wanted_due_on > from_due_on and wanted_due_on <= from_due_on + 14),
  check ((status = 'Asked') = (decided_at is null)),
  check ((status in ('Granted', 'Refused')) = (decided_by is not null)),
  check (status <> 'Refused' or note is not null)
);

create unique index due_date_requests_one_open on due_date_requests (loan_id) where status = 'Asked';

create unique index due_date_requests_moved_once on due_date_requests (loan_id, number) where status = 'Granted';

create index due_date_requests_by_loan on due_date_requests (loan_id, asked_at desc, id desc);

create index due_date_requests_by_person on due_date_requests (asked_by, asked_at desc, id desc);

create index due_date_requests_open on due_date_requests (asked_at, id) where status = 'Asked';

create index due_date_requests_settled on due_date_requests (status, decided_at desc, id desc) where status <> 'Asked';

-- What was asked never changes, and a settled request not at all, but for words that are taken out when a person goes.
create function keep_due_date_request() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - array['status', 'decided_by', 'decided_at', 'reason', 'note'])
      <> (to_jsonb(old) - array['status', 'decided_by', 'decided_at', 'reason', 'note'])
    or (old.status <> 'Asked' and (to_jsonb(new) - array['reason', 'note']) <> (to_jsonb(old) - array['reason', 'note'])) then
    raise exception 'a request for a new date is settled once' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger due_date_requests_settled_once before update on due_date_requests for each row execute function keep_due_date_request();

create trigger due_date_requests_never_removed before delete on due_date_requests for each row execute function refuse_change();

create trigger due_date_requests_never_emptied before truncate on due_date_requests for each statement execute function refuse_change();

-- The date of an instalment moves only as a granted request says, and never past the one after it.
create function refuse_move_without_grant() returns trigger language plpgsql as $$
begin
  if not exists (select from due_date_requests r where r.loan_id = new.loan_id and r.number = new.number and r.status = 'Granted'
      and r.from_due_on = old.due_on and r.wanted_due_on = new.due_on)
    or exists (select from loan_instalments i where i.loan_id = new.loan_id and i.number = new.number + 1 and i.due_on < new.due_on) then
    raise exception 'the date of an instalment moves as a granted request says' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger loan_instalments_moved_as_granted before update on loan_instalments for each row
  when (old.due_on is distinct from new.due_on) execute function refuse_move_without_grant();

-- Counts by status, kept by the writes, so that no list counts.
create table due_date_request_totals (
  status text primary key check (status in ('Asked', 'Granted', 'Refused', 'Withdrawn')),
  requests integer not null
);

insert into due_date_request_totals (status, requests) values ('Asked', 0), ('Granted', 0), ('Refused', 0), ('Withdrawn', 0);

create function keep_due_date_request_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update due_date_request_totals set requests = requests + 1 where status = new.status;
  elsif old.status <> new.status then
    update due_date_request_totals set requests = requests + case when status = new.status then 1 else -1 end
      where status in (old.status, new.status);
  end if;
  return null;
end $$;

create trigger due_date_requests_keep_totals after insert or update on due_date_requests for each row execute function keep_due_date_request_totals();

-- The bell tells of instalments too, beside all that it tells of by now.
do $$
declare
  told text;
begin
  select pg_get_constraintdef(oid) into told from pg_constraint where conname = 'activities_action_check';
  alter table activities drop constraint activities_action_check;
  execute 'alter table activities add constraint activities_action_check '
    || replace(told, '''contestWon''::text', '''contestWon''::text, ''instalmentDue''::text, ''instalmentLate''::text, ''newDateGranted''::text, ''newDateRefused''::text');
end $$;
