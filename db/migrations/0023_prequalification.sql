-- What lenders see of their own business, kept by the writes; and the figures of people who let a lender contact them.

-- A lender's day in Jamaica: applications that came in, people whose first one to this lender came in, and what was decided.
create table partner_figures (
  partner_id uuid not null references partners (id),
  day date not null,
  applied integer not null default 0 check (applied >= 0),
  applicants integer not null default 0,
  approved integer not null default 0 check (approved >= 0),
  rejected integer not null default 0 check (rejected >= 0),
  approved_cents bigint not null default 0 check (approved_cents >= 0),
  seconds_to_decide bigint not null default 0 check (seconds_to_decide >= 0),
  primary key (partner_id, day)
);

-- Who has applied to whom at all, so that a person is counted once.
create table partner_applicants (
  partner_id uuid not null references partners (id),
  account_id uuid not null references accounts (id),
  primary key (partner_id, account_id)
);

-- What one application stands for, added (1) or taken back (-1).
create function count_for_partner(told applications, change integer, people integer) returns void language plpgsql as $$
begin
  insert into partner_figures as f (partner_id, day, applied, applicants)
  values (told.partner_id, jamaica_day(told.created_at), 0, people)
  on conflict (partner_id, day) do update set applicants = f.applicants + excluded.applicants;
  update partner_figures set applied = applied + change
  where partner_id = told.partner_id and day = jamaica_day(told.created_at);
  if told.decided_at is null then return; end if;
  insert into partner_figures (partner_id, day) values (told.partner_id, jamaica_day(told.decided_at)) on conflict do nothing;
  update partner_figures set
    approved = approved + case told.status when 'Approved' then change else 0 end,
    rejected = rejected + case told.status when 'Rejected' then change else 0 end,
    approved_cents = approved_cents + case told.status when 'Approved' then change * told.amount_cents else 0 end,
    seconds_to_decide = seconds_to_decide + change * greatest(0, extract(epoch from told.decided_at - told.created_at)::bigint)
  where partner_id = told.partner_id and day = jamaica_day(told.decided_at);
end $$;

create function keep_partner_figures() returns trigger language plpgsql as $$
declare
  people integer := 0;
begin
  if tg_op = 'INSERT' then
    insert into partner_applicants (partner_id, account_id) values (new.partner_id, new.account_id) on conflict do nothing;
    get diagnostics people = row_count;
  elsif tg_op = 'DELETE' then
    if not exists (select from applications where account_id = old.account_id and partner_id = old.partner_id) then
      delete from partner_applicants where partner_id = old.partner_id and account_id = old.account_id;
      get diagnostics people = row_count;
    end if;
  end if;
  if tg_op <> 'INSERT' then perform count_for_partner(old, -1, -people); end if;
  if tg_op <> 'DELETE' then perform count_for_partner(new, 1, people); end if;
  return null;
end $$;

create trigger applications_count_for_partner after insert on applications for each row
  when (new.partner_id is not null) execute function keep_partner_figures();

create trigger applications_count_for_partner_of_changed after update on applications for each row
  when (new.partner_id is not null
    and (old.status, old.created_at, old.decided_at, old.amount_cents)
      is distinct from (new.status, new.created_at, new.decided_at, new.amount_cents))
  execute function keep_partner_figures();

create trigger applications_count_for_partner_of_removed after delete on applications for each row
  when (old.partner_id is not null) execute function keep_partner_figures();

insert into partner_applicants (partner_id, account_id)
select distinct partner_id, account_id from applications where partner_id is not null;

insert into partner_figures (partner_id, day, applied, applicants, approved, rejected, approved_cents, seconds_to_decide)
select partner_id, day, sum(applied), sum(applicants), sum(approved), sum(rejected), sum(approved_cents), sum(seconds) from (
  select partner_id, jamaica_day(created_at) as day, 1 as applied,
    case when row_number() over (partition by partner_id, account_id order by created_at, id) = 1 then 1 else 0 end as applicants,
    0 as approved, 0 as rejected, 0::bigint as approved_cents, 0::bigint as seconds
  from applications where partner_id is not null
  union all
  select partner_id, jamaica_day(decided_at), 0, 0, (status = 'Approved')::int, (status = 'Rejected')::int,
    case status when 'Approved' then amount_cents else 0 end, greatest(0, extract(epoch from decided_at - created_at)::bigint)
  from applications where partner_id is not null and decided_at is not null
) happened group by partner_id, day;

-- What the submitted sections of a person say, for as long as a lender may contact them; null where they do not say it.
-- Income and debt payments are kept for the largest instalment that the policy in force allows.
create table prequalification_figures (
  account_id uuid primary key references accounts (id),
  income_cents bigint check (income_cents > 0),
  debt_payments_cents bigint check (debt_payments_cents >= 0),
  free_cash_flow_cents bigint,
  debt_service_bps integer check (debt_service_bps >= 0),
  is_verified boolean not null,
  is_stale boolean not null default false,
  figured_at timestamptz not null,
  check (num_nulls(income_cents, debt_payments_cents, free_cash_flow_cents, debt_service_bps) in (0, 4)),
  check (income_cents is not null or not is_verified)
);

create index prequalification_figures_stale on prequalification_figures (account_id) where is_stale;

create trigger prequalification_figures_not_for_erased before insert on prequalification_figures for each row
  execute function refuse_for_erased();

-- A stale row is marked again: that waits for whoever is just working the figures out without this change.
create function mark_figures_stale() returns trigger language plpgsql as $$
begin
  update prequalification_figures set is_stale = true
  where account_id = case tg_op when 'DELETE' then old.account_id else new.account_id end;
  return null;
end $$;

create trigger submissions_mark_figures after insert or delete on submissions for each row execute function mark_figures_stale();

create trigger submissions_mark_figures_of_changed after update on submissions for each row
  when ((old.answers, old.status, old.reopened_at, old.emptied_at)
    is distinct from (new.answers, new.status, new.reopened_at, new.emptied_at))
  execute function mark_figures_stale();

create function forget_figures_without_consent() returns trigger language plpgsql as $$
begin
  delete from prequalification_figures f where f.account_id = new.account_id and not exists (
    select from consents c where c.account_id = f.account_id and c.purpose = 'Prequalification' and c.withdrawn_at is null);
  return null;
end $$;

create trigger consents_forget_figures after update on consents for each row
  when (new.purpose = 'Prequalification' and new.withdrawn_at is not null) execute function forget_figures_without_consent();

-- A lender also looks at a person in its list of people whom it may contact, which is about no application, and in a list that it
-- downloads.
alter table consent_looks alter column application_id drop not null;

alter table consent_looks drop constraint consent_looks_kind_check;

alter table consent_looks drop constraint consent_looks_check1;

alter table consent_looks
  add constraint consent_looks_kind_check check (kind in ('Application', 'Document', 'Report', 'Prequalification')),
  add constraint consent_looks_of_document check (kind <> 'Document' or cardinality(seen) = 2),
  add constraint consent_looks_at_application check ((kind = 'Prequalification') = (application_id is null));

create unique index consent_looks_at_person_once_an_hour on consent_looks (consent_id, date_trunc('hour', looked_at at time zone 'UTC'))
  where kind = 'Prequalification';

create index consents_to_be_contacted on consents (partner_id, given_at desc, id desc)
  where purpose = 'Prequalification' and withdrawn_at is null;

create index partner_loans_to_offer on partner_loans (default_rate_monthly_bps, id) where allow_ksap_to_offer and status = 'Active';
