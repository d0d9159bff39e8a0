-- A row of a file that pays more than is owed is left out, until somebody of the staff ticks it.

-- A database without this one lacks 0216 as well, for which all nodes are stopped: nobody waits meanwhile.
-- squawk-ignore-file constraint-missing-not-valid, require-concurrent-index-creation, require-concurrent-index-deletion

alter table repayment_import_rows drop constraint repayment_import_rows_verdict_check;

alter table repayment_import_rows add constraint repayment_import_rows_verdict_check check (verdict in ('Ready', 'Overpays', 'Ticked', 'UnknownLoan',
  'BadNumber', 'BadAmount', 'BadDate', 'DateOutside', 'NoReference', 'RepeatedInFile', 'AlreadyRecorded', 'Different', 'TakenBack', 'Recorded', 'Refused'));

alter table repayment_import_rows drop constraint repayment_import_rows_whole;

alter table repayment_import_rows add constraint repayment_import_rows_whole check (verdict not in ('Ready', 'Overpays', 'Ticked', 'Recorded')
  or (loan_id is not null and reference is not null and amount_cents is not null and received_on is not null));

drop index repayment_import_rows_once;

create unique index repayment_import_rows_once on repayment_import_rows (import_id, reference)
  where verdict in ('Ready', 'Overpays', 'Ticked', 'Recorded');

-- What is ready comes before what is ticked, along the index of the verdicts.
drop index repayment_import_rows_to_record;
