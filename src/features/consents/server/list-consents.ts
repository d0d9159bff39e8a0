// A person's own consents, newest first.
import { onPage } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { pageAnswer } from '#shared/paging.ts';
import type { Consent, consentEndpoints } from '../contract.ts';

export async function listConsents(
  work: Work<Actor>,
  { query }: Received<typeof consentEndpoints, 'GET /api/consents'>,
) {
  const own = work.db.selectFrom('consents').where('consents.account_id', '=', work.actor.id);
  const [rows, { total }] = await Promise.all([
    own
      .innerJoin('partners', 'partners.id', 'consents.partner_id')
      .select(['consents.id', 'partner_id', 'name', 'purpose', 'shared', 'given_at', 'withdrawn_at'])
      .orderBy('given_at', 'desc')
      .orderBy('consents.id', 'desc')
      .$call(onPage(query.page))
      .execute(),
    own.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const onWire = rows.map(
    (row): Consent => ({
      _id: row.id,
      partner: { _id: row.partner_id, name: row.name },
      purpose: row.purpose,
      shared: row.shared as Consent['shared'],
      given: row.given_at.toISOString(),
      withdrawn: row.withdrawn_at?.toISOString() ?? null,
    }),
  );
  return pageAnswer(onWire, total, query.page);
}
