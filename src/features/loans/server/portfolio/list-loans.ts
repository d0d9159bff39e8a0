// Every loan for staff, whoever lent it.
import { foundAnswer } from '#platform/server/database/search/capped-search.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { portfolioEndpoints } from '../../contract/portfolio.ts';
import { summaryOnWire } from '../show-books.ts';
import { figuresOnWire } from './figures.ts';
import { ofOwner } from './owner.ts';
import { readPage } from './read-page.ts';

export async function listLoans(
  work: Work,
  { query }: Received<typeof portfolioEndpoints, 'GET /api/loans/admin'>,
) {
  const { loans, first, kept, lenders } = await readPage(work, query, ofOwner(query.owner));
  const rows = loans.map((loan) => ({
    ...summaryOnWire(loan),
    borrower: { _id: loan.borrower_id, fullName: loan.borrower_name, email: loan.borrower_email },
  }));
  return { ...foundAnswer(rows, first, query.page), figures: figuresOnWire(kept), lenders };
}
