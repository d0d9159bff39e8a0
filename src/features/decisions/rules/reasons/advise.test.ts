import { describe, expect, it } from 'vitest';
import { type DecisionInputs, type Policy, policySchema } from '../../contract.ts';
import { defaultPolicy } from '../../defaults/policy.ts';
import { applicant, returning, today } from '../applicant.test-support.ts';
import { decide } from '../decide.ts';
import { adviceSentence, explainDecision } from '../explain.ts';
import { advise } from './advise.ts';

const reasonsOf = (inputs: DecisionInputs, policy: Policy = defaultPolicy) =>
  explainDecision(policy, decide(policy, inputs, today));
const sentencesOf = (inputs: DecisionInputs, ...marked: Parameters<typeof advise>[3][]) =>
  advise(
    defaultPolicy,
    inputs,
    today,
    marked.flatMap((levers) => levers ?? []),
  ).advice.map(adviceSentence);

/** 40 % of 60,000 is 24,000, all of it taken by debts, while 26,000 is left over. */
const indebted = applicant({
  incomeCents: 60_000_00,
  expensesCents: 10_000_00,
  debtPaymentsCents: 24_000_00,
});

describe('who is declined because debts take all that may be taken of the income', () => {
  it.each([10_000_00, 0])(
    'is not told that too little is left over, with expenses of %i cents',
    (expensesCents) => {
      const reasons = reasonsOf({ ...indebted, expensesCents });
      expect(reasons.map(({ code }) => code)).toEqual(['amount.income_share']);
      expect(reasons[0]?.reason).toBe(
        'Debts and instalments together may take 40% of your income of $60,000.00 a month. Your debt payments of $24,000.00 leave $0.00 of that, and our smallest loan, $100.00, takes $18.50 a month.',
      );
      expect(JSON.stringify(reasons)).not.toMatch(/left each month|expenses/i);
    },
  );

  it('is told to the dollar what would be enough, for a small loan and for the largest first one', () => {
    // Grade B: $100 and $5,000 at 6 % over 8 months take $18.50 and $925.00 a month. 24,018.50 ÷ 40 % = 60,046.25.
    expect(sentencesOf(indebted)).toEqual([
      'With debt payments of $23,075.00 or less a month you would be offered up to $5,000.00 over 8 months at 6% a month.',
      'With an income of $62,313.00 or more a month you would be offered up to $5,000.00 over 8 months at 6% a month.',
      'With debt payments of $23,981.00 or less a month you would be offered up to $100.00 over 8 months at 6% a month.',
      'With an income of $60,047.00 or more a month you would be offered up to $100.00 over 8 months at 6% a month.',
    ]);
  });

  it('gets other advice where the debts cannot be changed', () => {
    const sentences = sentencesOf(indebted, ['debtPayments']);
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.join()).not.toContain('debt payments');
  });
});

it('names both limits where neither carries the smallest loan, the lower one first', () => {
  const inputs = applicant({
    incomeCents: 60_000_00,
    expensesCents: 40_000_00,
    debtPaymentsCents: 24_000_00,
  });
  expect(reasonsOf(inputs).map(({ code }) => code)).toEqual(['amount.nothing_left', 'amount.income_share']);
});

it('advises two changes together only where neither is enough alone', () => {
  const inputs = applicant({
    incomeCents: 60_000_00,
    expensesCents: 70_000_00,
    debtPaymentsCents: 40_000_00,
  });
  const { advice } = advise(defaultPolicy, inputs, today, ['income']);
  expect(advice.map(({ changes }) => changes.map(({ lever }) => lever))[0]).toEqual([
    'debtPayments',
    'expenses',
  ]);
});

it('says of time and of the past that nothing can be done about them now', () => {
  const inputs = returning({
    creditHistory: 'overdue',
    monthsInJob: 1,
    sections: { required: 9, submitted: 9, verified: 9 },
  });
  const past = reasonsOf(inputs).filter(
    ({ code }) => code === 'factor.creditHistory' || code === 'factor.timeInJob',
  );
  expect(past.map(({ canChange, note }) => [canChange, note])).toEqual([
    [false, 'You cannot change this now. It changes by itself with time.'],
    [
      false,
      'What is overdue counts until it is paid. A loan that was written off or taken to court stops counting two years after the last of it was paid, once we have checked papers that show the day.',
    ],
  ]);
});

it('says of a past loan that nobody has checked what it earns meanwhile, and that it can be checked', () => {
  const sections = { required: 6, submitted: 6, verified: 6 };
  const claimed = applicant({ creditHistory: 'claimed', monthsInJob: 1, sections });
  const reason = reasonsOf(claimed).find(({ code }) => code === 'factor.creditHistory');
  expect(reason).toMatchObject({
    reason: 'Your credit history says “no missed payments, as you told us”: 8 of 15 points.',
    note: 'It earns more once we have checked your section about credit. Send what proves it.',
    canChange: true,
  });
});

describe('who cannot be advised', () => {
  it('is told that steps come first', () => {
    expect(advise(defaultPolicy, applicant({ loanStanding: 'open' }), today)).toMatchObject({
      advice: [],
      gap: 'stepsFirst',
    });
  });

  it('is told that age comes first', () => {
    expect(advise(defaultPolicy, applicant({ birthDay: '2010-01-01' }), today)).toMatchObject({
      advice: [],
      gap: 'age',
    });
  });

  it('is told when no two changes are enough', () => {
    const inputs = applicant({
      ...{ incomeCents: 20_000_00, expensesCents: 90_000_00, debtPaymentsCents: 70_000_00 },
      emailVerified: false,
    });
    expect(advise(defaultPolicy, inputs, today)).toMatchObject({ advice: [], gap: 'noTwoChanges' });
  });

  it('is told when nothing whatever would help', () => {
    const strict = policySchema.parse({
      ...defaultPolicy,
      grades: [{ grade: 'A', fromScore: 90, rateMonthlyBps: 500 }],
    });
    const inputs = applicant({ creditHistory: 'overdue' });
    expect(advise(strict, inputs, today)).toMatchObject({ advice: [], gap: 'outOfReach' });
    // What is still to be sent may be better than what is not known.
    const open = returning({
      creditHistory: 'overdue',
      sections: { required: 9, submitted: 7, verified: 0 },
    });
    expect(advise(strict, open, today)).toMatchObject({ advice: [], gap: 'noTwoChanges' });
  });
});

it('says what verified papers would do to the rate of an offer', () => {
  expect(sentencesOf(applicant())).toContain(
    'With 6 of 6 sections verified you would be offered up to $5,000.00 over 4 months at 4% a month.',
  );
});

it('gives no advice that a policy which pays for debts would make false', () => {
  const { debtService } = defaultPolicy.factors;
  const points = debtService.bands.map((band) => band.points).toReversed();
  const absurd: Policy = {
    ...defaultPolicy,
    factors: {
      ...defaultPolicy.factors,
      debtService: {
        ...debtService,
        bands: debtService.bands.map(({ from }, place) => ({ from, points: points[place] ?? 0 })),
      },
    },
  };
  const { advice } = advise(absurd, indebted, today);
  const levers = advice.flatMap(({ changes }) => changes.map(({ lever }) => lever));
  expect(levers).not.toContain('debtPayments');
  expect(levers).not.toContain('income');
});
