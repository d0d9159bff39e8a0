-- Lenders decide on what they are asked for: each order of their list has its index, counts are kept, a verdict is theirs alone and final, and each look at a borrower is on record.

-- The verdict on an application to a lender is that lender's own: nobody else can have decided it.
alter table partners add constraint partners_owner unique (id, account_id);

alter table applications
  add constraint applications_decided_by_lender foreign key (partner_id, decided_by) references partners (id, account_id);

create function keep_lender_application() returns trigger language plpgsql as $$
begin
  if (new.account_id, new.partner_id, new.partner_loan_id, new.consent_id, new.amount_cents, new.rate_monthly_bps,
      new.term_months, new.loan_info, new.product_info)
    is distinct from (old.account_id, old.partner_id, old.partner_loan_id, old.consent_id, old.amount_cents, old.rate_monthly_bps,
      old.term_months, old.loan_info, old.product_info) then
    raise exception 'what a lender was asked for never changes' using errcode = '23514';
  end if;
  if old.status <> 'Waiting'
    and (new.status, new.decided_by) is distinct from (old.status, old.decided_by) then
    raise exception 'a lender decides once' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger applications_of_lender_kept before update on applications for each row
  when (old.partner_id is not null) execute function keep_lender_application();

create index applications_of_partner_by_status on applications (partner_id, status, created_at desc, id desc) where partner_id is not null;

create index applications_of_partner_by_title on applications (partner_id, lower(loan_info ->> 'name'), id) where partner_id is not null;

create index applications_of_partner_by_product on applications (partner_id, lower(product_info ->> 'name'), id) where partner_id is not null;

create index applications_of_partner_by_amount on applications (partner_id, ((loan_info ->> 'maximumAmount')::numeric), id)
  where partner_id is not null;

create index applications_of_partner_by_rate on applications (partner_id, ((loan_info ->> 'maximumInterestRate')::numeric), id)
  where partner_id is not null;

create index applications_of_partner_by_type on applications (partner_id, (loan_info ->> 'type'), id) where partner_id is not null;

-- A lender's applications by state, kept by the writes, so that no list counts.
create table lender_application_totals (
  partner_id uuid not null references partners (id),
  status text not null,
  applications integer not null,
  primary key (partner_id, status)
);

insert into lender_application_totals (partner_id, status, applications)
  select partner_id, status, count(*) from applications where partner_id is not null group by partner_id, status;

create function keep_lender_application_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.status = old.status then return null; end if;
    update lender_application_totals set applications = applications - 1
      where partner_id = old.partner_id and status = old.status;
  end if;
  insert into lender_application_totals as t (partner_id, status, applications) values (new.partner_id, new.status, 1)
  on conflict (partner_id, status) do update set applications = t.applications + 1;
  return null;
end $$;

create trigger applications_keep_totals_of_lender after insert or update on applications for each row
  when (new.partner_id is not null) execute function keep_lender_application_totals();

-- Who looked at a person under which consent, at what, when: the names of the sections, or of a section and the document in it.
create table consent_looks (
  id uuid primary key,
  consent_id uuid not null,
  account_id uuid not null references accounts (id),
  partner_id uuid not null,
  application_id uuid not null references applications (id),
  kind text not null check (kind in ('Application', 'Document')),
  seen text[] not null,
  file_id uuid,
  looked_at timestamptz not null,
  foreign key (consent_id, account_id, partner_id) references consents (id, account_id, partner_id),
  check ((kind = 'Document') = (file_id is not null)),
  check (kind = 'Application' or cardinality(seen) = 2)
);

-- The same, looked at again within the hour, is the same look.
create unique index consent_looks_once_an_hour on consent_looks (consent_id, application_id, kind, seen,
  coalesce(file_id, '00000000-0000-0000-0000-000000000000'), date_trunc('hour', looked_at at time zone 'UTC'));

create index consent_looks_by_account on consent_looks (account_id, looked_at desc, id desc);

create function refuse_look_without_consent() returns trigger language plpgsql as $$
begin
  if not exists (select from consents where id = new.consent_id and withdrawn_at is null) then
    raise exception 'nobody is looked at without consent' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger consent_looks_under_consent before insert on consent_looks for each row execute function refuse_look_without_consent();

create trigger consent_looks_append_only before update or delete on consent_looks for each row execute function refuse_change();

create trigger consent_looks_never_emptied before truncate on consent_looks for each statement execute function refuse_change();
