import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultPolicy } from '#features/decisions/defaults/policy.ts';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { cents } from '#shared/money.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { verdictsOn } from '#tests/support/drawn-rows.ts';
import * as rule from '../rules/prequalify.ts';
import { prequalifies } from './prequalify.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Small sums too, in which a rounding shows. */
const amount = fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 500_000_00 }));

const anyPerson = fc
  .record({
    incomeCents: fc.option(amount, { freq: 10 }),
    expensesCents: amount.map((sum) => Math.floor(sum / 2)),
    /** Some bear no instalment at all. */
    debtPaymentsCents: fc.oneof(
      amount.map((sum) => Math.floor(sum / 4)),
      amount,
    ),
  })
  .map(rule.knownFigures);

const anyLoan = fc.record({
  criteria: fc.constantFrom('Free Cash Flow' as const, 'Debt Service Ratio' as const),
  valueHundredths: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 10_000 })),
  leastInstalmentCents: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 0, max: 10 }),
    fc.integer({ min: 0, max: 20_000_00 }),
  ),
});

const anyPolicy = fc
  .record({
    incomeShareBps: fc.integer({ min: 1, max: 10_000 }),
    freeCashFlowShareBps: fc.integer({ min: 1, max: 10_000 }),
  })
  .map((allowance) => ({ ...defaultPolicy, allowance: { ...defaultPolicy.allowance, ...allowance } }));

it('agrees with the rule on whatever figures, loan and policy', async () => {
  const verdicts = new Set<boolean>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyPerson, { minLength: 1, maxLength: 100 }),
      anyLoan,
      anyPolicy,
      async (people, loan, policy) => {
        const figures = people.map((person) => ({
          income_cents: person?.incomeCents ?? null,
          debt_payments_cents: person?.debtPaymentsCents ?? null,
          free_cash_flow_cents: person?.freeCashFlowCents ?? null,
          debt_service_bps: person?.debtServiceBps ?? null,
        }));
        const asked = sql`jsonb_to_record(${JSON.stringify(loan)}::jsonb) as t (criteria text, "valueHundredths" bigint, "leastInstalmentCents" bigint)`;
        const found = await verdictsOn(
          database.db,
          'prequalification_figures',
          figures,
          sql<boolean>`(select ${prequalifies('r', 't', policy)} from ${asked})`,
        );
        const due = people.map((person) =>
          rule.prequalifies(person && rule.capacityOf(policy, person), {
            ...loan,
            leastInstalmentCents: cents(loan.leastInstalmentCents),
          }),
        );
        expect(found).toEqual(due);
        for (const verdict of due) verdicts.add(verdict);
      },
    ),
    { numRuns: 60 },
  );
  expect(verdicts.size).toBe(2);
});
