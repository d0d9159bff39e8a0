// What comes next of one loan today, by its books, so that it is right also before the ageing of the day has reached it.
import type { Work } from '#platform/server/work.ts';
import { dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import type { NextOfLoan } from '../../contract/next-of-loan.ts';
import { nextOf } from '../../rules/own/next-of-loan.ts';
import { readLoans } from '../books/read-loans.ts';
import { selectSummaries, summaryToday } from '../show-books.ts';

/** What comes next of a loan today; null where nothing is owed any more. */
export async function nextOfLoanToday(work: Work, id: IdOf<'loans'>): Promise<NextOfLoan | null> {
  const [row, loans] = await Promise.all([
    selectSummaries(work).where('loans.id', '=', id).executeTakeFirst(),
    readLoans(work, [id]),
  ]);
  const found = loans.get(id);
  if (!row || !found) return null;
  const { number, partner, ...loan } = summaryToday(work, row, found);
  const next = nextOf(loan, dayOf(work.now));
  const about = { loanId: id, number, lender: partner?.name ?? null, pay: work.services.config.places.pay };
  return next && { ...about, ...next };
}
