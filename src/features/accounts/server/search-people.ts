// Rows of a list that belong to the people whom a search finds.
import { sql } from 'kysely';
import { capped, type Found, type Listed } from '#platform/server/database/search/capped-search.ts';
import {
  holdsJoined,
  holdsPattern,
  type SearchWords,
} from '#platform/server/database/search/search-words.ts';

/**
 * Rows that belong to the people whom a search finds, by their account_id. People are found along an index of their texts and each one's
 * rows along the table's: the offset fences the inner query, or the whole table would be read for a search that finds many.
 */
export function searchPeople(words: SearchWords, list: Listed): Found {
  const { table, alias, where } = list;
  const [rows, row] = [sql.table(table), sql.ref(alias)];
  return capped(list, {
    columns: sql`${row}.*`,
    matches: sql`select id from accounts where ${holdsJoined(sql`search_text`, words)}`,
    found: sql`select ${row}.* from matches
      cross join lateral (select * from ${rows} of_one where of_one.account_id = matches.id offset 0) ${row} where ${where}`,
    held: sql`cross join lateral (select from accounts found_account
      where found_account.id = ${row}.account_id and ${holdsPattern(sql`found_account.search_text`, words)} offset 0) person where true`,
  });
}
