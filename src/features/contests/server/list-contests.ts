// Lists contests: those that run, those that ended, and those that the caller has joined.

import { sql } from 'kysely';
import { onPage } from '#platform/server/database/page-clause.ts';
import { likePattern } from '#platform/server/database/search/like-pattern.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { pageAnswer } from '#shared/paging.ts';
import type { contestEndpoints } from '../contract.ts';
import { contestsSeenBy, onWire, SHOWN } from './store.ts';

export async function listContests(
  work: Work<Actor>,
  { query }: Received<typeof contestEndpoints, 'GET /api/contests'>,
) {
  const { when, search, page } = query;
  const found = contestsSeenBy(work)
    .where('c.ends_at', when === 'running' ? '>' : '<=', work.now)
    .$if(search !== undefined && search !== '', (rows) =>
      rows.where(sql`lower(c.name)`, 'like', likePattern(search ?? '')),
    );
  const direction = when === 'running' ? 'asc' : 'desc';
  const [rows, { total }] = await Promise.all([
    found
      .select(SHOWN)
      .orderBy('c.ends_at', direction)
      .orderBy('c.id', direction)
      .$call(onPage(page))
      .execute(),
    found.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return pageAnswer(
    rows.map((row) => onWire(row, work.now)),
    total,
    page,
  );
}

export async function listJoinedContests(
  work: Work<Actor>,
  { query }: Received<typeof contestEndpoints, 'GET /api/contests/user'>,
) {
  const joined = contestsSeenBy(work).where('mine.account_id', '=', work.actor.id);
  const [rows, { total }] = await Promise.all([
    joined
      .select(SHOWN)
      .orderBy('mine.joined_at', 'desc')
      .orderBy('mine.contest_id')
      .$call(onPage(query.page))
      .execute(),
    joined.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return pageAnswer(
    rows.map((row) => onWire(row, work.now)),
    total,
    query.page,
  );
}
