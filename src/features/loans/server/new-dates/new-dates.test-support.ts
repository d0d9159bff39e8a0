// A loan of which a borrower has asked to move the next instalment: for the tests about new dates.

import type { Services } from '#platform/server/work.ts';
import { addDays, type Day } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { payableOn } from '#shared/working-days/working-days.ts';
import { moderator } from '#tests/support/builders.ts';
import { workAs } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import { momentOn, type RunningLoan, runningLoan } from '#tests/support/loans.ts';
import { askNewDate } from './ask-new-date.ts';
import { grantNewDate } from './decide-new-date.ts';

type Known = Parameters<typeof runningLoan>[1] & {
  /** The day of asking; that of the disbursement otherwise. */
  askedOn?: Day;
  /** Days after the present date. */
  later?: number;
  reason?: string;
};

export type AskedLoan = RunningLoan & { requestId: IdOf<'due_date_requests'>; dueOn: Day; wantedOn: Day };

/** Of a new loan, for its first instalment, ten days later unless said otherwise, or the next day on which money can be paid. */
export async function askedLoan(services: Services, known: Known = {}): Promise<AskedLoan> {
  const loan = await runningLoan(services, known);
  const { oldest_due_on, disbursed_on } = await services.db
    .selectFrom('loans')
    .select(['oldest_due_on', 'disbursed_on'])
    .where('id', '=', loan.id)
    .executeTakeFirstOrThrow();
  const dueOn = oldest_due_on ?? disbursed_on;
  const wantedOn = payableOn(addDays(dueOn, known.later ?? 10));
  const now = momentOn(known.askedOn ?? disbursed_on);
  const { _id } = await askNewDate(workAs(services, loan.borrower, now), {
    params: { id: loan.id },
    body: { instalment: 1, wantedOn, reason: known.reason ?? 'My salary comes later this month.' },
  });
  return { ...loan, requestId: _id, dueOn, wantedOn };
}

/** What the authorisation test tries to reach: a request that waits, and its loan, one of a lender's. */
export async function newDateRecords(services: Services, borrower: RunningLoan['borrower']) {
  const { id, requestId } = await askedLoan(services, { borrower, lender: await lender(services) });
  return { newDateRequest: requestId, loanWithNewDate: id };
}

/** Grants a request as one of the staff, at that moment. */
export const granted = async (services: Services, id: IdOf<'due_date_requests'>, now: Date) =>
  grantNewDate(workAs(services, await moderator(services), now), { params: { id }, body: { note: '' } });

/** What was asked of a loan, the earliest first. */
export const requestsOf = ({ db }: Services, loan: Pick<RunningLoan, 'id'>) =>
  db
    .selectFrom('due_date_requests')
    .select(['status', 'wanted_due_on'])
    .where('loan_id', '=', loan.id)
    .orderBy('asked_at')
    .execute();
