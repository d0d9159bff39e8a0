-- The portfolio: the orders of its lists, what is counted of it, how it stood each day, and what was said with those who are late.

create index loans_most_owed on loans (owed_cents desc, id desc);

create index loans_most_late on loans (days_late desc, id desc);

create index loans_next_due on loans (oldest_due_on, id);

create index loans_of_owner on loans (owner_id, created_at desc, id desc);

create index loans_of_owner_by_state on loans (owner_id, state, created_at desc, id desc);

create index loans_of_owner_most_owed on loans (owner_id, owed_cents desc, id desc);

create index loans_of_owner_most_late on loans (owner_id, days_late desc, id desc);

create index loans_of_owner_next_due on loans (owner_id, oldest_due_on, id);

-- What happened on each day, of loans too.
alter table daily_figures drop constraint daily_figures_figure_check;

alter table daily_figures add constraint daily_figures_figure_check check (figure in ('usersJoined', 'usersLeft', 'informationSubmitted',
  'documentsSubmitted', 'informationVerified', 'loansApplied', 'loansApproved', 'loansDisbursed', 'loansRepaid', 'loansDefaulted'));

create function add_on_day(of_figure text, on_day date, account uuid, change integer) returns void language plpgsql as $$
begin
  insert into daily_figures as d (figure, day, part, count) values (of_figure, on_day, get_byte(uuid_send(account), 15) % 16, change)
  on conflict (figure, day, part) do update set count = d.count + excluded.count;
end $$;

create function keep_daily_loans() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_on_day('loansDisbursed', new.disbursed_on, new.account_id, 1);
  else
    if old.closed_at is not null then perform add_on_day('loansRepaid', jamaica_day(old.closed_at), old.account_id, -1); end if;
    if old.defaulted_on is not null then perform add_on_day('loansDefaulted', old.defaulted_on, old.account_id, -1); end if;
  end if;
  if new.closed_at is not null then perform add_on_day('loansRepaid', jamaica_day(new.closed_at), new.account_id, 1); end if;
  if new.defaulted_on is not null then perform add_on_day('loansDefaulted', new.defaulted_on, new.account_id, 1); end if;
  return null;
end $$;

create trigger loans_keep_daily after insert on loans for each row execute function keep_daily_loans();

create trigger loans_keep_daily_of_changed after update on loans for each row
  when ((old.closed_at, old.defaulted_on) is distinct from (new.closed_at, new.defaulted_on)) execute function keep_daily_loans();

insert into daily_figures (figure, day, part, count)
select figure, day, 0, count(*) from (
  select 'loansDisbursed' as figure, disbursed_on as day from loans
  union all select 'loansRepaid', jamaica_day(closed_at) from loans where closed_at is not null
  union all select 'loansDefaulted', defaulted_on from loans where defaulted_on is not null
) happened group by figure, day;

-- How the portfolio stood at the end of each day, written once a day from its totals.
create table portfolio_days (
  day date not null,
  owner_id uuid not null,
  ageing text not null,
  loans integer not null check (loans >= 0),
  principal_cents bigint not null check (principal_cents >= 0),
  owed_cents bigint not null check (owed_cents >= 0),
  primary key (day, owner_id, ageing)
);

-- What was said with a borrower who is late, and what they promised.
create table loan_contacts (
  id uuid primary key,
  loan_id uuid not null references loans (id),
  kind text not null check (kind in ('Call', 'Message', 'Visit')),
  outcome text not null check (length(outcome) between 1 and 2000),
  promised_on date,
  promised_cents bigint check (promised_cents > 0),
  recorded_by uuid not null references accounts (id),
  created_at timestamptz not null,
  check (promised_cents is null or promised_on is not null),
  check (promised_on is null or promised_on >= jamaica_day(created_at))
);

create index loan_contacts_of_loan on loan_contacts (loan_id, created_at desc, id desc);

create trigger loan_contacts_never_changed before update on loan_contacts for each row execute function refuse_change();

create trigger loan_contacts_never_emptied before truncate on loan_contacts for each statement execute function refuse_change();

-- A note goes only with its person, who may go only when nothing is owed.
create function refuse_forgetting_contact() returns trigger language plpgsql as $$
begin
  if not exists (select from loans where id = old.loan_id and state = 'Repaid') then
    raise exception 'a note about a loan that is owed stays' using errcode = '23514';
  end if;
  return old;
end $$;

create trigger loan_contacts_stay before delete on loan_contacts for each row execute function refuse_forgetting_contact();
