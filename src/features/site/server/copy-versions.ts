// The versions of the landing's copy for staff: the newest, which an edit begins from, and the history.

import { sql } from 'kysely';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { pageAnswer } from '#shared/paging.ts';
import type { CopyVersion, LandingCopy, siteEndpoints } from '../contract.ts';
import { wholeCopy } from '../rules/copy-in-page.ts';
import { changedSlots } from '../rules/validate-copy.ts';
import { publishedCopy } from './landing-copy.ts';

export async function latestCopy(work: Work) {
  const [newest, { revision, copy }] = await Promise.all([
    work.db
      .selectFrom('landing_copies')
      .select(['version', 'copy'])
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst(),
    publishedCopy(work.db),
  ]);
  return {
    version: newest?.version ?? 0,
    copy: wholeCopy(newest?.copy),
    publishedVersion: revision,
    publishedCopy: copy,
  };
}

type ListRow = Columns<'landing_copies', 'published_at' | 'created_at' | 'reverted_to'> & {
  /** The version; null in the single row that stands for an empty page. */
  version: Column<'landing_copies', 'version'> | null;
  newest: number;
  in_force: number;
  copy: unknown;
  earlier: unknown;
  by: string | null;
};

/** One round trip. Versions are numbered without a gap, so that the newest number is how many there are. */
export async function listCopyVersions(
  work: Work,
  { query }: Received<typeof siteEndpoints, 'GET /api/informations/landingCopy/versions'>,
) {
  const { rows } = await sql<ListRow>`
    select t.newest, t.in_force, v.version, v.copy, v.published_at, v.created_at, v.reverted_to,
      e.copy as earlier, a.first_name || ' ' || a.last_name as by
    from (
      select coalesce((select max(version) from landing_copies), 0) as newest,
        coalesce((select max(version) from landing_copies where published_at is not null), 0) as in_force
    ) t
    left join (select * from landing_copies order by version desc ${pageClause(query.page)}) v on true
    left join landing_copies e on e.version = v.version - 1
    left join accounts a on a.id = v.created_by order by v.version desc`.execute(work.db);
  const { newest = 0, in_force = 0 } = rows[0] ?? {};
  return { ...pageAnswer(rows.filter(isThere).map(onWire), newest, query.page), publishedVersion: in_force };
}

const isThere = (row: ListRow): row is ListRow & { version: number } => row.version !== null;

const onWire = (row: ListRow & { version: number }): CopyVersion => ({
  version: row.version,
  published: row.published_at?.toISOString() ?? null,
  created: row.created_at.toISOString(),
  by: row.by,
  revertedTo: row.reverted_to,
  changes: row.version === 1 ? [] : changesBetween(wholeCopy(row.earlier), wholeCopy(row.copy)),
});

const changesBetween = (before: LandingCopy, after: LandingCopy): CopyVersion['changes'] =>
  changedSlots(before, after).map((slot) => ({ slot, before: before[slot], after: after[slot] }));
