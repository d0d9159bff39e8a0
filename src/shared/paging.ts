// Pages of a list on the wire: eight rows or as many as were asked for, the total, and which page it is; one shape for every list.

import { z } from 'zod';
import { MOMENT_SORTS, PAGE_SIZES, ROWS_PER_PAGE } from './list/choices.ts';

const LAST_PAGE = 100_000;

/** The query every paged list takes; `more` adds its filters. */
export const pageQuery = <More extends z.ZodRawShape>(more: More) =>
  z.strictObject({
    page: z.coerce.number().int().min(1).max(LAST_PAGE).default(1),
    perPage: z.enum(PAGE_SIZES).optional(),
    ...more,
  });

/** The query of a list along one moment of its rows, whose oldest or newest row comes first. */
export const eitherEndFirst = { sort: z.enum(MOMENT_SORTS).optional() };

/** Narrows a list to what happened in some days of Jamaica, YYYY-MM-DD, both whole; `happened` says what, the first where nothing is said. */
export const happenedIn = <const Kinds extends readonly [string, ...string[]]>(kinds: Kinds) => ({
  happened: z.enum(kinds).optional(),
  from: z.string().max(10).optional(),
  to: z.string().max(10).optional(),
});

export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    total: z.int(),
    page: z.int(),
    perPage: z.int(),
    /** A search found more than `total` rows, which is as many as it counts. */
    hasMore: z.literal(true).optional(),
  });

export const offsetOf = (page: number, perPage = ROWS_PER_PAGE): number => (page - 1) * perPage;

/** A list's answer. `total` counts all rows that the filters let through, of a search at most as many as it counts: then it has more. */
export const pageAnswer = <Row>(rows: Row[], total: number, page: number, hasMore = false) => ({
  rows,
  total,
  page,
  perPage: ROWS_PER_PAGE,
  ...(hasMore ? { hasMore } : {}),
});
