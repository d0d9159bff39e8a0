// A search costs as little when it finds very many rows as when it finds few: it counts up to a number, and where very many match, the list is read along its own order.
import { type RawBuilder, sql } from 'kysely';
import { pageAnswer } from '#shared/paging.ts';
import { mostFound, rowsToEnd } from '../page-clause.ts';
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
  page: number;
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
  { table, alias, where, order, page }: Listed,
  { columns, matches, found, held }: Parts,
): Found {
  const [most, row] = [sql.lit(mostFound()), sql.ref(alias)];
  const moreThan = (rows: Sql, bound: Sql) => sql`exists (select from ${rows} offset ${bound})`;
  const bound = (name: string) => sql`(select ${sql.ref(name)} from bounds)`;
  // A planner that knew how many of a table's rows may be asked for would put all of them in order.
  const along = (rows: string) =>
    sql`(select ${columns} from ${sql.table(table)} ${row} where ${where} order by ${order} limit ${bound(rows)}) ${row}`;
  const first = sql`order by ${order} limit ${sql.lit(mostFound() + 1)}`;
  return {
    with: sql`with bounds as materialized (${boundsOf(table, page)}),
    matches as materialized (${matches} limit (select counted + 1 from bounds)),
    of_matches as materialized (${found}),
    many as materialized (select ${moreThan(sql`of_matches`, most)} as are_many),
    near as materialized (select ${columns} from ${along('near_rows')} ${held}
      and (select are_many from many) and ${moreThan(sql`matches`, bound('sorted'))} order by ${order} limit ${bound('last')}),
    way as materialized (select is_near, not is_near and ${moreThan(sql`matches`, bound('counted'))} as is_along
      from (select count(*) >= ${bound('last')} as is_near from near) n),
    found as materialized (select * from of_matches ${row} where (select not is_near and not is_along from way) ${first}),
    beyond as materialized (select ${columns} from ${along('all_rows')} ${held} and (select is_along from way) ${first})`,
    rows: sql`(select * from near where (select is_near from way) union all select * from found union all select * from beyond) ${row}`,
    counted: sql`(select case when are_many then ${most} else least(counted, ${most})::int end as total, are_many or counted > ${most} as has_more
      from many, (select count(*) as counted from (select 1 from found union all select 1 from beyond) all_found) c)`,
  };
}

/** A name whose bearers stand at the end of the list is looked for among so many times the rows that it takes where they stand anywhere. */
const PATIENCE = 4;

/**
 * In SQL, how far is read. To meet so many matches along the order, as many times the table's rows are read as there are to each match: as many
 * as there are matches where these are the root of both. `last` is where the page ends, `sorted` the matches that are rather put in order for
 * its sake, `near_rows` the rows that are read along the order for it, `counted` the matches that are put in order for the sake of the count.
 */
function boundsOf(table: string, page: number): Sql {
  const most = sql.lit(mostFound());
  return sql`
    select last, counted, least(counted, sorted) as sorted, ${sql.lit(PATIENCE)} * sorted as near_rows, ${sql.lit(2 ** 40)}::bigint as all_rows
    from (select ${rowsToEnd(page)} as last, greatest(reltuples, 0) as rows from pg_class where oid = ${sql.lit(table)}::regclass) t
    cross join lateral (select greatest(${most}, sqrt(last * rows))::int as sorted, greatest(${most}, sqrt(${most} * rows))::int as counted) s`;
}
