// Every loan for staff, whoever lent it.
import { sql } from 'kysely';
import { rowsOfPeople } from '#features/accounts/server/rows-of-people.ts';
import type { Work } from '#platform/server/work.ts';
import { pageAnswer } from '#shared/paging.ts';
import { summaryOnWire } from '../show-books.ts';
import { figuresOnWire } from './figures.ts';
import { ofOwner } from './owner.ts';
import { type PortfolioQuery, readPage } from './read-page.ts';

export async function listLoans(
  work: Work,
  { query }: { query: PortfolioQuery & { owner?: string | undefined } },
) {
  const { loans, total, kept, lenders } = await readPage(
    work,
    query,
    ofOwner(query.owner),
    (search) => sql`select l.* from ${rowsOfPeople(search, 'loans', 'l')}`,
  );
  const rows = loans.map((loan) => ({
    ...summaryOnWire(loan),
    borrower: { _id: loan.borrower_id, fullName: loan.borrower_name, email: loan.borrower_email },
  }));
  return { ...pageAnswer(rows, total, query.page), figures: figuresOnWire(kept), lenders };
}
