// Reads lenders' companies: those that may lend, one with the state of its licence, and the caller's own.

import type { Selectable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { onPage } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { pageAnswer } from '#shared/paging.ts';
import { answerOf } from '#shared/record/columns.ts';
import { refuse } from '#shared/refusal.ts';
import type { OwnPartner, PublicPartner, partnerEndpoints } from '../contract.ts';
import { ownCompanyFields, publicCompanyFields } from '../fields/partner-company.ts';
import { isChecked } from '../rules/may-publish.ts';
import { isSeenByBorrowers, mayBeLookedUp } from '../rules-in-sql/may-publish.ts';
import { addressOfPicture } from './open-picture.ts';

type Row = Selectable<Tables['partners']>;

export async function listPartners(
  work: Work,
  { query }: Received<typeof partnerEndpoints, 'GET /api/partners'>,
) {
  const lending = work.db.selectFrom('partners').where(isSeenByBorrowers('partners'));
  const [rows, { total }] = await Promise.all([
    lending
      .selectAll()
      .orderBy((row) => row.fn('lower', ['name']))
      .orderBy('id')
      .$call(onPage(query.page))
      .execute(),
    lending.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return pageAnswer(rows.map(publicOnWire), total, query.page);
}

/**
 * One lender as borrowers see it. One that does not lend because its licence is suspended or out of date is shown with that state, so that
 * a borrower can look it up.
 */
export async function getPartner(
  work: Work,
  { params }: Received<typeof partnerEndpoints, 'GET /api/partner/:id'>,
): Promise<{ partner: PublicPartner }> {
  const row = await work.db
    .selectFrom('partners')
    .selectAll()
    .where('id', '=', params.id)
    .where(mayBeLookedUp('partners'))
    .executeTakeFirst();
  return row ? { partner: publicOnWire(row) } : refuse('request.not_found');
}

export async function getOwnPartner(work: Work<Actor>): Promise<{ partner: OwnPartner | null }> {
  const row = await work.db
    .selectFrom('partners')
    .selectAll()
    .where('account_id', '=', work.actor.id)
    .executeTakeFirst();
  return {
    partner: row
      ? {
          ...publicOnWire(row),
          ...answerOf(ownCompanyFields, row),
          licenceNumber: row.licence_number,
          status: row.status,
          created: row.created_at.toISOString(),
          revision: row.revision,
        }
      : null,
  };
}

/** What borrowers see of a lender. A licence number that nobody has checked is its lender's word alone, and left out. */
const publicOnWire = (row: Row): PublicPartner => ({
  _id: row.id,
  ...answerOf(publicCompanyFields, row),
  logo: addressOfPicture(row.logo_file_id),
  licenceNumber: isChecked(row.licence_state) ? row.licence_number : null,
  licenceState: row.licence_state,
});
