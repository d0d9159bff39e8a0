-- How often borrowers looked at a lender's loan on a day, and began to apply for it. Two counts a day and nothing of whoever it was.

create table loan_interest (
  partner_loan_id uuid not null references partner_loans (id) on delete cascade,
  day date not null,
  views integer not null default 0,
  starts integer not null default 0,
  primary key (partner_loan_id, day),
  constraint loan_interest_counts_check check (views >= 0 and starts >= 0)
);

-- What exists is counted from today on.
insert into loan_interest (partner_loan_id, day) select id, (now() at time zone 'America/Jamaica')::date from partner_loans;
