// The part of a statement that cuts one page out of its rows; for a file, all of them.
import { AsyncLocalStorage } from 'node:async_hooks';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { MOST_FOUND } from '#shared/figure.ts';
import { type MomentSort, PAGE_SIZES, ROWS_PER_PAGE } from '#shared/list/choices.ts';
import { offsetOf } from '#shared/paging.ts';

const mostRows = new AsyncLocalStorage<number>();
const rowsPerPage = new AsyncLocalStorage<number>();

/** How many rows a page has, as its reader asked. */
export const rowsOfPage = (): number => rowsPerPage.getStore() ?? ROWS_PER_PAGE;

const asked = z.object({ perPage: z.enum(PAGE_SIZES) });

/** A list that is read within `run` answers with pages of as many rows as its query asks for, where it asks. */
export async function inPagesAsked<Answer>(query: unknown, run: () => Promise<Answer>): Promise<Answer> {
  // Most calls ask for no length; a parse that fails costs each of them more than the rest of this.
  if (typeof query !== 'object' || query === null || !('perPage' in query)) return run();
  const { success, data } = asked.safeParse(query);
  if (!success) return run();
  const size = Number(data.perPage);
  const answer = await rowsPerPage.run(size, run);
  return { ...answer, perPage: size };
}

/** How many rows stand before a page, of the length that is asked for. */
export const rowsBefore = (page: number): number => offsetOf(page, rowsOfPage());

/** What a page's clause is made of besides the page: part of the shape of a statement that is kept. */
export const pageShape = () => ({ most: mostRows.getStore() ?? null, perPage: rowsOfPage() });

/** Lists that are read within `run` answer with their first `most` rows, whatever page is asked for: one statement, and so one moment. */
export const asOnePage = <Answer>(most: number, run: () => Promise<Answer>): Promise<Answer> =>
  mostRows.run(most, run);

/** How many rows are counted at most where they may be very many. */
export const mostFound = (): number => mostRows.getStore() ?? MOST_FOUND;

/** `limit` of a count: one row more than are counted says that there are more. */
export const countClause = (): RawBuilder<unknown> => sql`limit ${sql.lit(mostFound() + 1)}`;

/**
 * The limit and offset of a page. The offset is out of the planner's sight: one plan then serves all pages, where a new one for each would
 * cost more than the page.
 */
export function pageClause(page: number): RawBuilder<unknown> {
  const most = mostRows.getStore();
  return most === undefined
    ? sql`limit ${sql.lit(rowsOfPage())} offset (select (${page}::int - 1) * ${sql.lit(rowsOfPage())})`
    : sql`limit ${sql.lit(most)}`;
}

/** In SQL, how many rows a list has up to the end of a page: no more than are counted, and one. */
export const rowsToEnd = (page: number): RawBuilder<unknown> => {
  const most = sql.lit(mostFound() + 1);
  return mostRows.getStore() === undefined
    ? sql`least(${page}::int * ${sql.lit(rowsOfPage())}, ${most})`
    : most;
};

/** The order along a moment, then by id: both ways along one index. */
export const alongMoment = (
  sort: MomentSort,
  moment: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> => (sort === 'oldest' ? sql`${moment}, ${id}` : sql`${moment} desc, ${id} desc`);

/** The limit of one part of a list that is put together from several: as many rows as there are up to the page's end, or up to `last`. */
export const mostRowsTo = (page: number, last: number | null = null): RawBuilder<unknown> => {
  const most = mostRows.getStore();
  return most === undefined
    ? sql`limit (select least(${page}::int * ${sql.lit(rowsOfPage())}, ${sql.lit(last)}))`
    : sql`limit ${sql.lit(most)}`;
};

/** The limit and offset of a page for a query that Kysely builds: `.$call(onPage(page))`. */
export const onPage =
  (page: number) =>
  <Query extends { limit(rows: number): Query; offset(rows: number): Query }>(query: Query): Query => {
    const most = mostRows.getStore();
    return most === undefined ? query.limit(rowsOfPage()).offset(rowsBefore(page)) : query.limit(most);
  };
