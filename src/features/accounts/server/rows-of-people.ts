// Rows of a table that belong to the people whom a search finds; for what stands after `from`.
import { type RawBuilder, sql } from 'kysely';
import { likePattern } from '#platform/server/database/like-pattern.ts';

/**
 * People are found along the trigram index, and each one's rows along the table's index on account_id: the offset fences the
 * inner query, or the whole table would be read for a search that finds many. So it costs what it finds. `search` is as typed.
 */
export const rowsOfPeople = (search: string, table: string, alias: string): RawBuilder<unknown> => sql`
  (select id from accounts where search_text like (select ${likePattern(search)})) people
  cross join lateral (select * from ${sql.table(table)} of_one where of_one.account_id = people.id offset 0) ${sql.ref(alias)}`;
