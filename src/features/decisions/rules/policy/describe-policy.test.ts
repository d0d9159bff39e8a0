import { describe, expect, it } from 'vitest';
import type { PolicyFigures } from '../../contract.ts';
import { defaultPolicy } from '../../defaults/policy.ts';
import { describePolicy, showAnswer } from './describe-policy.ts';

const { factors } = defaultPolicy;

/** A policy whose figures are all told apart. */
const policy: PolicyFigures = {
  ...defaultPolicy,
  minimumAgeYears: 19,
  offerStandsDays: 21,
  loan: {
    stepCents: 250_00,
    largestCents: { FirstModel: 6_000_00, FullModel: 400_000_00 },
    shortestTermMonths: 1,
    longestTermMonths: 9,
  },
  allowance: { incomeShareBps: 3_550, freeCashFlowShareBps: 4_525 },
  assumed: { expensesBps: 5_050, debtPaymentsBps: 2_975 },
  grades: [
    { grade: 'A', fromScore: 81, rateMonthlyBps: 525 },
    { grade: 'B', fromScore: 1, rateMonthlyBps: 675 },
  ],
  discount: { mostBps: 1_850, lowestRateMonthlyBps: 375 },
  secondApprovalAboveCents: 90_000_00,
  firstLoanProof: { identity: true, income: false, bankAccount: true },
  knockOuts: { overdueElsewhere: true, ownDefaultMonths: 18, bankruptcyMonths: 23 },
  factors: {
    debtService: { outOf: 21, ifUnknown: 13, bands: [{ from: 0, points: 21 }] },
    freeCashFlow: { outOf: 19, ifUnknown: 12, bands: [{ from: 1_050, points: 1 }] },
    employment: { outOf: 9, ifUnknown: 5, points: { Retired: 8, good: 7 }, otherwise: 4 },
    timeInJob: { outOf: 11, ifUnknown: 6, bands: [{ from: 1, points: 2 }] },
    creditHistory: { outOf: 16, ifUnknown: 7, points: { good: 15, other: 3 }, otherwise: 1 },
    banking: { outOf: 4, ifUnknown: 3, bands: [{ from: 36, points: 4 }] },
    sectionsVerified: { outOf: 12, ifUnknown: 0, bands: [{ from: 2_000, points: 2 }] },
    repaymentRecord: {
      outOf: 8,
      ifUnknown: 2,
      bands: [
        { from: 0, points: 8 },
        { from: 31, points: 1 },
      ],
    },
  },
};

const described = describePolicy(policy);

/** What stands at a place: a grade is found by its letter, a band by where it begins. */
const at = (place: string): unknown =>
  place.split('.').reduce<unknown>((whole, step) => {
    if (!Array.isArray(whole)) return (whole as Record<string, unknown>)[step];
    const row = whole.find(({ grade, from }) => grade === step || String(from) === step);
    return 'points' in row ? row.points : row;
  }, policy);

