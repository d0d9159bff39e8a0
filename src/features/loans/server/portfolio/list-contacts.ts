// What was said with the borrower of one loan, the newest first.

import { sql } from 'kysely';
import { pageClause } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { pageAnswer } from '#shared/paging.ts';
import { refuse } from '#shared/refusal.ts';
import type { portfolioEndpoints } from '../../contract/portfolio.ts';
import { CONTACT, contactOnWire, type KeptContact } from './contacts.ts';

/** One round trip; no row at all means that there is no such loan. */
export async function listContacts(
  { db, now }: Work,
  { params, query }: Received<typeof portfolioEndpoints, 'GET /api/loans/admin/:id/contacts'>,
) {
  const { rows } = await sql<{ total: number; contact: KeptContact | null }>`
    select t.total, c.contact
    from (select (select count(*)::int from loan_contacts where loan_id = l.id) as total from loans l where l.id = ${params.id}) t
    left join (select ${CONTACT} as contact, c.created_at, c.id from loan_contacts c where c.loan_id = ${params.id}
      order by c.created_at desc, c.id desc ${pageClause(query.page)}) c on true
    order by c.created_at desc, c.id desc`.execute(db);
  const [first] = rows;
  if (!first) return refuse('request.not_found');
  return pageAnswer(
    rows.flatMap(({ contact }) => (contact === null ? [] : [contactOnWire(contact, now)])),
    first.total,
    query.page,
  );
}
