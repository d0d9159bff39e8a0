// Promo codes for staff, the newest first; a search finds any part of a code.
import { sql } from 'kysely';
import type { Columns } from '#platform/server/database/columns.ts';
import { alongMoment, pageClause } from '#platform/server/database/page-clause.ts';
import { likePattern } from '#platform/server/database/search/like-pattern.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { pageAnswer } from '#shared/paging.ts';
import type { PromoCode, promoCodeEndpoints } from '../../../contract/promo-codes.ts';
import { promoStateOf } from '../../../rules/promo-code.ts';

type Row = Columns<
  'promo_codes',
  'id' | 'code' | 'seeds' | 'used' | 'max_uses' | 'expires_at' | 'created_at' | 'created_by'
> & { adder_name: string | null };

/** Lists promo codes in one round trip. */
export async function listPromoCodes(
  work: Work,
  { query }: Received<typeof promoCodeEndpoints, 'GET /api/promo-codes'>,
) {
  const order = alongMoment(query.sort ?? 'newest', sql`c.created_at`, sql`c.id`);
  const where = query.search ? sql`c.code like ${likePattern(query.search).toUpperCase()}` : sql`true`;
  const { rows } = await sql<(Row & { total: number }) | (Record<'id', null> & { total: number })>`
    select t.total, c.*, a.first_name || ' ' || a.last_name as adder_name
    from (select count(*)::int as total from promo_codes c where ${where}) t
    left join (
      select * from promo_codes c where ${where} order by ${order} ${pageClause(query.page)}
    ) c on true
    left join accounts a on a.id = c.created_by order by ${order}`.execute(work.db);
  const codes = rows.flatMap((row) => (row.id === null ? [] : [onWire(row, work.now)]));
  return pageAnswer(codes, rows[0]?.total ?? 0, query.page);
}

const onWire = (row: Row, now: Date): PromoCode => ({
  _id: row.id,
  code: row.code,
  seeds: row.seeds,
  used: row.used,
  maxUses: row.max_uses,
  expires: row.expires_at?.toISOString() ?? null,
  state: promoStateOf({ used: row.used, maxUses: row.max_uses, expires: row.expires_at }, now),
  created: row.created_at.toISOString(),
  addedBy: row.created_by === null ? null : { _id: row.created_by, fullName: row.adder_name ?? '' },
});
