// The part of a statement that cuts one page out of its rows.
import { type RawBuilder, sql } from 'kysely';
import { offsetOf, ROWS_PER_PAGE } from '#shared/paging.ts';

/** The offset is out of the planner's sight: one plan then serves all pages, where a new one for each would cost more than the page. */
export const pageClause = (page: number): RawBuilder<unknown> =>
  sql`limit ${sql.lit(ROWS_PER_PAGE)} offset (select ${offsetOf(page)}::int)`;
