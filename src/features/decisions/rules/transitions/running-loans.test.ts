import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunningLoan } from '#features/loans/rules/books/running-loan.ts';
import { readDay } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import type { DecisionInputs } from '../../contract.ts';
import { defaultPolicy } from '../../defaults/policy.ts';
import { applicant, today } from '../applicant.test-support.ts';
import { decide } from '../decide.ts';
import { explainDecision } from '../explain.ts';
import { amount, anyInputs } from '../inputs.test-support.ts';
import { allDebtPayments } from '../monthly-figures.ts';
import { afterChanges, isMade } from '../reasons/levers.ts';
import { debtsAnsweredAt, monthlyOfRunning } from './running-loans.ts';
import { sinceOffer } from './since-offer.ts';

const day = (text: string) => readDay(text) ?? today;

const loan = (known: Partial<RunningLoan> = {}): RunningLoan => ({
  repayableCents: cents(17_852_16),
  termMonths: 6,
  paidOutOn: day('2026-03-10'),
  recordedAt: new Date('2026-03-10T15:00:00Z'),
  ...known,
});

describe('what running loans take a month', () => {
  const noon = new Date('2026-03-10T17:00:00Z');
  it.each([
    ['counts where no debts were told', [loan()], null, 2_975_36],
    ['counts where it was paid out after', [loan()], new Date('2026-03-09T12:00:00Z'), 2_975_36],
    [
      'counts where both were on one day, and it came later',
      [loan()],
      new Date('2026-03-10T14:00:00Z'),
      2_975_36,
    ],
    ['is among the debts told later on that day', [loan()], noon, 0],
    [
      'is among the debts where it was paid out before, though recorded after',
      [loan({ paidOutOn: day('2026-03-08'), recordedAt: noon })],
      new Date('2026-03-09T12:00:00Z'),
      0,
    ],
    ['adds up', [loan(), loan({ repayableCents: cents(100_00), termMonths: 3 })], null, 3_008_69],
    ['is nothing without any', [], null, 0],
  ] as const)('%s', (_, loans, answeredAt, due) => expect(monthlyOfRunning(loans, answeredAt)).toBe(due));
});

describe('when the debts were told', () => {
  const answered = (sId: string, count: string, hour: number) => ({
    sId,
    answers: { number_of_debts: count },
    sentAt: new Date(Date.UTC(2026, 2, 1, hour)),
  });
  const all = () => true;

  it('is when they were told first: saying the same once more tells of no other loan', () => {
    const again = [
      answered('debt_information', '1', 3),
      answered('debt_information', '1', 2),
      answered('debt_information', '0', 1),
    ];
    expect(debtsAnsweredAt(again, all)).toEqual(new Date(Date.UTC(2026, 2, 1, 2)));
  });

  it('is that of the section whose debts count', () => {
    const both = [answered('debt_information', '1', 3), answered('debt', '1', 2)];
    expect(debtsAnsweredAt(both, all)).toEqual(new Date(Date.UTC(2026, 2, 1, 2)));
    expect(debtsAnsweredAt(both, ([one]) => one?.sId !== 'debt')).toEqual(new Date(Date.UTC(2026, 2, 1, 3)));
  });

  it('is never where no debts count', () => {
    expect(debtsAnsweredAt([answered('debt', '1', 2)], () => false)).toBeNull();
    expect(debtsAnsweredAt([answered('expenses', '1', 2)], all)).toBeNull();
  });
});

const decided = (inputs: DecisionInputs) => decide(defaultPolicy, inputs, today);
const amountOf = (inputs: DecisionInputs) => decided(inputs).offer?.maxLoanAmountCents ?? 0;

describe('another running loan', () => {
  it('never raises the instalment allowed, the score or the amount, and once paid off all is as before', () => {
    fc.assert(
      fc.property(anyInputs, fc.integer({ min: 1, max: 500_000_00 }), (known, more) => {
        const worse = { ...known, runningLoansCents: (known.runningLoansCents ?? 0) + more };
        const [before, after] = [decided(known), decided(worse)];
        expect(after.figures.allowedInstalmentCents).toBeLessThanOrEqual(
          before.figures.allowedInstalmentCents,
        );
        expect(after.figures.freeCashFlowCents).toBe(before.figures.freeCashFlowCents - more);
        expect(after.score).toBeLessThanOrEqual(before.score);
        expect(amountOf(worse)).toBeLessThanOrEqual(amountOf(known));
        const { runningLoansCents: _, ...paidOff } = worse;
        const { runningLoansCents: __, ...without } = known;
        expect(decided(paidOff)).toEqual(decided(without));
      }),
      { numRuns: 1_000 },
    );
  });

  it('counts as the same debt would that was told', () => {
    fc.assert(
      fc.property(anyInputs, amount, amount, (known, answered, more) => {
        const { runningLoansCents: _, ...without } = known;
        const inBooks = decided({ ...without, debtPaymentsCents: answered, runningLoansCents: more + 1 });
        const { inputs, ...all } = decided({ ...without, debtPaymentsCents: answered + more + 1 });
        expect(inBooks).toMatchObject(all);
      }),
      { numRuns: 500 },
    );
  });

  it('is lowered by advice on debt payments last, and then too', () => {
    fc.assert(
      fc.property(anyInputs, amount, (known, most) => {
        const change = { lever: 'debtPayments', atMostCents: most } as const;
        const after = afterChanges(known, [change]);
        expect(allDebtPayments(after)).toBe(most);
        expect(isMade(change, after)).toBe(true);
        expect(after.runningLoansCents).not.toBe(0);
        expect(afterChanges(after, [change])).toEqual(after);
      }),
    );
  });

  it('is named with its figure by what counted against, and by what has changed since the offer', () => {
    const before = applicant({ model: 'FullModel', sections: { required: 9, submitted: 9, verified: 0 } });
    const after = { ...before, runningLoansCents: 2_975_36 };
    const [reason] = explainDecision(defaultPolicy, decided(after));
    expect(reason).toMatchObject({
      code: 'limit.free_cash_flow',
      note: 'Of the debt payments, $2,975.36 a month is for loans that are open in our own books. Once a loan is repaid, it no longer counts.',
    });
    const asked = {
      amountCents: amountOf(before),
      rateMonthlyBps: decided(before).offer?.rateMonthlyBps ?? 0,
    };
    expect(sinceOffer(defaultPolicy, decided(before), decided(after), asked)).toEqual({
      changes: expect.arrayContaining([
        { label: 'Open loans in our books a month, paid out since', before: 'None', after: '$2,975.36' },
      ]),
      worse: expect.arrayContaining([expect.stringMatching(/^No more than/)]),
    });
  });
});
