-- Lenders change their products and loans: edits are made on a known revision, and each order of their tables has its index.

alter table products add column revision integer not null default 1 check (revision > 0);

alter table partner_loans add column revision integer not null default 1 check (revision > 0);

-- What the comparison of lenders can be asked for: a larger loan could never be found. A ratio is a share of one's income.
alter table partner_loans
  add constraint partner_loans_findable_amount check (maximum_amount_cents <= 10000000000),
  add constraint partner_loans_criteria_value check (
    loan_criteria_value_hundredths between 1 and case loan_criteria when 'Debt Service Ratio' then 10000 else 10000000000 end);

create index products_of_partner_by_name on products (partner_id, lower(name), id);

create index products_of_partner_by_type on products (partner_id, type, id);

create index products_of_partner_by_criteria on products (partner_id, loan_requirement_criteria, id);

create index products_of_partner_by_status on products (partner_id, status, id);

create index partner_loans_of_partner_by_name on partner_loans (partner_id, lower(name), id);

create index partner_loans_of_partner_by_amount on partner_loans (partner_id, maximum_amount_cents, id);

create index partner_loans_of_partner_by_rate on partner_loans (partner_id, maximum_rate_monthly_bps, id);

create index partner_loans_of_partner_by_type on partner_loans (partner_id, type, id);
