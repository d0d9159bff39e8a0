// Which answers are sealed at rest, for statements that look for those that are not yet.
import { type RawBuilder, sql } from 'kysely';
import { SEALED_NAMES } from '../rules/sealed-fields.ts';

/** `field` is the definition of a field, as jsonb. */
export const isSealed = (field: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${field} ->> 'name' ~ ${sql.lit(SEALED_NAMES)} or coalesce(${field} -> 'validations' @> '[{"subtype": "trn"}]', false))`;

/** Which names a form seals, as an array: worked out once for a form, where each of millions of rows is held against it. */
export const sealedNamesOf = (form: string): RawBuilder<string[]> =>
  sql<
    string[]
  >`array(select asked.field ->> 'name' from jsonb_array_elements(${sql.ref(`${form}.fields`)}) as asked (field)
    where ${isSealed(sql.ref('asked.field'))})`;

/** Every form with the names that it seals, for a `with`: `forms (id, sealed_names)`. */
export const formsThatSeal: RawBuilder<unknown> = sql`
  forms as materialized (select v.id, ${sealedNamesOf('v')} as sealed_names from form_versions v)`;

/** Whether a row holds an answer in plain that is to be sealed. Aliases: of the row with `answers`, and of `forms` above. */
export const holdsPlainNumber = (row: string, form: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${row}.answers`)} ?| ${sql.ref(`${form}.sealed_names`)}`;
