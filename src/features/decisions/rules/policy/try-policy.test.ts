import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/calendar.ts';
import { day } from '#tests/support/days.ts';
import type { TrialSide } from '../../contract/policy-desk.ts';
import type { Policy } from '../../contract.ts';
import { defaultPolicy } from '../../defaults/policy.ts';
import { applicant, returning, stranger } from '../applicant.test-support.ts';
import { anyInputs } from '../inputs.test-support.ts';
import { byLargestChange, isChanged, summariseTrial, tryPolicy } from './try-policy.ts';

const decidedOn = '2026-03-01';
const { grades, loan } = defaultPolicy;
const changed = (change: Partial<Policy>): Policy => ({ ...defaultPolicy, version: 2, ...change });
const tried = (draft: Policy, people = [applicant(), returning(), stranger]) =>
  people.map((inputs) => tryPolicy(defaultPolicy, draft, { inputs, decidedOn }));

/** Somebody's two sides, of which a test names what differs. */
const pairOf = (before: Partial<TrialSide>, after: Partial<TrialSide>) => {
  const side: TrialSide = { amountCents: 1_000, grade: 'B', score: 70, rateMonthlyBps: 600, reasons: [] };
  const burdenBps = { before: null, after: null };
  return {
    hasLoanOrApplication: false,
    burdenBps,
    before: { ...side, ...before },
    after: { ...side, ...after },
  };
};

describe('one person under two policies', () => {
  it('has the amount, grade, rate and reasons of both', () => {
    const cheaper = changed({
      loan: { ...loan, largestCents: { ...loan.largestCents, FirstModel: 3_000_00 } },
    });
    expect(tryPolicy(defaultPolicy, cheaper, { inputs: applicant(), decidedOn })).toEqual({
      hasLoanOrApplication: false,
      burdenBps: { before: 129, after: 77 },
      before: {
        amountCents: 5_000_00,
        grade: 'B',
        score: 76,
        rateMonthlyBps: 600,
        reasons: ['A first loan is $5,000.00 at most.'],
      },
      after: {
        amountCents: 3_000_00,
        grade: 'B',
        score: 76,
        rateMonthlyBps: 600,
        reasons: ['A first loan is $3,000.00 at most.'],
      },
    });
  });

  it('is decided as of the day of the decision on record, not of today', () => {
    const older = changed({ minimumAgeYears: 31 });
    const past = { inputs: applicant({ birthDay: '1996-03-01' }), decidedOn };
    expect(tryPolicy(defaultPolicy, older, past).after.amountCents).toBe(0);
    expect(tryPolicy(defaultPolicy, older, { ...past, decidedOn: day('2027-03-01') }).after.amountCents).toBe(
      5_000_00,
    );
  });

  it('is not decided as of what is no day', () => {
    const past = { inputs: applicant(), decidedOn: '2026-02-30' as Day };
    expect(() => tryPolicy(defaultPolicy, defaultPolicy, past)).toThrow('2026-02-30 is not a day');
  });

  it.each<[string, Partial<TrialSide>, boolean]>([
    ['nothing', {}, false],
    ['another amount', { amountCents: 1_100 }, true],
    ['another grade', { grade: 'C' }, true],
    ['another rate', { rateMonthlyBps: 650 }, true],
    ['another score alone, which nobody is offered anything by', { score: 71 }, false],
  ])('%s: is it a change?', (_, after, is) => expect(isChanged(pairOf({}, after))).toBe(is));
});

