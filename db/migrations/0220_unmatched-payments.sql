-- Files of payments wait for somebody of the staff until they are recorded, and until somebody has said what became of the rows that were left out.

alter table repayment_imports
  add column settled_at timestamptz,
  add column settled_by uuid,
  add column settled_note text;

-- Not validated in a step of its own: no row has any of the three, and a file a day was ever uploaded.
-- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
alter table repayment_imports add constraint repayment_imports_settled_by_fkey foreign key (settled_by) references accounts (id);

-- squawk-ignore constraint-missing-not-valid
alter table repayment_imports add constraint repayment_imports_settled check (
  (settled_at is null) = (settled_by is null) and (settled_at is null or state = 'Done') and (settled_note is null or settled_at is not null));

-- squawk-ignore constraint-missing-not-valid
alter table repayment_imports add constraint repayment_imports_settled_note_check check (length(settled_note) between 1 and 1000);

-- Files that left nothing out are done with. So are those whose time to be looked at was over before anybody could say so.
update repayment_imports i set settled_at = i.finished_at, settled_by = i.confirmed_by
where i.state = 'Done' and (i.finished_at < now() - interval '14 days' or not exists (
  select from repayment_import_totals t where t.import_id = i.id and t.rows > 0
    and t.verdict not in ('Recorded', 'AlreadyRecorded', 'RepeatedInFile')));

-- Not concurrently, as migrations run in one transaction: a few rows a day.
-- squawk-ignore require-concurrent-index-creation
create index repayment_imports_waiting on repayment_imports (uploaded_at, id)
  where state = 'Preview' or (state = 'Done' and settled_at is null);

-- squawk-ignore require-concurrent-index-creation
create index repayment_imports_settled_at on repayment_imports (settled_at, id) where settled_at is not null;
