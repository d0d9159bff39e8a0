// Which lender looked at what of one's own, and when, newest first.
import { onPage } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { pageAnswer } from '#shared/paging.ts';
import type { consentEndpoints, Look } from '../contract.ts';

export async function listLooks(
  work: Work<Actor>,
  { query }: Received<typeof consentEndpoints, 'GET /api/consents/looks'>,
) {
  const own = work.db.selectFrom('consent_looks as l').where('l.account_id', '=', work.actor.id);
  const [rows, { total }] = await Promise.all([
    own
      .innerJoin('partners as p', 'p.id', 'l.partner_id')
      .select(['l.id', 'l.partner_id', 'p.name', 'l.application_id', 'l.kind', 'l.seen', 'l.looked_at'])
      .orderBy('l.looked_at', 'desc')
      .orderBy('l.id', 'desc')
      .$call(onPage(query.page))
      .execute(),
    own.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const onWire = rows.map(
    (row): Look => ({
      _id: row.id,
      partner: { _id: row.partner_id, name: row.name },
      application: row.application_id,
      kind: row.kind,
      seen: row.seen,
      at: row.looked_at.toISOString(),
    }),
  );
  return pageAnswer(onWire, total, query.page);
}
