import { describe, expect, it } from 'vitest';
import type { PolicyFigures } from '../../contract.ts';
import { defaultPolicy } from '../../defaults/policy.ts';
import { describePolicy } from './describe-policy.ts';
import { policyChanges } from './policy-changes.ts';

const { factors, loan } = defaultPolicy;
const { employment, timeInJob } = factors;

describe('what differs between two policies', () => {
  it('is nothing between equal ones', () => {
    expect(policyChanges(defaultPolicy, structuredClone(defaultPolicy))).toEqual([]);
  });

  it.each<[string, Partial<PolicyFigures>, [string, string | null, string | null][]]>([
    ['an age', { minimumAgeYears: 21 }, [['Youngest age', '18 years', '21 years']]],
    [
      'an amount',
      { loan: { ...loan, largestCents: { ...loan.largestCents, FirstModel: 7_500_00 } } },
      [['Largest first loan', '$5,000.00', '$7,500.00']],
    ],
    [
      'a rate',
      {
        grades: defaultPolicy.grades.map((row) =>
          row.grade === 'B' ? { ...row, rateMonthlyBps: 650 } : row,
        ),
      },
      [['Grade B rate', '6% a month', '6.5% a month']],
    ],
    [
      'a grade less',
      { grades: defaultPolicy.grades.slice(0, -1) },
      [
        ['Grade E from', '20 points', null],
        ['Grade E rate', '10% a month', null],
      ],
    ],
    [
      'a second person',
      { secondApprovalAboveCents: 100_000_00 },
      [['Two people approve above', '$50,000.00', '$100,000.00']],
    ],
    [
      'a band that begins elsewhere',
      {
        factors: {
          ...factors,
          timeInJob: {
            ...timeInJob,
            bands: timeInJob.bands.map((band) => (band.from === 60 ? { ...band, from: 72 } : band)),
          },
        },
      },
      [
        ['72 months or more', null, '20 points'],
        ['60 months or more', '20 points', null],
      ],
    ],
    [
      'the points of an answer',
      {
        factors: {
          ...factors,
          employment: { ...employment, points: { ...employment.points, Student: 1 } },
        },
      },
      [['Student', '3 points', '1 point']],
    ],
  ])('%s', (_, change, described) => {
    expect(
      policyChanges(defaultPolicy, { ...defaultPolicy, ...change }).map(({ label, before, after }) => [
        label,
        before,
        after,
      ]),
    ).toEqual(described);
  });
});

describe('a policy in words', () => {
  it('leaves no figure out, and gives each a place of its own', () => {
    const figures = describePolicy(defaultPolicy).flatMap((group) => group.figures);
    const counted = (value: unknown): number =>
      typeof value === 'object' && value !== null
        ? Object.values(value).reduce((sum: number, inner) => sum + counted(inner), 0)
        : 1;
    const { version: _number, ...all } = defaultPolicy;
    const bands = Object.values(factors).flatMap((factor) => ('bands' in factor ? factor.bands : [])).length;
    // A band's two figures are one line, and a grade's name is no figure.
    expect(figures).toHaveLength(counted(all) - bands - defaultPolicy.grades.length);
    expect(new Set(figures.map(({ place }) => place)).size).toBe(figures.length);
    for (const { label, value } of figures) expect(`${label}${value}`).not.toMatch(/undefined|NaN/);
  });
});
