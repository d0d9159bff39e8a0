// Faults about money lent: applications, agreements, payouts, the books, rounding and days.
import type { PlantedFault } from '../planted-fault.ts';

const DECIDE = 'src/features/applications/server/decide-application.ts';
const SIGN = 'src/features/applications/server/agreement/sign-agreement.ts';
const LOANS = 'db/migrations/0024_loans.sql';
const DECIDE_TESTS = [
  'src/features/applications/server/decide-application.db.test.ts',
  'src/features/applications/server/two-approvals.db.test.ts',
];
const SIGN_TESTS = ['src/features/applications/server/agreement/sign-agreement.db.test.ts'];
const PAYOUT_TESTS = ['src/features/applications/server/disbursement/disburse.db.test.ts'];
const BOOKS_TESTS = [
  'src/features/loans/server/books/ledger-refuses.db.test.ts',
  'src/features/loans/server/books/post.db.test.ts',
];
const DESK_TESTS = [
  'src/features/loans/server/desk/payments.db.test.ts',
  'src/features/loans/server/desk/reverse-entry.db.test.ts',
  'src/features/loans/server/desk/adjustments.db.test.ts',
];
const IMPORT_TESTS = [
  'src/features/loans/server/imports/record-import.db.test.ts',
  'src/features/loans/server/imports/upload-import.db.test.ts',
];
const SCHEDULE_TESTS = [
  'src/features/loans/rules/schedule.test.ts',
  'src/features/loans/rules/published-examples.test.ts',
];

