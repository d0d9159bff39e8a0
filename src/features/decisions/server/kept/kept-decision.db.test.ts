// Decisions that another version wrote, a later one beside this one or an earlier one long ago, are read without fault.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { borrower, loggedIn, moderator } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { defaultPolicy } from '../../defaults/policy.ts';
import { applicant, today } from '../../rules/applicant.test-support.ts';
import { decide } from '../../rules/decide.ts';
import { keptDecision } from './kept-decision.ts';

let test: TestApp;
let staff: Caller;
beforeAll(async () => {
  test = await openTestApp();
  staff = await loggedIn(test, await moderator(test.services));
});
afterAll(() => test.close());

type Part = { [name: string]: unknown };

/** With a key of which this version knows nothing in each object of it. */
function withMore(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withMore);
  if (typeof part !== 'object' || part === null) return part;
  return {
    ...Object.fromEntries(Object.entries(part).map(([name, of]) => [name, withMore(of)])),
    heardOfLater: { by: 1 },
  };
}

/** The decision behind an application, made into what another version had written; once a later one, once as the first version wrote it. */
const VERSIONS: [string, (kept: { inputs: Part; outcome: Part }) => object][] = [
  ['a later version, with keys of its own', withMore as (kept: object) => object],
  [
    'a later version, with reasons of its own',
    ({ inputs, outcome }) => ({
      inputs,
      outcome: { ...outcome, notes: ['later.reason', 'limit.first_loan'] },
    }),
  ],
  [
    'the first version',
    ({ inputs, outcome }) => {
      const { adverse: _, onceChecked: __, ...rest } = inputs;
      const { honours: ___, ...then } = outcome;
      return {
        inputs: {
          ...rest,
          sections: { required: 6, submitted: 6, verified: 0 },
          repayments: { instalmentsDue: 0, worstDaysLate: 0 },
        },
        outcome: then,
      };
    },
  ],
];

async function appliedOnceWrittenBy(write: (typeof VERSIONS)[number][1]) {
  const person = await borrower(test.services);
  const browser = await loggedIn(test, person);
  const { _id } = await browser.call('POST /api/loan-application', {
    body: { term: 4, interestRate: 6, loanAmount: 5_000, model: 'FirstModel' },
  });
  await test.owner.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    const row = await db
      .selectFrom('decisions')
      .select(['id', 'inputs', 'outcome'])
      .where('account_id', '=', person.id)
      .executeTakeFirstOrThrow();
    const { inputs, outcome } = write({ inputs: row.inputs as Part, outcome: row.outcome as Part }) as {
      inputs: Part;
      outcome: Part;
    };
    await db
      .updateTable('decisions')
      .set({ inputs: JSON.stringify(inputs), outcome: JSON.stringify(outcome) })
      .where('id', '=', row.id)
      .execute();
  });
  return { person, browser, id: asId<'applications'>(_id) };
}

it.each(VERSIONS)(
  'by %s: staff read the application and decide again, its person the offer and the file',
  async (_, write) => {
    const { browser, id } = await appliedOnceWrittenBy(write);
    const params = { id };
    const seen = await staff.call('GET /api/loan-application/admin/:id', { params });
    expect(seen).toMatchObject({
      sinceOffer: { changes: [], worse: [] },
      decision: { score: expect.any(Number) },
    });
    expect(JSON.stringify(seen)).not.toContain('heardOfLater');
    await browser.call('GET /api/loan/user/decision', { query: {} });
    expect((await browser.get('/api/accounts/own-data')).status).toBe(200);
    await staff.call('POST /api/loan-application/admin/:id/approve', { params, body: {} });
  },
);

it('what is needed and not there is a fault all the same', () => {
  const { score: _, ...rest } = decide(defaultPolicy, applicant(), today);
  expect(() => keptDecision(rest)).toThrow(/score/);
  expect(() => keptDecision({ ...rest, score: 'much' })).toThrow(/score/);
});
