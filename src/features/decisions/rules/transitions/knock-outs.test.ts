import { describe, expect, it } from 'vitest';
import type { DecisionInputs, Policy } from '../../contract.ts';
import { defaultPolicy } from '../../defaults/policy.ts';
import { applicant, today } from '../applicant.test-support.ts';
import { decide } from '../decide.ts';
import { explainDecision } from '../explain.ts';
import { advise } from '../reasons/advise.ts';

const NOTHING = { overdueElsewhere: false, ownDefaultMonths: null, bankruptcy: null };
const who = (adverse: Partial<NonNullable<DecisionInputs['adverse']>>) =>
  applicant({ adverse: { ...NOTHING, ...adverse } });
const off: Policy = {
  ...defaultPolicy,
  knockOuts: { overdueElsewhere: false, ownDefaultMonths: null, bankruptcyMonths: null },
};

describe('the policy shipped rules out', () => {
  it.each([
    ['who is behind with a debt elsewhere', { overdueElsewhere: true }, ['elsewhere.overdue']],
    ['a default with us repaid 23 months ago', { ownDefaultMonths: 23 }, ['default.with_us']],
    ['nobody whose default was repaid two years ago', { ownDefaultMonths: 24 }, []],
    ['a bankruptcy that has not ended', { bankruptcy: 'open' }, ['bankruptcy.open']],
    ['a bankruptcy that ended today', { bankruptcy: 0 }, ['bankruptcy.ended']],
    ['nobody whose bankruptcy ended two years ago', { bankruptcy: 24 }, []],
    ['nobody for nothing', {}, []],
  ] as const)('%s', (_, adverse, declines) => {
    const decision = decide(defaultPolicy, who(adverse), today);
    expect(decision.declines).toEqual(declines);
    expect(decision.offer === null).toBe(declines.length > 0);
    expect(decide(off, who(adverse), today).declines).toEqual([]);
  });
});

it.each([
  [
    { ownDefaultMonths: 5 },
    'A loan with us was more than three months late, or we had given it up. You paid the last of it 5 months ago, and it counts for 24 months.',
    false,
    'age',
  ],
  [
    { overdueElsewhere: true },
    'You told us that you are behind with a debt elsewhere. It counts until we have checked that you are not.',
    true,
    'stepsFirst',
  ],
  [
    { bankruptcy: 'open' },
    'You told us of a bankruptcy. It counts until we have checked that it has ended.',
    false,
    'age',
  ],
  [{ bankruptcy: 1 }, 'A bankruptcy of yours ended 1 month ago, and it counts for 24 months.', false, 'age'],
] as const)('%j says why, and whether anything can be done', (adverse, reason, canChange, gap) => {
  const inputs = who(adverse);
  const [told] = explainDecision(defaultPolicy, decide(defaultPolicy, inputs, today));
  expect(told).toMatchObject({ reason, canChange });
  expect(advise(defaultPolicy, inputs, today)).toMatchObject({ advice: [], gap });
});