describe('a policy in words', () => {
  it('is described in groups, the factors in their own order', () => {
    expect(described.map(({ key, title }) => [key, title])).toEqual([
      ['people', 'Who may borrow'],
      ['loan', 'Amounts and terms'],
      ['allowance', 'What an instalment may take'],
      ['grades', 'Grades and rates'],
      ['discount', 'Discount for verified sections'],
      ['knockOuts', 'What rules somebody out'],
      ['approval', 'Approval and payout'],
      ['debtService', 'Debt payments in income'],
      ['freeCashFlow', 'Left over of income'],
      ['employment', 'Kind of work'],
      ['timeInJob', 'Time in the job'],
      ['creditHistory', 'Credit history'],
      ['banking', 'Time with the bank'],
      ['sectionsVerified', 'Sections verified'],
      ['repaymentRecord', 'Repayment with us'],
    ]);
  });

  it('has each figure under its name with its unit', () => {
    expect(
      Object.fromEntries(
        described.map(({ key, figures }) => [key, figures.map(({ label, value }) => `${label}: ${value}`)]),
      ),
    ).toEqual({
      people: ['Youngest age: 19 years', 'An offer stands for: 21 days'],
      loan: [
        'Amounts move in steps of: $250.00',
        'Largest first loan: $6,000.00',
        'Largest loan: $400,000.00',
        'Shortest term: 1 month',
        'Longest term: 9 months',
      ],
      allowance: [
        'Instalment and debt payments, of income: 35.5%',
        'Instalment, of what is left over: 45.25%',
        'Expenses taken where none are told: 50.5% of income',
        'Debt payments taken where none are told: 29.75% of income',
      ],
      grades: [
        'Grade A from: 81 points',
        'Grade A rate: 5.25% a month',
        'Grade B from: 1 point',
        'Grade B rate: 6.75% a month',
      ],
      discount: ['Most that comes off a rate: 18.5% of the rate', 'Lowest rate: 3.75% a month'],
      knockOuts: [
        'Behind with a debt elsewhere, or in default there and not paid: Yes',
        'A default with us, once it is repaid: 18 months after',
        'A bankruptcy, until it ended and: 23 months after',
      ],
      approval: [
        'Two people approve above: $90,000.00',
        'Identity: verified before a first loan is paid out: Yes',
        'Income: verified before a first loan is paid out: No',
        'Bank account: verified before a first loan is paid out: Yes',
      ],
      debtService: ['Weight: 21 points', '0% or more: 21 points', 'Where nothing is known: 13 points'],
      freeCashFlow: ['Weight: 19 points', '10.5% or more: 1 point', 'Where nothing is known: 12 points'],
      employment: [
        'Weight: 9 points',
        'Retired: 8 points',
        'good: 7 points',
        'Any other answer: 4 points',
        'Where nothing is known: 5 points',
      ],
      timeInJob: ['Weight: 11 points', '1 month or more: 2 points', 'Where nothing is known: 6 points'],
      creditHistory: [
        'Weight: 16 points',
        'No missed payments: 15 points',
        'other: 3 points',
        'Any other answer: 1 point',
        'Where nothing is known: 7 points',
      ],
      banking: ['Weight: 4 points', '36 months or more: 4 points', 'Where nothing is known: 3 points'],
      sectionsVerified: ['Weight: 12 points', '20% or more: 2 points', 'Where nothing is known: 0 points'],
      repaymentRecord: [
        'Weight: 8 points',
        'Never late: 8 points',
        '31 or more days late: 1 point',
        'Where nothing is known: 2 points',
      ],
    });
  });

  it('gives each figure the place at which it stands in the policy', () => {
    for (const { place, label, value } of described.flatMap(({ figures }) => figures)) {
      const figure = at(place);
      if (typeof figure === 'boolean') {
        expect(value, place).toBe(figure ? 'Yes' : 'No');
        continue;
      }
      if (typeof figure !== 'number') throw new TypeError(`${place}, ${label} is no figure`);
      const inUnits = place.endsWith('Bps') || place.endsWith('Cents') || place.includes('largestCents');
      expect(value.replaceAll(',', '')).toContain(String(inUnits ? figure / 100 : figure));
    }
  });

  it.each([
    [null, 'Never: one person is enough'],
    [0, '$0.00'],
  ])('says of a second approval above %s: %s', (above, words) => {
    const approval = describePolicy({ ...policy, secondApprovalAboveCents: above }).find(
      ({ key }) => key === 'approval',
    );
    expect(approval?.figures[0]?.value).toBe(words);
  });
});

describe('an answer that earns points', () => {
  it.each(Object.keys(factors.creditHistory.points))(
    'is described in words where it is a code: %s',
    (answer) => {
      expect(showAnswer('creditHistory', answer)).not.toBe(answer);
    },
  );

  it.each([
    ['creditHistory', 'an answer of our own'],
    ['employment', 'Retired'],
    ['employment', 'good'],
  ] as const)('is described as it stands where it is words already: %s, %s', (name, answer) => {
    expect(showAnswer(name, answer)).toBe(answer);
  });
});
