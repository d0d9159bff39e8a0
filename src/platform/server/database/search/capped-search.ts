// A search costs as little when it finds very many rows as when it finds few: it counts up to a number, and where very many match, the list is read along its own order.
import { type RawBuilder, sql } from 'kysely';
import { pageAnswer } from '#shared/paging.ts';
import { mostFound } from '../page-clause.ts';
import { holdsJoined, holdsPattern, holdsWords, type SearchWords } from './search-words.ts';

type Sql = RawBuilder<unknown>;

export type Found = {
  /** The parts of a `with` that stand before the statement. */
  with: Sql;
  /** The rows, for a `from` with the same alias: all of them, or the first of the list's order. */
  rows: Sql;
  /** One row of `Counted`, for a `from` under an alias: `${found.counted} t`. It is there also where no other row is. */
  counted: Sql;
};

/** How many rows a list has: as many as a search counts at most, where it has more. */
export type Counted = { total: number; has_more: boolean };

/** A list's answer, of rows that each bear what is counted; `first` is the first that the statement answered, which stands for an empty page too. */
export const foundAnswer = <Row>(rows: Row[], first: Counted | undefined, page: number) =>
  pageAnswer(rows, first?.total ?? 0, page, first?.has_more);

export type Listed = {
  table: string;
  /** The alias under which `where` and `order` name a row, and the statement that takes `rows` names it too. */
  alias: string;
  /** The list's conditions beside the search. */
  where: Sql;
  order: Sql;
};

/** A list that nobody searches: its rows, for a `from`, and how many they are. */
export const unsearched = (rows: Sql, total: Sql): Found => ({
  with: sql``,
  rows,
  counted: sql`(select ${total} as total, false as has_more)`,
});

/** Searches rows by their own search text, which is among `columns` with those that the order and the statement need. */
export function searchOwn(words: SearchWords, list: Listed & { columns: Sql; isJoined?: boolean }): Found {
  const { table, alias, where, columns, isJoined } = list;
  const text = sql.ref(`${alias}.search_text`);
  const holds = isJoined ? holdsJoined(text, words) : holdsWords(text, words.pattern);
  return capped(list, {
    columns,
    matches: sql`select ${columns} from ${sql.table(table)} ${sql.ref(alias)} where ${where} and ${holds}`,
    found: sql`select * from matches`,
    held: sql`where ${holdsPattern(text, words)}`,
  });
}

/**
 * What a search needs. `matches` ends in its conditions, `found` makes of `matches` the rows of the list; `held` follows rows of the list, and
 * ends in the condition that one is found.
 */
type Parts = { columns: Sql; matches: Sql; found: Sql; held: Sql };

export function capped(
  { table, alias, where, order }: Listed,
  { columns, matches, found, held }: Parts,
): Found {
  const [most, row] = [sql.lit(mostFound()), sql.ref(alias)];
  const isMany = sql`(select count(*) > (select rows from fewer) from matches)`;
  const first = sql`order by ${order} limit ${sql.lit(mostFound() + 1)}`;
  // A planner that knew how many of a table's rows may be asked for would put all of them in order.
  const along = sql`select ${columns} from ${sql.table(table)} ${row} where ${where} order by ${order} limit (select all_rows from fewer)`;
  return {
    with: sql`with fewer as materialized (${fewerOf(table)}),
    matches as materialized (${matches} limit (select rows + 1 from fewer)),
    found as materialized (select * from (${found}) ${row} where not ${isMany} ${first}),
    beyond as materialized (select ${columns} from (${along}) ${row} ${held} and ${isMany} ${first})`,
    rows: sql`(select * from found union all select * from beyond) ${row}`,
    counted: sql`(select least(count(*), ${most})::int as total, count(*) > ${most} as has_more
      from (select 1 from found union all select 1 from beyond) counted)`,
  };
}

/**
 * In SQL, how many matches are put in order rather than looked for along the order. To meet `most` of them along it, `most` times as many rows
 * are read as there are to each match: as many as there are matches where these are the root of both.
 */
const fewerOf = (table: string): Sql => sql`
  select greatest(${sql.lit(mostFound())}, sqrt(${sql.lit(mostFound())} * greatest(reltuples, 0)))::int as rows,
    ${sql.lit(2 ** 40)}::bigint as all_rows
  from pg_class where oid = ${sql.lit(table)}::regclass`;