export const faults: PlantedFault[] = [
  {
    name: 'an application is approved and rejected at once',
    file: DECIDE,
    find: "    .forUpdate('applications')\n",
    replace: '',
    tests: DECIDE_TESTS,
  },
  {
    name: 'a large loan is approved twice by one person',
    file: DECIDE,
    find: "  if (approval === 'again') refuse(staffApplicationRefusals['application.approved_by_you']);\n",
    replace: '',
    tests: DECIDE_TESTS,
  },
  {
    name: 'a large loan is approved by one person',
    file: DECIDE,
    find: "    if (approval === 'first') return approveFirst(work, application, found);\n",
    replace: '',
    tests: DECIDE_TESTS,
  },
  {
    name: 'a loan whose facts got worse is approved without a word',
    file: DECIDE,
    find: 'worse.length > 0 ? accept(refusal, approvalDespiteFields, body).worseReason : null',
    replace: 'body.worseReason || null',
    tests: ['src/features/applications/server/approve-again.db.test.ts'],
  },
  {
    name: 'money is paid out before anything is verified',
    file: 'src/features/applications/server/disbursement/disburse.ts',
    find: 'if (payable.unproved.length > 0) refuseUnproved(payable);',
    replace: '',
    tests: ['src/features/applications/server/disbursement/verified-first.db.test.ts'],
  },
  {
    name: 'whoever approved a loan hands over its money',
    file: 'src/features/applications/rules/disbursement/may-disburse.ts',
    find: "payable.isByApprover ? 'approved_by_you' : null",
    replace: 'null',
    tests: ['src/features/applications/server/disbursement/two-hands.db.test.ts'],
  },
  {
    name: 'one person approves what goes beyond the decision of the day',
    file: 'src/features/applications/rules/next-approval.ts',
    find: '  isOverride || (aboveCents',
    replace: '  (aboveCents',
    tests: ['src/features/applications/server/approve-again.db.test.ts'],
  },
  {
    name: 'a verdict on an application is not in the audit log',
    file: DECIDE,
    find: 'await happened(work, applicationApproved, ',
    replace: 'await happened(work, { ...applicationApproved, audit: null }, ',
    tests: DECIDE_TESTS,
  },
  {
    name: 'two applications are open at once, by the database',
    file: 'db/migrations/0007_lenders.sql',
    find: 'create unique index applications_one_open on applications (account_id)\n',
    replace: 'create index applications_one_open on applications (account_id)\n',
    tests: ['tests/database-refuses.db.test.ts'],
  },
  {
    name: 'a decision of the policy can be changed',
    file: 'db/migrations/0004_offers.sql',
    find: 'create trigger decisions_append_only before update or delete on decisions for each row execute function refuse_change();\n',
    replace: '',
    tests: ['tests/database-refuses.db.test.ts'],
  },
  {
    name: 'another paper than the one on record is signed',
    file: SIGN,
    find: "    if (verdict === 'other_paper') return refuse(applicationRefusals['agreement.other_paper']);\n",
    replace: '',
    tests: SIGN_TESTS,
  },
  {
    name: 'a paper that was altered on the disk is signed',
    file: SIGN,
    find: '    await refuseAltered(work, agreement);\n',
    replace: '',
    tests: ['src/features/applications/server/agreement/paper/as-shown.db.test.ts'],
  },
  {
    name: 'a lender without a licence signs',
    file: SIGN,
    find: 'if (lender && !isSeenByBorrowers({ status: lender.status, licenceState: lender.licence_state }))',
    replace: 'if (false)',
    tests: [...SIGN_TESTS, 'src/features/applications/server/agreement/paper/as-shown.db.test.ts'],
  },
  {
    name: "another's agreement is signed",
    file: 'src/features/applications/server/agreement/lock-agreement.ts',
    find: "    .where('account_id', '=', work.actor.id)\n",
    replace: '',
    tests: SIGN_TESTS,
  },
  {
    name: 'money is handed over before the signature',
    file: 'src/features/applications/server/disbursement/payout-refusals.ts',
    find: '  else refuse(staffApplicationRefusals[REFUSALS[refusal]]);\n',
    replace: '',
    tests: PAYOUT_TESTS,
  },
  {
    name: 'the money of a cancelled loan is handed over beside its cancelling',
    file: 'src/features/applications/server/disbursement/lock-payable.ts',
    find: "    .where('id', '=', id)\n    .forUpdate()\n",
    replace: "    .where('id', '=', id)\n",
    tests: ['src/features/applications/server/disbursement/cancel-beside-others.db.test.ts', ...PAYOUT_TESTS],
    survives:
      'Both hold the borrower before the application, since a suspension has to wait for a payout: of two at once one waits there already.',
  },
  {
    name: 'an application has two loans, by the database',
    file: 'db/migrations/0037_payout-reversal.sql',
    find: "create unique index loans_one_of_application on loans (application_id) where state <> 'Reversed';",
    replace: "create index loans_one_of_application on loans (application_id) where state <> 'Reversed';",
    tests: ['tests/database-refuses.db.test.ts'],
  },
  {
    name: 'a payment is recorded twice, by the database',
    file: LOANS,
    find: 'create unique index loan_entries_reference on loan_entries',
    replace: 'create index loan_entries_reference on loan_entries',
    tests: BOOKS_TESTS,
  },
  {
    name: 'a transfer of the books can be changed',
    file: LOANS,
    find: 'create trigger loan_transfers_append_only before update or delete on loan_transfers for each row execute function refuse_change();\n',
    replace: '',
    tests: BOOKS_TESTS,
  },
  {
    name: 'the terms of a running loan can be changed',
    file: LOANS,
    find: 'create trigger loans_keep_terms before update on loans for each row execute function keep_loan_terms();\n',
    replace: '',
    tests: BOOKS_TESTS,
  },
  {
    name: 'a loan is opened without an approval, by the database',
    file: LOANS,
    find: 'create trigger loans_after_approval before insert on loans for each row execute function refuse_loan_without_approval();\n',
    replace: '',
    tests: ['tests/database-refuses.db.test.ts'],
  },
  {
    name: 'the amounts of an instalment can be changed',
    file: LOANS,
    find: 'create trigger loan_instalments_only_moved before update on loan_instalments for each row execute function only_move_instalment();\n',
    replace: '',
    tests: BOOKS_TESTS,
  },
  {
    name: 'two payments of a loan are booked at once',
    file: 'src/features/loans/server/books/lock-loans.ts',
    find: ".orderBy('id').forUpdate().execute();",
    replace: ".orderBy('id').execute();",
    tests: [...BOOKS_TESTS, ...DESK_TESTS],
  },
  {
    name: 'whoever asked for a waiver approves it',
    file: 'src/features/loans/server/desk/decide-adjustment.ts',
    find: 'if (!mayDecide({ status, askedBy: asked_by }, work.actor.id))',
    replace: "if (status !== 'Asked')",
    tests: DESK_TESTS,
  },
  {
    name: 'whom the asker has just added to the staff is a second person',
    file: 'src/features/loans/server/desk/decide-adjustment.ts',
    find: '  await refuseOneHand(work, [asked_by]);\n',
    replace: '',
    tests: ['src/features/loans/server/desk/second-person.db.test.ts'],
  },
  {
    name: 'one person asks and decides, by the database',
    file: 'db/migrations/0027_loan-adjustments.sql',
    find: 'constraint loan_adjustments_two_people check (decided_by <> asked_by)',
    replace: 'constraint loan_adjustments_two_people check (true)',
    tests: DESK_TESTS,
  },
  {
    name: "another's request is withdrawn",
    file: 'src/features/loans/server/desk/decide-adjustment.ts',
    find: "    if (adjustment.asked_by !== work.actor.id) refuse('request.not_found');\n",
    replace: '',
    tests: DESK_TESTS,
  },
  {
    name: 'a file of repayments is confirmed twice',
    file: 'src/features/loans/server/imports/import-work.ts',
    find: '.forUpdate().executeTakeFirst();',
    replace: '.executeTakeFirst();',
    tests: IMPORT_TESTS,
  },
  {
    name: 'a file of repayments is taken twice, by the database',
    file: 'db/migrations/0028_repayment-imports.sql',
    find: 'create unique index repayment_imports_one_of_a_file on',
    replace: 'create index repayment_imports_one_of_a_file on',
    tests: IMPORT_TESTS,
  },
  {
    name: "another's loan is shown",
    file: 'src/features/loans/server/own/own-loans.ts',
    find: "      .where('loans.account_id', '=', owner)\n",
    replace: '',
    tests: ['src/features/loans/server/own/own-loans.db.test.ts'],
  },
  {
    name: "everybody's loans are listed",
    file: 'src/features/loans/server/own/own-loans.ts',
    find: "      .where('loans.account_id', '=', work.actor.id)\n",
    replace: '',
    tests: ['src/features/loans/server/own/own-loans.db.test.ts'],
  },
  {
    name: 'a second new date is asked for, by the database',
    file: 'db/migrations/0029_arrears.sql',
    find: 'create unique index due_date_requests_one_open on',
    replace: 'create index due_date_requests_one_open on',
    tests: ['tests/database-refuses.db.test.ts'],
  },
  {
    name: 'a half cent is rounded down',
    file: 'src/shared/money.ts',
    find: '+ (divisor < 0n ? -divisor : divisor);\n  const size',
    replace: '+ (divisor < 0n ? -divisor : divisor) - 1n;\n  const size',
    tests: ['src/shared/money.test.ts'],
  },
  {
    name: 'what is due on the 31st is due on the 1st',
    file: 'src/shared/calendar.ts',
    find: 'Math.min(date, lastDate)',
    replace: 'date',
    tests: SCHEDULE_TESTS,
  },
  {
    name: 'the day is that of London',
    file: 'src/shared/calendar.ts',
    find: 'const JAMAICA_OFFSET_MS = -5 * HOUR_MS;',
    replace: 'const JAMAICA_OFFSET_MS = 0;',
    tests: ['src/shared/calendar.test.ts'],
  },
  {
    name: 'a loan number with a slip is read',
    file: 'src/features/loans/rules/loan-number.ts',
    find: ' && luhnSum(digits) % 10 === 0 ? digits',
    replace: ' ? digits',
    tests: ['src/features/loans/rules/loan-number.test.ts'],
  },
];
