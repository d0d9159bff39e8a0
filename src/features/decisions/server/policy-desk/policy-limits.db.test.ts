import { afterAll, beforeAll, expect, it } from 'vitest';
import { loggedIn, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import type { PolicyFigures } from '../../contract.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await openTestApp();
  admin = await loggedIn(test, await someone(test.services, { userType: 'Admin' }));
});
afterAll(() => test.close());

type Factors = PolicyFigures['factors'];
const withFactors =
  (change: (factors: Factors) => Partial<Factors>) =>
  (figures: PolicyFigures): PolicyFigures => ({
    ...figures,
    factors: { ...figures.factors, ...change(figures.factors) },
  });
/** The same bands, whose points run the other way. */
const turned = <Factor extends Factors['debtService']>(factor: Factor): Factor => ({
  ...factor,
  bands: factor.bands.map((band, place) => ({
    ...band,
    points: factor.bands.at(-1 - place)?.points ?? 0,
  })),
});

it.each<[string, string, (figures: PolicyFigures) => PolicyFigures]>([
  [
    'more debt earns',
    'factors.debtService.bands.1.points',
    withFactors(({ debtService }) => ({ debtService: turned(debtService) })),
  ],
  [
    'fewer verified sections earn',
    'factors.sectionsVerified.bands.1.points',
    withFactors(({ sectionsVerified }) => ({ sectionsVerified: turned(sectionsVerified) })),
  ],
  [
    'overdue earns most',
    'factors.creditHistory.points.late',
    withFactors(({ creditHistory }) => ({
      creditHistory: { ...creditHistory, points: { ...creditHistory.points, overdue: 15 } },
    })),
  ],
  [
    '100% a month',
    'grades.4.rateMonthlyBps',
    (figures) => ({
      ...figures,
      grades: figures.grades.map((row) => (row.grade === 'E' ? { ...row, rateMonthlyBps: 10_000 } : row)),
    }),
  ],
])('a draft in which %s is not saved, and the field says why', async (_, place, change) => {
  const { _id } = await admin.call('POST /api/policy/drafts', { body: { fromVersion: 1 } });
  const { policy } = await admin.call('GET /api/policy/drafts/:id', { params: { id: _id } });
  const reply = await admin.reply('POST /api/policy/drafts/:id', {
    params: { id: _id },
    body: { revision: 1, policy: change(policy) },
  });
  expect(reply).toMatchObject({
    status: 422,
    body: { code: 'policy.limits', fields: { [`policy.${place}`]: expect.stringMatching(/\.$/) } },
  });
  expect(await admin.call('GET /api/policy/drafts/:id', { params: { id: _id } })).toMatchObject({
    revision: 1,
    policy,
  });
});
