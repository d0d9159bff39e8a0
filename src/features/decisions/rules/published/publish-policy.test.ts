// What everybody may read of a policy is the policy's own, and no more than that.
import { expect, it } from 'vitest';
import type { Policy } from '../../contract.ts';
import { defaultPolicy } from '../../defaults/policy.ts';
import { howWeDecideTexts } from '../../texts/published-policy.ts';
import { publishPolicy } from './publish-policy.ts';

const since = new Date('2026-03-01T10:00:00Z');

it('has the weights, rates and limits of the policy, the weightiest factor first', () => {
  const read = publishPolicy(defaultPolicy, since);
  expect(read.factors.reduce((sum, { points }) => sum + points, 0)).toBe(100);
  expect(read.factors.map(({ points }) => points)).toEqual(
    read.factors.map(({ points }) => points).toSorted((one, other) => other - one),
  );
  expect(read).toMatchObject({ version: 1, since: since.toISOString(), minimumAge: 18, largestFirst: 5_000 });
  expect(read.grades.map(({ grade }) => grade)).toEqual(defaultPolicy.grades.map(({ grade }) => grade));
});

it('follows the policy that it is made from, and leaves out a factor without weight', () => {
  const { factors } = defaultPolicy;
  const read = publishPolicy(
    {
      ...defaultPolicy,
      factors: { ...factors, banking: { ...factors.banking, outOf: 0 } },
      minimumAgeYears: 21,
    },
    since,
  );
  expect(read.minimumAge).toBe(21);
  expect(read.factors.map(({ factor }) => factor)).not.toContain('banking');
});

it('names what rules somebody out, and for how long, as the policy has it', () => {
  const ruledOut = (knockOuts: Partial<Policy['knockOuts']>) =>
    publishPolicy({ ...defaultPolicy, knockOuts: { ...defaultPolicy.knockOuts, ...knockOuts } }, since)
      .ruledOut;
  expect(ruledOut({ overdueElsewhere: true, ownDefaultMonths: 24, bankruptcyMonths: 12 })).toEqual([
    { by: 'overdueElsewhere', months: null },
    { by: 'ownDefault', months: 24 },
    { by: 'bankruptcy', months: 12 },
  ]);
  expect(ruledOut({ overdueElsewhere: false, ownDefaultMonths: null, bankruptcyMonths: 0 })).toEqual([
    { by: 'bankruptcy', months: 0 },
  ]);
  expect(ruledOut({ overdueElsewhere: false, ownDefaultMonths: null, bankruptcyMonths: null })).toEqual([]);
});

it('says nothing of the bands behind the points', () => {
  expect(JSON.stringify(publishPolicy(defaultPolicy, since))).not.toMatch(/bands|ifUnknown|otherwise/);
});

it('has plain words for every factor', () => {
  for (const { factor } of publishPolicy(defaultPolicy, since).factors)
    expect(howWeDecideTexts.factors[factor].length, factor).toBeGreaterThan(10);
});
