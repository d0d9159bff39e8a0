// What staff are refused about running loans, new dates and files of repayments.
import { refusals } from '#shared/declared-refusals.ts';
import { loanDeskTexts } from './staff-loan-desk.ts';

export const staffLoanRefusals = refusals({
  'import.file_needed': ['invalid', 'Choose one CSV file.'],
  'import.not_csv': [
    'invalid',
    'This is not a CSV file. In your spreadsheet choose ‘Save as’ and then ‘CSV (comma delimited)’.',
  ],
  'import.columns': ['invalid', 'The first row of the file does not name the columns.'],
  'import.no_rows': [
    'invalid',
    'The file has no repayments: there is nothing below the names of the columns.',
  ],
  'import.too_large': ['invalid', 'The file is larger than 10 MB. Part it and upload the parts one by one.'],
  'import.too_many_rows': [
    'invalid',
    'The file has more than 100,000 rows. Part it and upload the parts one by one.',
  ],
  'import.confirmed': ['conflict', 'This file is recorded, or being recorded, already.'],
  'import.not_ready': ['conflict', 'This file is still being read. Wait for the verdicts on its rows.'],
  'import.ended': ['conflict', 'This file was discarded or could not be read. Upload it again.'],
  'import.nothing_to_record': ['conflict', 'No row of this file can be recorded.'],
  'import.changed': [
    'conflict',
    'What is to be recorded has changed meanwhile. Look at the rows again, then record them.',
  ],
  'import.second_person': [
    'conflict',
    'This file has rows that are ticked, large, or dated more than three days back. Somebody else than who uploaded it must record it.',
  ],
  'import.not_recorded': ['conflict', 'This file is not recorded yet.'],
  'import.settled': ['conflict', 'This file is settled already.'],
  'import.row_not_in_question': ['conflict', 'Only a row that pays too much can be ticked.'],
  'loan.nothing_owed': ['conflict', 'Nothing is owed on this loan.'],
  'loan.waives_too_much': ['conflict', 'That is more than is owed on this loan.'],
  'loan.refunds_too_much': ['conflict', 'That is more than we held for the borrower on that day.'],
  'loan.refund_waits': [
    'conflict',
    'Money of this loan waits to be given back already. Let that be decided first, or ask for less.',
  ],
  'loan.written_off': ['conflict', 'This loan is written off already.'],
  'loan.entry_unknown': ['missing', 'This entry is not in the books of the loan.'],
  'loan.entry_reversed': ['conflict', 'This entry has been taken back already.'],
  'loan.payout_followed': [
    'conflict',
    'Something has been recorded since the payout. Take that back first: payments, refunds, waivers and write-offs.',
  ],
  'loan.payout_reversed': [
    'conflict',
    'The payout of this loan has been taken back, so nothing is owed on it.',
  ],
  'loan.payout_two_people': [
    'conflict',
    'A payout is taken back by two people: ask for it under what two people decide.',
  ],
  'loan.entry_not_reversible': ['conflict', 'An entry of this kind cannot be taken back.'],
  'loan.fields': ['invalid', 'Some fields need another look.'],
  'loan.reference_used': ['conflict', 'A payment with this reference is recorded already.'],
  'loan.reference_waits': ['conflict', 'A payment with this reference waits for a second person already.'],
  'loan.reason_needed': ['invalid', loanDeskTexts.reasonNeeded],
  'loan.number': ['invalid', loanDeskTexts.findError],
  'loan.number_unknown': ['missing', 'No loan has this number.'],
  'loan.adjustment_open': ['conflict', 'A request about this loan waits for its answer already.'],
  'loan.adjustment_own': ['conflict', 'You asked for this yourself, so somebody else must decide.'],
  'loan.adjustment_settled': ['conflict', 'This request has been answered or withdrawn already.'],
  'new_date.settled': ['conflict', 'This request has been settled already.'],
  'new_date.note_needed': ['invalid', 'Say why the date stays, so that the borrower understands it.'],
  'new_date.paid': ['conflict', 'The instalment has been paid meanwhile, so there is no date to move.'],
});
