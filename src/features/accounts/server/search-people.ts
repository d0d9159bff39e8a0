// Rows of a list that belong to the people whom a search finds.
import { sql } from 'kysely';
import { capped, type Found, holdsWords, type Listed } from '#platform/server/database/capped-search.ts';
import type { LikePattern } from '#platform/server/database/like-pattern.ts';
import { mostFound } from '#platform/server/database/page-clause.ts';

/**
 * Rows that belong to the people whom a search finds, by their account_id. People are found along the trigram index and each one's
 * rows along the table's: the offset fences the inner query, or the whole table would be read for a search that finds many.
 */
export function searchPeople(words: LikePattern, list: Listed): Found {
  const { table, alias, where } = list;
  const [rows, row] = [sql.table(table), sql.ref(alias)];
  const isMany = sql<boolean>`(select count(*) > ${sql.lit(mostFound())} from found_people)`;
  return capped(list, {
    with: sql`with found_people as materialized (
      select id from accounts where ${holdsWords(sql`search_text`, words)} limit ${sql.lit(mostFound() + 1)}),
    found as materialized (select ${row}.* from found_people
      cross join lateral (select * from ${rows} of_one where of_one.account_id = found_people.id offset 0) ${row}
      where not ${isMany} and ${where})`,
    isMany,
    all: sql`select ${row}.* from ${rows} ${row} join accounts found_account on found_account.id = ${row}.account_id
      where ${where} and ${holdsWords(sql`found_account.search_text`, words)}`,
  });
}
