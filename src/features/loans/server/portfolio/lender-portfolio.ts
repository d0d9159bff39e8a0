// A lender's own loans, to be read only. Whom it lent to is named: the contract is its own, whatever became of a consent.

import { sql } from 'kysely';
import { foundAnswer } from '#platform/server/database/search/capped-search.ts';
import type { LikePattern } from '#platform/server/database/search/like-pattern.ts';
import { holdsWords } from '#platform/server/database/search/search-words.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { LenderLoan, portfolioEndpoints } from '../../contract/portfolio.ts';
import {
  asOfOneMoment,
  booksOnWire,
  type SummaryRow,
  selectSummaries,
  summaryOnWire,
} from '../show-books.ts';
import { figuresOnWire } from './figures.ts';
import { type OfOwner, ofCaller } from './owner.ts';
import { type BorrowerRow, readPage } from './read-page.ts';

export async function listLenderLoans(
  work: Work<Actor>,
  { query }: Received<typeof portfolioEndpoints, 'GET /api/loans/partner'>,
) {
  const { loans, first, kept } = await readPage(work, query, ofCaller(work), hasName);
  return { ...foundAnswer(loans.map(onWire), first, query.page), figures: figuresOnWire(kept) };
}

export async function showLenderLoan(
  work: Work<Actor>,
  { params }: Received<typeof portfolioEndpoints, 'GET /api/loans/partner/:id'>,
) {
  const isOwned = ofCaller(work);
  const { loan, schedule, entries } = await asOfOneMoment(work, (work) => read(work, params.id, isOwned));
  return { ...onWire(loan), schedule, entries };
}

async function read(work: Work, id: IdOf<'loans'>, isOwned: OfOwner) {
  const loan = await selectSummaries(work)
    .innerJoin('accounts', 'accounts.id', 'loans.account_id')
    .select(sql<string>`accounts.first_name || ' ' || accounts.last_name`.as('borrower_name'))
    .where('loans.id', '=', id)
    .where(sql<boolean>`${isOwned('loans')}`)
    .executeTakeFirst();
  if (!loan) return refuse('request.not_found');
  return { ...(await booksOnWire(work, id)), loan };
}

const onWire = (loan: SummaryRow & Pick<BorrowerRow, 'borrower_name'>): LenderLoan => ({
  ...summaryOnWire(loan),
  borrower: { fullName: loan.borrower_name },
});

/** In SQL, whether the borrower's name holds the words. E-mail addresses are not searched, because finding one by its parts would reveal it. */
const hasName = (pattern: LikePattern) => sql`exists (
  select from accounts m where m.id = l.account_id and ${holdsWords(sql`lower(m.first_name || ' ' || m.last_name)`, pattern)})`;
