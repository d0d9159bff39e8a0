import { expect, it } from 'vitest';
import type { PolicyFigures } from '../../contract.ts';
import { defaultPolicy } from '../../defaults/policy.ts';
import { applicant } from '../applicant.test-support.ts';
import { outOfReachShares } from './out-of-reach-shares.ts';

const strict = (fromScore: number): PolicyFigures => ({
  ...defaultPolicy,
  grades: [{ grade: 'A', fromScore, rateMonthlyBps: 500 }],
});

it('says in words who they are, and how many of those tried; the group with the most people comes first', () => {
  const people = [
    applicant({ creditHistory: 'overdue' }),
    applicant({ creditHistory: 'overdue', monthsWithBank: 1 }),
    applicant(),
    applicant({ creditHistory: 'late', monthsWithBank: 1, monthsInJob: 13 }),
  ];
  const found = outOfReachShares(strict(86), people);
  expect(found).toMatchObject({ tried: 4, people: 3 });
  expect(found.cells[0]).toEqual({
    facts: [{ label: 'Credit history', value: 'Overdue or defaulted' }],
    people: 2,
  });
  const bands = found.cells.flatMap(({ facts }) => facts).map(({ value }) => value);
  expect(bands).toContain('0 months or more, but not 3 months or more');
  expect(found.cells.reduce((sum, { people }) => sum + (people ?? 0), 0)).toBe(3);
});

it('tells fifty of many, and of none that there is none', () => {
  const many = outOfReachShares(strict(97), null);
  expect(many.cellCount).toBeGreaterThan(many.cells.length);
  expect(many.cells).toHaveLength(50);
  expect(many).toMatchObject({ tried: null, people: null });
  const none = {
    ...strict(20),
    knockOuts: { overdueElsewhere: true, ownDefaultMonths: null, bankruptcyMonths: null },
  };
  expect(outOfReachShares(none, [])).toEqual({ cellCount: 0, tried: 0, people: 0, cells: [] });
});

it('names who is ruled out until time has passed, under the policy that ships too, and nobody whom papers would help', () => {
  const nothing = { overdueElsewhere: false, ownDefaultMonths: null, bankruptcy: null };
  const proved = { creditHistory: 'good' as const, defaultElsewhere: false };
  const people = [
    applicant({ adverse: { ...nothing, ownDefaultMonths: 3 } }),
    applicant({ adverse: { ...nothing, bankruptcy: 'open' } }),
    applicant({ adverse: { ...nothing, bankruptcy: 'open' }, onceChecked: { ...proved, bankruptcy: 40 } }),
    applicant({ adverse: { ...nothing, bankruptcy: 'open' }, onceChecked: { ...proved, bankruptcy: 4 } }),
    applicant({ adverse: { ...nothing, bankruptcy: 30 } }),
    applicant(),
  ];
  const found = outOfReachShares(defaultPolicy, people);
  expect(found).toMatchObject({ cellCount: 3, tried: 6, people: 3 });
  expect(found.cells.map(({ facts, people }) => [facts[0]?.value, people])).toEqual([
    ['a default with us, repaid less than 24 months ago', 1],
    ['a bankruptcy that has not ended, as far as was told and shown by papers', 1],
    ['a bankruptcy that ended less than 24 months ago', 1],
  ]);
});
