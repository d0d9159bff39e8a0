import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { challenged, published } from '../policy-desk/policy-desk.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
afterEach(() => test.db.deleteFrom('throttles').execute());

const answers = {
  employment_status: 'Self-employed',
  monthly_income_amount: 28_000,
  household_expenses_amount: 24_000,
  debt_payments_amount: 3_000,
};
const ask = (body: object, address = '203.0.113.5') =>
  caller(test.app, address).post('/api/loan/public/estimate', body);

it('answers a stranger with the least, the most, what would rule an offer out, and nothing else of the policy', async () => {
  expect(await ask(answers)).toMatchObject({ status: 200 });
  expect((await ask(answers)).body).toEqual({
    least: { loanAmount: 2_200, term: 8, interestRate: 10 },
    most: { loanAmount: 2_800, term: 8, interestRate: 4.8 },
    reason: null,
    ruledOut: {
      minimumAge: 18,
      rest: [
        { by: 'overdueElsewhere', months: null },
        { by: 'ownDefault', months: 24 },
        { by: 'bankruptcy', months: 24 },
      ],
    },
  });
});

it.each([
  ['a kind of work that is none', { employment_status: 'Pirate' }],
  ['less than nothing', { income_amount: -500 }],
  ['a number as text', { household_expenses_amount: '24000' }],
  ['more than anybody has', { debt_payments_amount: 10_000_001 }],
  ['what is not asked', { email: 'ann@example.com' }],
])('refuses %s', async (_, error) => {
  expect((await ask({ ...answers, ...error })).status).toBe(422);
});

it('keeps nothing that was stated, though a retry key came with it', async () => {
  const income = 28_431;
  await ask({ ...answers, income_amount: income });
  const tables = await test.db.introspection.getTables();
  for (const { schema, name } of tables) {
    const { rows } = await test.db.executeQuery<{ held: boolean }>(
      sql`select exists (select 1 from ${sql.table(`${schema}.${name}`)} t where t::text like ${`%${income}%`}) as held`.compile(
        test.db,
      ),
    );
    expect(rows, name).toEqual([{ held: false }]);
  }
});

it('has sixty turns for an address in fifteen minutes', async () => {
  await ask(answers, '203.0.113.7');
  await test.db.updateTable('throttles').set({ hits: 59 }).execute();
  expect((await ask(answers, '203.0.113.7')).status).toBe(200);
  expect(await ask(answers, '203.0.113.7')).toMatchObject({
    status: 429,
    headers: { 'retry-after': expect.stringMatching(/^[1-9]\d*$/) },
    body: { code: 'estimate.too_many' },
  });
  expect((await ask(answers, '203.0.113.8')).status).toBe(200);
});

it('follows the policy in force', async () => {
  await published(test.services, (figures) => ({
    ...figures,
    allowance: { ...figures.allowance, freeCashFlowShareBps: 2_500 },
  }));
  expect((await ask(answers)).body).toMatchObject({
    least: { loanAmount: 1_100 },
    most: { loanAmount: 1_400 },
  });
});

it('is as wide as champion and challenger make it, while one decides for a share of those who sign up', async () => {
  await challenged(test.services, (figures) => ({
    ...figures,
    allowance: { ...figures.allowance, freeCashFlowShareBps: 4_500 },
    grades: figures.grades.map((row) => ({ ...row, rateMonthlyBps: row.rateMonthlyBps + 100 })),
  }));
  expect((await ask(answers)).body).toEqual({
    least: { loanAmount: 1_100, term: 8, interestRate: 11 },
    most: { loanAmount: 2_400, term: 8, interestRate: 4.8 },
    reason: null,
    ruledOut: {
      minimumAge: 18,
      rest: [
        { by: 'overdueElsewhere', months: null },
        { by: 'ownDefault', months: 24 },
        { by: 'bankruptcy', months: 24 },
      ],
    },
  });
});
