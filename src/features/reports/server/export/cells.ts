// How a column becomes a cell of a file, worked out by the database.
import { sql } from 'kysely';

/** `2026-03-04 16:05:00` in Jamaica, which spreadsheets read as a moment. */
export const moment = (column: string) =>
  sql`to_char((${sql.ref(column)} at time zone 'UTC') - interval '5 hours', 'YYYY-MM-DD HH24:MI:SS')`;

/** `2026-03-04`. */
export const day = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

/** Of cents. */
export const dollars = (column: string) => sql`to_char(${sql.ref(column)} / 100.0, 'FM9999999999990.00')`;

/** Of hundredths of a per cent, or of any hundredths. */
export const percent = (column: string) => sql`(${sql.ref(column)} / 100.0)::float8`;
