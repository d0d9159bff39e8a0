import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FieldDefinition } from '#features/forms/contract.ts';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import * as rule from '../rules/sealed-fields.ts';
import { isSealed } from './sealed-fields.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const RULES: FieldDefinition['validations'][] = [
  undefined,
  [],
  [{ type: 'required' }],
  [{ type: 'required' }, { type: 'test', subtype: 'trn' }],
  [{ type: 'test', subtype: 'money' }],
];
const NAMES = [
  ...['trn', 'employer_trn', 'trn_card', 'id_number', 'id_type', 'account_number', 'second_account_number'],
  ...['account_numbers', 'paid_number', 'bank_routing_number', 'mobile_number', 'xtrn'],
];
const FIELDS = NAMES.flatMap((name) => RULES.map((validations) => ({ name, validations })));

it('agrees with the rule on every name and rule of a field', async () => {
  const { rows } = await sql<{ verdict: boolean }>`
    select ${isSealed(sql.ref('asked.field'))} as verdict
    from jsonb_array_elements(${JSON.stringify(FIELDS)}::jsonb) with ordinality as asked (field, place) order by place`.execute(
    database.db,
  );
  const verdicts = rows.map(({ verdict }) => verdict);
  expect(verdicts).toEqual(FIELDS.map(rule.isSealed));
  expect(new Set(verdicts).size).toBe(2);
});