describe('the summary of a trial', () => {
  it.each<[string, Partial<Policy>, object]>([
    ['the same figures', {}, { offerToDecline: 0, declineToOffer: 0, higherAmount: 0, lowerAmount: 0 }],
    [
      'a higher age',
      { minimumAgeYears: 40 },
      { offerToDecline: 2, after: { offers: 0, totalCents: 0, averageRateBps: null } },
    ],
    [
      'a larger first loan',
      { loan: { ...loan, largestCents: { ...loan.largestCents, FirstModel: 8_000_00 } } },
      { higherAmount: 1, lowerAmount: 0 },
    ],
    [
      'a dearer grade B',
      { grades: grades.map((row) => (row.grade === 'B' ? { ...row, rateMonthlyBps: 700 } : row)) },
      { lowerAmount: 0, before: { averageRateBps: 550 }, after: { averageRateBps: 600 } },
    ],
    [
      'a higher bar for B',
      { grades: grades.map((row) => (row.grade === 'B' ? { ...row, fromScore: 79 } : row)) },
      { grades: { B: { C: 1 }, A: { A: 1 }, D: { D: 1 } } },
    ],
  ])('of %s', (_, change, expected) => {
    expect(summariseTrial(tried(changed(change)), [])).toMatchObject({ people: 3, ...expected });
  });

  it('of nobody has no average', () => {
    const nothing = { offers: 0, totalCents: 0, averageRateBps: null };
    expect(summariseTrial([], [])).toMatchObject({ people: 0, grades: {}, before: nothing, after: nothing });
  });

  it('has the mean share of income that the instalments of its offers take', () => {
    const longer = changed({ loan: { ...loan, shortestTermMonths: 8 } });
    const pairs = tried(longer, [applicant(), applicant({ incomeCents: 240_000_00 }), stranger]);
    const { before, after } = summariseTrial(pairs, []);
    const incomes = [120_000, 240_000];
    const mean = (which: 'before' | 'after', months: number) =>
      incomes.reduce((sum, income, place) => {
        const rate = (pairs[place]?.[which].rateMonthlyBps ?? 0) / 10_000;
        return sum + ((5_000 * (1 + rate * months)) / months / income) * 10_000;
      }, 0) / incomes.length;
    expect(Math.abs((before.averageBurdenBps ?? 0) - mean('before', 4))).toBeLessThan(1);
    expect(Math.abs((after.averageBurdenBps ?? 0) - mean('after', 8))).toBeLessThan(1);
    expect(summariseTrial([], []).after.averageBurdenBps).toBeNull();
  });

  it('counts each move where it belongs', () => {
    const moves = [
      [0, 0],
      [0, 300],
      [0, 400],
      [300, 0],
      [500, 500],
      [500, 700],
      [500, 800],
      [500, 900],
      [700, 500],
      [800, 500],
      [900, 500],
      [950, 500],
    ] as const;
    const pairs = moves.map(([before, after]) => pairOf({ amountCents: before }, { amountCents: after }));
    expect(summariseTrial(pairs, [])).toMatchObject({
      people: 12,
      offerToDecline: 1,
      declineToOffer: 2,
      higherAmount: 3,
      lowerAmount: 4,
      before: { offers: 9, totalCents: 5_650 },
      after: { offers: 10, totalCents: 5_600 },
    });
  });

  it('keeps a row for those without a grade', () => {
    const pairs = [pairOf({ grade: null }, { grade: 'D' }), pairOf({ grade: 'E' }, { grade: null })];
    expect(summariseTrial(pairs, []).grades).toEqual({ '–': { D: 1 }, E: { '–': 1 } });
  });

  it('counts those whom a loan or an application declines under any policy', () => {
    const busy = [applicant({ loanStanding: 'applied' }), applicant({ loanStanding: 'open' }), applicant()];
    expect(summariseTrial(tried(defaultPolicy, busy), [])).toMatchObject({
      withLoanOrApplication: 2,
      before: { offers: 1 },
    });
  });
});

describe('the largest changes', () => {
  it('come first by amount, then by rate', () => {
    const pair = (amount: number, rate: number) =>
      pairOf({}, { amountCents: 1_000 + amount, rateMonthlyBps: 600 + rate });
    const order = [pair(0, 50), pair(-700, 0), pair(500, 0), pair(0, 100), pair(0, -75)].toSorted(
      byLargestChange,
    );
    expect(order.map(({ after }) => [after.amountCents - 1_000, after.rateMonthlyBps - 600])).toEqual([
      [-700, 0],
      [500, 0],
      [0, 100],
      [0, -75],
      [0, 50],
    ]);
  });
});

describe('the policy in force tried against itself', () => {
  it('changes nothing, for anybody', () => {
    fc.assert(
      fc.property(fc.array(anyInputs, { maxLength: 20 }), (people) => {
        const pairs = tried(structuredClone(defaultPolicy), people);
        expect(pairs.filter(isChanged)).toEqual([]);
        const { before, after, ...summary } = summariseTrial(pairs, []);
        expect(after).toEqual(before);
        expect(summary).toMatchObject({ people: people.length, offerToDecline: 0, declineToOffer: 0 });
        for (const [grade, row] of Object.entries(summary.grades)) expect(Object.keys(row)).toEqual([grade]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('any draft', () => {
  it('moves as many people in the grades as were tried, and its totals are those of its pairs', () => {
    fc.assert(
      fc.property(fc.array(anyInputs, { maxLength: 20 }), fc.integer({ min: 18, max: 60 }), (people, age) => {
        const pairs = tried(changed({ minimumAgeYears: age }), people);
        const summary = summariseTrial(pairs, []);
        const moved = Object.values(summary.grades).flatMap((row) => Object.values(row));
        expect(moved.reduce((sum, count) => sum + count, 0)).toBe(people.length);
        expect(summary.after.offers).toBe(
          summary.before.offers - summary.offerToDecline + summary.declineToOffer,
        );
      }),
      { numRuns: 200 },
    );
  });
});
