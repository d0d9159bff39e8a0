// Loans that stand open in our own books, ours or a lender's, as debts of a month beside those that a borrower has told.
import { monthlyOf, type RunningLoan } from '#features/loans/rules/books/running-loan.ts';
import { dayOf } from '#shared/calendar.ts';
import { addCents, type Cents } from '#shared/money.ts';
import { sectionsAbout } from '../answer-names.ts';
import { type Sent, sameAsLatest } from './given-again.ts';

/**
 * What these loans take a month. One that was paid out on an earlier day than the debts were told, or recorded before, is among those and
 * counts with them; `debtsAnsweredAt` is null where none were told.
 */
export const monthlyOfRunning = (loans: readonly RunningLoan[], debtsAnsweredAt: Date | null): Cents =>
  addCents(
    ...loans.filter((loan) => debtsAnsweredAt === null || isSince(loan, debtsAnsweredAt)).map(monthlyOf),
  );

const isSince = ({ paidOutOn, recordedAt }: RunningLoan, answeredAt: Date): boolean =>
  paidOutOn >= dayOf(answeredAt) && recordedAt > answeredAt;

type Try = Pick<Sent, 'sId' | 'answers'> & { sentAt: Date };

/**
 * When the debts that count were told first: telling the same once more tells of no other loan. `sent`: every try of every section, the
 * latest first; `counts` says of the tries of one section whether a decision reads it. Null where no debts count.
 */
export function debtsAnsweredAt<One extends Try>(
  sent: readonly One[],
  counts: (tries: readonly One[]) => boolean,
): Date | null {
  const [tries] = sectionsAbout.debts
    .map((debts) => sent.filter(({ sId }) => sId === debts))
    .filter((tries) => tries.length > 0 && counts(tries));
  return sameAsLatest(tries ?? []).at(-1)?.sentAt ?? null;
}
