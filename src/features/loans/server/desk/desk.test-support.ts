// What the tests of the desk do to a loan, through the calls that staff make.
import type { Services } from '#platform/server/work.ts';
import { dayOf } from '#shared/calendar.ts';
import { moderator, type Someone } from '#tests/support/builders.ts';
import { workAs } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import { repaid, runningLoan } from '#tests/support/loans.ts';
import { askAdjustment } from './ask-adjustment.ts';

/** Loans from lenders: one that is paid beyond what was owed, with its repayment, and one with a waiver asked for. */
export async function loanDeskRecords(services: Services, borrower: Someone) {
  const officer = await moderator(services);
  const [paid, waived] = [
    await runningLoan(services, { borrower, officer, lender: await lender(services) }),
    await runningLoan(services, { borrower, officer, lender: await lender(services) }),
  ];
  await repaid(services, paid, 6_000_00, dayOf(new Date()));
  await askAdjustment(workAs(services, officer), {
    params: { id: waived.id },
    body: { kind: 'Waiver', amount: 50, reason: 'A storm closed the market' },
  });
  const entry = await services.db
    .selectFrom('loan_entries')
    .select('id')
    .where('loan_id', '=', paid.id)
    .where('kind', '=', 'Repayment')
    .executeTakeFirstOrThrow();
  const adjustment = await services.db
    .selectFrom('loan_adjustments')
    .select('id')
    .where('loan_id', '=', waived.id)
    .executeTakeFirstOrThrow();
  return { loanInCredit: paid.id, loanEntry: entry.id, loanAdjustment: adjustment.id };
}
