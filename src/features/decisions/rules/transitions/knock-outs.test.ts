import { describe, expect, it } from 'vitest';
import type { DecisionInputs, Policy } from '../../contract.ts';
import { defaultPolicy } from '../../defaults/policy.ts';
import { applicant, returning, today } from '../applicant.test-support.ts';
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
    ['a default elsewhere that was never paid', { defaultElsewhere: true }, ['elsewhere.defaulted']],
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

it('nobody out of work, overdue elsewhere and once 200 days late with us is offered anything, whom the score alone would lend half a million', () => {
  const person = returning({
    ...{ incomeCents: 400_000_00, employmentStatus: 'Unemployed', monthsInJob: 0, creditHistory: 'overdue' },
    repayments: { instalmentsDue: 4, worstDaysLate: 200 },
    adverse: { overdueElsewhere: true, ownDefaultMonths: 3, bankruptcy: null },
  });
  expect(decide(off, person, today).offer?.maxLoanAmountCents).toBe(500_000_00);
  const { offer, declines } = decide(defaultPolicy, person, today);
  expect({ offer, declines }).toEqual({ offer: null, declines: ['default.with_us', 'elsewhere.overdue'] });
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
    { defaultElsewhere: true },
    'You told us of a loan elsewhere that was written off or taken to court. It counts until we have checked that you have paid all of it.',
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
  const [explained] = explainDecision(defaultPolicy, decide(defaultPolicy, inputs, today));
  expect(explained).toMatchObject({ reason, canChange });
  expect(advise(defaultPolicy, inputs, today)).toMatchObject({ advice: [], gap });
});

describe('what papers about credit would lift', () => {
  const papers = [{ lever: 'credit' }];
  const waiting = (
    adverse: Partial<NonNullable<DecisionInputs['adverse']>>,
    onceChecked: Partial<NonNullable<DecisionInputs['onceChecked']>>,
    creditHistory: DecisionInputs['creditHistory'] = 'good',
  ) => ({
    ...who(adverse),
    creditHistory,
    onceChecked: {
      creditHistory: 'good' as const,
      defaultElsewhere: false,
      bankruptcy: null,
      ...onceChecked,
    },
  });

  it.each([
    [
      'a bankruptcy that ended long ago',
      waiting({ bankruptcy: 'open' }, { bankruptcy: 30 }),
      'bankruptcy.open',
    ],
    [
      'a default elsewhere that was paid',
      waiting({ defaultElsewhere: true }, {}, 'overdue'),
      'elsewhere.defaulted',
    ],
  ])('%s is told what changes it, and the advice works', (_, inputs, code) => {
    const decision = decide(defaultPolicy, inputs, today);
    const [explained] = explainDecision(defaultPolicy, decision);
    expect(explained).toMatchObject({
      code,
      canChange: true,
      note: expect.stringContaining('send us papers'),
    });
    const { advice, gap } = advise(defaultPolicy, inputs, today);
    expect(gap).toBeNull();
    expect(advice.map(({ changes }) => changes)).toContainEqual(papers);
  });

  it('a bankruptcy that ended of late is lifted by nothing yet, and says how long it counts once it is checked', () => {
    const inputs = waiting({ bankruptcy: 'open' }, { bankruptcy: 5 });
    const [explained] = explainDecision(defaultPolicy, decide(defaultPolicy, inputs, today));
    expect(explained?.note).toContain('it counts for 24 months from that day');
    expect(advise(defaultPolicy, inputs, today)).toMatchObject({ advice: [], gap: 'age' });
  });

  it('a default that was paid two years ago is no longer shown as what nobody can change', () => {
    const inputs = {
      ...waiting({}, {}, 'overdue'),
      expensesCents: 10_000_00,
      sections: { required: 6, submitted: 6, verified: 6 },
    };
    const explained = explainDecision(off, decide(off, inputs, today)).find(
      ({ code }) => code === 'factor.creditHistory',
    );
    expect(explained).toMatchObject({ canChange: true, note: expect.stringContaining('send us papers') });
  });

  it('can be ticked as what somebody cannot do, and taken back', () => {
    const inputs = waiting({ bankruptcy: 'open' }, { bankruptcy: 30 });
    expect(advise(defaultPolicy, inputs, today, ['credit'])).toEqual({
      advice: [],
      gap: 'age',
      levers: ['credit'],
    });
  });
});
