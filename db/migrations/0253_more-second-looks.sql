-- Verdicts about applications and findings of complaints are given a second time too, as those about documents (0151): a look is about one of the three.

-- The version before joins the documents, and so does not meet a look without them.
-- squawk-ignore ban-drop-not-null
alter table second_looks alter column verification_id drop not null;

alter table second_looks
  add column application_id uuid,
  add column complaint_id uuid,
  -- Whom an application or a complaint is of; null of documents, which say it themselves, and of visitors.
  add column account_id uuid;

-- Not validated in a step of its own: no row has either of the two, and few verdicts were ever looked at twice.
-- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
alter table second_looks add constraint second_looks_application_id_fkey foreign key (application_id) references applications (id) on delete cascade;

-- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
alter table second_looks add constraint second_looks_complaint_id_fkey foreign key (complaint_id) references complaints (id) on delete cascade;

-- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
alter table second_looks add constraint second_looks_account_id_fkey foreign key (account_id) references accounts (id);

-- Not concurrently, as migrations run in one transaction: a few rows a day.
-- squawk-ignore require-concurrent-index-creation
create unique index second_looks_application_id on second_looks (application_id) where application_id is not null;

-- squawk-ignore require-concurrent-index-creation
create unique index second_looks_complaint_id on second_looks (complaint_id) where complaint_id is not null;

-- squawk-ignore constraint-missing-not-valid
alter table second_looks add constraint second_looks_about_one check (num_nonnulls(verification_id, application_id, complaint_id) = 1);

-- squawk-ignore constraint-missing-not-valid
alter table second_looks add constraint second_looks_queue_check check (queue in ('Verification', 'VerificationModel5', 'Applications', 'Complaints'));

alter table second_looks drop constraint second_looks_first_verdict_check, drop constraint second_looks_second_verdict_check;

-- squawk-ignore constraint-missing-not-valid
alter table second_looks add constraint second_looks_first_verdict_check check (first_verdict in ('Verified', 'Approved', 'Rejected', 'Upheld', 'PartlyUpheld', 'NotUpheld'));

-- squawk-ignore constraint-missing-not-valid
alter table second_looks add constraint second_looks_second_verdict_check check (second_verdict in ('Verified', 'Approved', 'Rejected', 'Upheld', 'PartlyUpheld', 'NotUpheld'));

-- squawk-ignore constraint-missing-not-valid
alter table second_looks add constraint second_looks_verdicts_of_one_kind check (case
    when complaint_id is not null then first_verdict in ('Upheld', 'PartlyUpheld', 'NotUpheld') and (second_verdict is null or second_verdict in ('Upheld', 'PartlyUpheld', 'NotUpheld'))
    when application_id is not null then first_verdict in ('Approved', 'Rejected') and (second_verdict is null or second_verdict in ('Approved', 'Rejected'))
    else first_verdict in ('Verified', 'Rejected') and (second_verdict is null or second_verdict in ('Verified', 'Rejected')) end);
