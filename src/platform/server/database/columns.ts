// What a raw statement reads, by the table types that are made from the migrations: names, words and nulls as the database has them.
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { columnNames, type RecordColumns } from '#shared/record/columns.ts';
import type { RecordFields } from '#shared/record/field.ts';

/** Columns of a table under their own names. */
export type Columns<Table extends keyof Tables, Names extends keyof Tables[Table]> = Pick<
  Selectable<Tables[Table]>,
  Names & keyof Selectable<Tables[Table]>
>;

/** The columns of a record, for the list of a raw statement. */
export const columnsIn = (alias: string, fields: RecordFields): RawBuilder<unknown> =>
  sql.join(columnNames(fields).map((name) => sql.ref(`${alias}.${name}`)));

/** The columns of a record as one value, for a row that reads several records. */
export const recordFrom = <Fields extends RecordFields>(
  alias: string,
  fields: Fields,
): RawBuilder<RecordColumns<Fields>> =>
  sql`json_build_object(${sql.join(columnNames(fields).flatMap((name) => [sql.lit(name), sql.ref(`${alias}.${name}`)]))})`;

/** One column of a table, for a row that gives it another name, or null where its table has no row. */
export type Column<Table extends keyof Tables, Name extends keyof Tables[Table]> = Selectable<
  Tables[Table]
>[Name & keyof Selectable<Tables[Table]>];
