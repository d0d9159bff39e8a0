-- Lenders: their companies, products and loans; the consents that let a lender see a borrower; applications to a lender's loan.

create table partners (
  id uuid primary key,
  account_id uuid not null unique references accounts (id),
  name text not null check (length(name) between 1 and 120),
  contact_phone text not null check (contact_phone ~ '^[0-9]{7,15}$'),
  contact_email text not null check (length(contact_email) between 3 and 254),
  description text not null check (length(description) between 1 and 5000),
  address text not null check (length(address) between 1 and 500),
  logo_file_id uuid not null unique references files (id),
  status text not null check (status in ('Active', 'Deactivated', 'Revoked')),
  licence_state text not null default 'None' check (licence_state in ('None', 'Applied', 'Licensed', 'Suspended', 'Expired')),
  licence_number text check (length(licence_number) between 1 and 60),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (licence_state <> 'Licensed' or licence_number is not null)
);

create unique index partners_licence on partners (upper(licence_number));

create index partners_by_name on partners (lower(name), id);

create table products (
  id uuid primary key,
  partner_id uuid not null references partners (id),
  name text not null check (length(name) between 1 and 120),
  type text not null check (type in ('Personal', 'Business', 'Both')),
  short_code text not null check (length(short_code) between 1 and 40),
  status text not null check (status in ('Active', 'Inactive')),
  loan_requirement_criteria text not null check (loan_requirement_criteria in ('DSR', 'Free Cash Flow', 'Both')),
  description text not null check (length(description) between 1 and 5000),
  image_file_id uuid unique references files (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (lower(name || ' ' || short_code)) stored,
  unique (id, partner_id)
);

create unique index products_short_code on products (partner_id, lower(short_code));

create index products_by_name on products (lower(name), id);

create index products_by_partner on products (partner_id, created_at desc, id desc);

create index products_search on products using gin (search_text gin_trgm_ops);

-- A loan's product is its lender's own. The criteria's value is in hundredths: of a per cent, or of a dollar.
create table partner_loans (
  id uuid primary key,
  partner_id uuid not null references partners (id),
  product_id uuid not null,
  name text not null check (length(name) between 1 and 120),
  status text not null check (status in ('Active', 'Inactive')),
  description text not null check (length(description) between 1 and 5000),
  security_type text not null check (security_type in ('Unsecured', 'Secured')),
  repayment_option text not null check (repayment_option in ('Daily', 'Weekly', 'Fortnightly', 'Monthly', 'Quarterly', 'Annually')),
  loan_criteria text not null check (loan_criteria in ('Free Cash Flow', 'Debt Service Ratio')),
  loan_criteria_value_hundredths bigint not null check (loan_criteria_value_hundredths >= 0),
  minimum_amount_cents bigint not null check (minimum_amount_cents > 0),
  maximum_amount_cents bigint not null check (maximum_amount_cents <= 10000000000000),
  minimum_rate_monthly_bps integer not null check (minimum_rate_monthly_bps > 0),
  default_rate_monthly_bps integer not null,
  maximum_rate_monthly_bps integer not null check (maximum_rate_monthly_bps <= 10000),
  minimum_term_months integer not null check (minimum_term_months > 0),
  default_term_months integer not null,
  maximum_term_months integer not null check (maximum_term_months <= 600),
  send_data_if_prequalified boolean not null default true,
  allow_ksap_to_offer boolean not null default true,
  type text not null check (type in ('Car Loan', 'Mortgage', 'Unsecured Regular Loan')),
  image_file_id uuid unique references files (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (product_id, partner_id) references products (id, partner_id),
  unique (id, partner_id),
  check (minimum_amount_cents <= maximum_amount_cents),
  check (default_rate_monthly_bps between minimum_rate_monthly_bps and maximum_rate_monthly_bps),
  check (default_term_months between minimum_term_months and maximum_term_months)
);

create index partner_loans_newest on partner_loans (created_at desc, id desc);

create index partner_loans_cheapest on partner_loans (default_rate_monthly_bps, id);

create index partner_loans_by_partner on partner_loans (partner_id, created_at desc, id desc);

create index partner_loans_by_product on partner_loans (product_id);

-- What a person let one lender see, for one purpose, in which wording; withdrawn, but never changed or removed.
create table consents (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  partner_id uuid not null references partners (id),
  purpose text not null check (purpose in ('LoanApplication', 'Prequalification')),
  shared text[] not null check (cardinality(shared) > 0),
  text_version integer not null check (text_version > 0),
  given_at timestamptz not null,
  withdrawn_at timestamptz check (withdrawn_at >= given_at),
  unique (id, account_id, partner_id)
);

create unique index consents_one_standing on consents (account_id, partner_id, purpose) where withdrawn_at is null;

create index consents_by_account on consents (account_id, given_at desc, id desc);

create index consents_by_partner on consents (partner_id, account_id);

create function only_withdraw_consent() returns trigger language plpgsql as $$
begin
  if old.withdrawn_at is not null or new.withdrawn_at is null
    or (to_jsonb(new) - 'withdrawn_at') <> (to_jsonb(old) - 'withdrawn_at') then
    raise exception 'a consent can only be withdrawn, once' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger consents_only_withdrawn before update on consents for each row execute function only_withdraw_consent();

create trigger consents_never_removed before delete on consents for each row execute function refuse_change();

create trigger consents_never_emptied before truncate on consents for each statement execute function refuse_change();

-- An application is either to the platform's own loan, on a decision of ours, or to a lender's, under a consent for that lender.
alter table applications add column partner_loan_id uuid;

alter table applications add column partner_id uuid;

alter table applications add column consent_id uuid;

alter table applications alter column decision_id drop not null;

alter table applications drop constraint applications_status_check;

alter table applications drop constraint applications_check;

alter table applications drop constraint applications_check1;

alter table applications
  add constraint applications_status_check check (status in ('Pending', 'Waiting', 'Approved', 'Rejected')),
  add constraint applications_undecided check ((status in ('Pending', 'Waiting')) = (decided_at is null)),
  add constraint applications_reason check (status <> 'Rejected' or partner_loan_id is not null or length(rejection_reason) > 0),
  add constraint applications_one_kind check (
    (partner_loan_id is null) = (decision_id is not null)
    and (partner_loan_id is null) = (partner_id is null)
    and (partner_loan_id is null) = (consent_id is null)),
  add constraint applications_who_decides check (
    (partner_loan_id is null or status <> 'Pending') and (partner_loan_id is not null or status <> 'Waiting')),
  add constraint applications_partner_loan foreign key (partner_loan_id, partner_id) references partner_loans (id, partner_id),
  add constraint applications_consent foreign key (consent_id, account_id, partner_id) references consents (id, account_id, partner_id);

drop index applications_one_open;

create unique index applications_one_open on applications (account_id)
  where partner_loan_id is null and status <> 'Rejected' and closed_at is null;

create unique index applications_one_waiting on applications (account_id, partner_loan_id) where status = 'Waiting';

create index applications_by_partner on applications (partner_id, created_at desc, id desc) where partner_id is not null;
