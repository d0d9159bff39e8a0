-- A lender's other terms for an application to its loan: beside what was asked for, until a day, answered by the borrower once.

create table counter_offers (
  id uuid primary key,
  application_id uuid not null references applications (id),
  partner_id uuid not null,
  made_by uuid not null,
  asked_amount_cents bigint not null check (asked_amount_cents > 0),
  asked_rate_monthly_bps integer not null check (asked_rate_monthly_bps > 0),
  asked_term_months integer not null check (asked_term_months > 0),
  amount_cents bigint not null check (amount_cents > 0),
  rate_monthly_bps integer not null check (rate_monthly_bps > 0),
  term_months integer not null check (term_months > 0),
  reason text not null check (length(reason) between 1 and 2000),
  made_at timestamptz not null,
  stands_until date not null,
  outcome text check (outcome in ('Accepted', 'Declined', 'Withdrawn', 'Expired')),
  ended_at timestamptz,
  foreign key (partner_id, made_by) references partners (id, account_id),
  constraint counter_offers_other_terms check (
    (asked_amount_cents, asked_rate_monthly_bps, asked_term_months) is distinct from (amount_cents, rate_monthly_bps, term_months)),
  constraint counter_offers_stand_a_while check (stands_until > jamaica_day(made_at)),
  constraint counter_offers_ended_whole check ((outcome is null) = (ended_at is null)),
  constraint counter_offers_ended_after check (ended_at >= made_at),
  constraint counter_offers_accepted_in_time check (outcome <> 'Accepted' or jamaica_day(ended_at) <= stands_until)
);

-- One waits for its answer at a time, and one is accepted.
create unique index counter_offers_one_open on counter_offers (application_id) where outcome is null;

create unique index counter_offers_one_accepted on counter_offers (application_id) where outcome = 'Accepted';

create index counter_offers_by_application on counter_offers (application_id, made_at desc);

create function keep_counter_offer() returns trigger language plpgsql as $$
declare
  ended constant text[] := array['outcome', 'ended_at'];
begin
  if to_jsonb(new) - array['reason'] = to_jsonb(old) - array['reason'] and exists (
    select from applications p join accounts a on a.id = p.account_id
    where p.id = old.application_id and a.erased_at is not null) then
    return new;
  end if;
  if old.outcome is not null then
    raise exception 'an answered counter-offer never changes' using errcode = '23514';
  end if;
  if to_jsonb(new) - ended is distinct from to_jsonb(old) - ended then
    raise exception 'what a counter-offer says never changes' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger counter_offers_kept before update on counter_offers for each row execute function keep_counter_offer();

create trigger counter_offers_never_removed before delete on counter_offers for each row execute function refuse_change();

create trigger counter_offers_never_emptied before truncate on counter_offers
  for each statement execute function refuse_change();

-- What was asked for gives way to a counter-offer that was accepted, in the moment in which that approves it; never otherwise.
create or replace function keep_lender_application() returns trigger language plpgsql as $$
begin
  if (new.account_id, new.partner_id, new.partner_loan_id, new.consent_id, new.loan_info, new.product_info)
    is distinct from (old.account_id, old.partner_id, old.partner_loan_id, old.consent_id, old.loan_info, old.product_info) then
    raise exception 'what a lender was asked for never changes' using errcode = '23514';
  end if;
  if (new.amount_cents, new.rate_monthly_bps, new.term_months)
      is distinct from (old.amount_cents, old.rate_monthly_bps, old.term_months)
    and not (old.status = 'Waiting' and new.status = 'Approved' and exists (
      select from counter_offers o where o.application_id = old.id and o.outcome = 'Accepted'
        and (o.amount_cents, o.rate_monthly_bps, o.term_months)
          = (new.amount_cents, new.rate_monthly_bps, new.term_months)
        and (o.asked_amount_cents, o.asked_rate_monthly_bps, o.asked_term_months)
          = (old.amount_cents, old.rate_monthly_bps, old.term_months))) then
    raise exception 'what a lender was asked for never changes' using errcode = '23514';
  end if;
  if old.status <> 'Waiting'
    and (new.status, new.decided_by) is distinct from (old.status, old.decided_by) then
    raise exception 'a lender decides once' using errcode = '23514';
  end if;
  return new;
end $$;
