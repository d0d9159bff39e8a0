// The queue of the review: documents that wait for a decision, the oldest first.
import { personOf } from '#features/information/server/store.ts';
import type { WaitingRow } from '#features/verification/contract.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { offsetOf, pageAnswer, ROWS_PER_PAGE } from '#shared/paging.ts';

const HOUR_MS = 3_600_000;

type Query = { audience: 'PreQualUser' | 'FullUser'; page: number };

export async function listQueue(work: Work<Actor>, { query: { audience, page } }: { query: Query }) {
  const waiting = work.db
    .selectFrom('verifications as v')
    .where('v.status', '=', 'Submitted')
    .where('v.audience', '=', audience);
  const [rows, { total }] = await Promise.all([
    waiting
      .innerJoin('accounts as a', 'a.id', 'v.account_id')
      .innerJoin('verification_schemas as w', 'w.id', 'v.verification_schema_id')
      .innerJoin('information_schemas as i', 'i.id', 'w.information_schema_id')
      .select(['v.id', 'v.created_at', 'v.attempt', 'w.name', 'i.s_id'])
      .select(['a.id as account_id', 'a.first_name', 'a.last_name', 'a.email'])
      .orderBy('v.created_at')
      .orderBy('v.id')
      .limit(ROWS_PER_PAGE)
      .offset(offsetOf(page))
      .execute(),
    waiting.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const shown = rows.map(
    (row): WaitingRow => ({
      _id: row.id,
      created: row.created_at.toISOString(),
      ageHours: Math.max(0, Math.floor((work.now.getTime() - row.created_at.getTime()) / HOUR_MS)),
      attempt: row.attempt,
      user: personOf({ ...row, id: row.account_id }),
      verificationSchema: { name: row.name },
      sId: row.s_id,
    }),
  );
  return pageAnswer(shown, total, page);
}
