-- What the books allow and what is told of them: money moves on a day that was, and the bell tells of all that staff book by hand.

-- Nothing is received, paid out or given up on a day that is yet to come.
alter table loan_entries add constraint loan_entries_not_ahead check (effective_on <= jamaica_day(created_at));

create function refuse_entry_before_loan() returns trigger language plpgsql as $$
begin
  if exists (select from loans l where l.id = new.loan_id and l.disbursed_on > new.effective_on) then
    raise exception 'nothing happens to a loan before its money is handed over' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger loan_entries_after_disbursement before insert on loan_entries for each row execute function refuse_entry_before_loan();

-- A row whose reference was recorded and then taken back: money that nobody counts any more.
alter table repayment_import_rows drop constraint repayment_import_rows_verdict_check;

alter table repayment_import_rows add constraint repayment_import_rows_verdict_check check (verdict in ('Ready', 'Overpays', 'UnknownLoan', 'BadNumber',
  'BadAmount', 'BadDate', 'DateOutside', 'NoReference', 'RepeatedInFile', 'AlreadyRecorded', 'Different', 'TakenBack', 'Recorded', 'Refused'));

-- Four more kinds of activity, each set before those set last.
select allow_activity('loanEntryReversed');

select allow_activity('loanWrittenOff');

select allow_activity('loanRefunded');

select allow_activity('loanWaived');
