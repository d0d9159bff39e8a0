// A search costs as little when it finds very many rows as when it finds few: it counts up to a number, and what is beyond is read along the list's own order.
import { type RawBuilder, sql } from 'kysely';
import { pageAnswer } from '#shared/paging.ts';
import type { LikePattern } from './like-pattern.ts';
import { mostFound } from './page-clause.ts';

type Sql = RawBuilder<unknown>;

/** Whether a column holds the words. Their pattern is out of the planner's sight, which then reads the trigram index for any of them. */
export const holdsWords = (column: Sql, words: LikePattern): Sql => sql`${column} like (select ${words})`;

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

/** Searches rows that have a search text of their own. `columns` are those which the order and the statement need. */
export function searchOwn(words: LikePattern, { columns, ...list }: Listed & { columns: Sql }): Found {
  const { table, alias, where } = list;
  const all = sql`select ${columns} from ${sql.table(table)} ${sql.ref(alias)}
    where ${where} and ${holdsWords(sql.ref(`${alias}.search_text`), words)}`;
  return capped(list, {
    with: sql`with found as materialized (${all} limit ${sql.lit(mostFound() + 1)})`,
    isMany: sql`(select count(*) > ${sql.lit(mostFound())} from found)`,
    all,
  });
}

/** What a search needs: `all` ends in its conditions, `with` brings `found`, which `isMany` calls too long. */
type Parts = { with: Sql; isMany: RawBuilder<boolean>; all: Sql };

export function capped(
  { alias, order }: Pick<Listed, 'alias' | 'order'>,
  { with: ahead, isMany, all }: Parts,
): Found {
  const most = sql.lit(mostFound());
  return {
    with: sql`${ahead}, beyond as materialized (
      ${all} and ${isMany} order by ${order} limit ${sql.lit(mostFound() + 1)})`,
    rows: sql`(select * from found where not ${isMany} union all select * from beyond) ${sql.ref(alias)}`,
    counted: sql`(select
      ((select count(*) from found where not ${isMany}) + (select least(count(*), ${most}) from beyond))::int as total,
      (select count(*) > ${most} from beyond) as has_more)`,
  };
}
