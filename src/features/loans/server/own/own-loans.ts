// Shows borrowers their own loans: the list, and one with its schedule, its history and what would pay it off today.

import { onPage } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type Day, dayOf } from '#shared/calendar.ts';
import { centsToDollars } from '#shared/money.ts';
import { pageAnswer } from '#shared/paging.ts';
import { refuse } from '#shared/refusal.ts';
import type { OwnLoan, ownLoanEndpoints } from '../../contract/own.ts';
import type { LoanAccount } from '../../rules/books/account.ts';
import { maySettle, settlementQuote } from '../../rules/books/settlement.ts';
import { asOfOneMoment, booksOnWire, selectSummaries, summaryOnWire, summaryToday } from '../show-books.ts';

export async function listOwnLoans(
  work: Work<Actor>,
  { query }: Received<typeof ownLoanEndpoints, 'GET /api/loans/own'>,
) {
  const [rows, { total }] = await Promise.all([
    selectSummaries(work)
      .where('loans.account_id', '=', work.actor.id)
      .orderBy('loans.created_at', 'desc')
      .orderBy('loans.id', 'desc')
      .$call(onPage(query.page))
      .execute(),
    work.db
      .selectFrom('loans')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('account_id', '=', work.actor.id)
      .executeTakeFirstOrThrow(),
  ]);
  return pageAnswer(rows.map(summaryOnWire), total, query.page);
}

export async function showOwnLoan(
  work: Work<Actor>,
  { params }: Received<typeof ownLoanEndpoints, 'GET /api/loans/own/:id'>,
): Promise<OwnLoan> {
  const { id: owner } = work.actor;
  const { row, loan, schedule, entries } = await asOfOneMoment(work, async (work) => {
    const row = await selectSummaries(work)
      .where('loans.id', '=', params.id)
      .where('loans.account_id', '=', owner)
      .executeTakeFirst();
    if (!row) return refuse('request.not_found');
    return { row, ...(await booksOnWire(work, params.id)) };
  });
  const today = dayOf(work.now);
  return {
    loan: summaryToday(work, row, loan),
    today,
    schedule,
    entries: entries.toReversed(),
    settlement: settlementToday(loan.account, today),
    pay: work.services.config.places.pay,
  };
}

/** What would settle the loan today; null where that saves no interest, or the books are settled or given up already. */
function settlementToday({ owing, books }: LoanAccount, today: Day): OwnLoan['settlement'] {
  if (!maySettle(books)) return null;
  const { payCents, rebateCents } = settlementQuote(owing, books, today);
  if (payCents === 0 || rebateCents === 0) return null;
  return { pay: centsToDollars(payCents), save: centsToDollars(rebateCents) };
}
