// Which answers are sealed at rest, for statements that look for those that are not yet.
import { type RawBuilder, sql } from 'kysely';
import { SEALED_NAMES } from '../rules/sealed-fields.ts';

/** `field` is the definition of a field, as jsonb. */
export const isSealed = (field: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${field} ->> 'name' ~ ${sql.lit(SEALED_NAMES)} or coalesce(${field} -> 'validations' @> '[{"subtype": "trn"}]', false))`;

/** Whether a row holds an answer in plain that is to be sealed. Aliases: of the row with `answers`, and of the version of the form it answers. */
export const holdsPlainNumber = (row: string, form: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from jsonb_array_elements(${sql.ref(`${form}.fields`)}) as asked (field)
    where ${sql.ref(`${row}.answers`)} ? (asked.field ->> 'name') and ${isSealed(sql.ref('asked.field'))})`;
