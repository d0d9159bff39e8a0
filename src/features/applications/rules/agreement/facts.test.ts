import { describe, expect, it, test } from 'vitest';
import type { Day } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import { agreementFacts, agreementNumber, lastDueOn, payableAsSigned } from './facts.ts';
import { figuresInWords, fillIn, instalmentsInWords, showPercent } from './figures-in-words.ts';

const party = { name: 'Pimento', legalName: 'Pimento Finance Limited', address: 'Kingston' };
const around = {
  number: 'PA-1',
  preparedOn: '2026-01-31' as Day,
  approvedOn: '2026-01-30' as Day,
  lender: { ...party, licence: 'Licensed.' },
  runBy: null,
  contactEmail: 'help@example.com',
};
const five = { amountCents: cents(5_000_00), rateMonthlyBps: 600, termMonths: 4 };

describe('the figures of an agreement', () => {
  it('are the whole cost, with every date counted from the day of the paper', () => {
    const facts = agreementFacts({ ...five, repaymentOption: 'Monthly' }, around);
    expect(facts).toMatchObject({
      feeCents: 250_00,
      cashInHandCents: 4_750_00,
      interestCents: 1_200_00,
      totalRepaymentCents: 6_200_00,
    });
    expect(
      facts.schedule.map(({ dueOn, amountCents, leftCents }) => [dueOn, amountCents, leftCents]),
    ).toEqual([
      ['2026-02-28', 1_550_00, 4_650_00],
      ['2026-03-31', 1_550_00, 3_100_00],
      ['2026-04-30', 1_550_00, 1_550_00],
      // 31 May is a Sunday.
      ['2026-06-01', 1_550_00, 0],
    ]);
  });

  it.each(['Daily', 'Weekly', 'Fortnightly', 'Monthly', 'Quarterly', 'Annually'] as const)(
    'add up to the cent where a loan is repaid %s',
    (repaymentOption) => {
      const { schedule, interestCents, totalRepaymentCents } = agreementFacts(
        { amountCents: cents(12_345_67), rateMonthlyBps: 733, termMonths: 7, repaymentOption },
        around,
      );
      const sum = (of: (row: (typeof schedule)[number]) => number) =>
        schedule.reduce((total, row) => total + of(row), 0);
      expect(sum(({ amountCents }) => amountCents)).toBe(totalRepaymentCents);
      expect(sum(({ interestCents }) => interestCents)).toBe(interestCents);
      expect(sum(({ principalCents }) => principalCents)).toBe(12_345_67);
      expect(schedule.at(-1)?.leftCents).toBe(0);
    },
  );
});

describe('the figures in words', () => {
  const facts = agreementFacts({ ...five, repaymentOption: 'Monthly' }, around);
  const wordsWith = (known: Partial<typeof facts>) =>
    figuresInWords({ ...facts, ...known }, { borrower: 'Marcia Campbell', documentId: 'D-1' });

  it('have the day of the first instalment and that of the last', () => {
    expect(lastDueOn(facts)).toBe('2026-06-01');
    expect(wordsWith({})).toMatchObject({
      instalments: '4 instalments of $1,550.00, one every month',
      preparedOn: 'January 31st 2026',
      firstDueOn: 'February 28th 2026',
      lastDueOn: 'June 1st 2026',
    });
  });

  it('have the day of the paper where nothing falls due', () => {
    expect(wordsWith({ schedule: [] })).toMatchObject({
      instalments: '0 instalments of $0.00, one every month',
      firstDueOn: 'January 31st 2026',
      lastDueOn: 'January 31st 2026',
    });
  });

  it('name who runs the loan for its lender, and nobody where the lender does', () => {
    expect(wordsWith({ runBy: party })).toMatchObject({
      runBy: 'Pimento',
      runByLegalName: 'Pimento Finance Limited',
      runByAddress: 'Kingston',
    });
    expect(wordsWith({})).toMatchObject({ runBy: '', runByLegalName: '', runByAddress: '' });
  });
});

test('its number is of its application alone, and can be read out', () => {
  expect(agreementNumber('01a00000-0000-7000-8000-7f3a09cc41b2')).toBe('PA-7F3A-09CC-41B2');
});

test.each([
  [[1_550_00, 1_550_00, 1_550_00], 'Monthly', '3 instalments of $1,550.00, one every month'],
  [[10_00, 10_01], 'Weekly', '2 instalments of $10.00, one every week; the last one is $10.01'],
  [[10_00, 10_00, 10_02], 'Daily', '3 instalments of $10.00, one every day; the last one is $10.02'],
  [[6_200_00], 'Annually', 'one instalment of $6,200.00'],
] as const)('instalments of %j read as they are', (amounts, repaymentOption, words) => {
  const schedule = amounts.map((amountCents) => ({ amountCents }));
  expect(instalmentsInWords({ repaymentOption, schedule })).toBe(words);
});

test.each([
  [600, '6%'],
  [650, '6.5%'],
  [27_236, '272.36%'],
  [1_234_567, '12,345.67%'],
])('%i basis points are %s', (bps, words) => {
  expect(showPercent(bps)).toBe(words);
});

test('a sentence that asks for what is not there is no agreement', () => {
  expect(fillIn('You borrow {amount}.', { amount: '$1.00' })).toBe('You borrow $1.00.');
  expect(() => fillIn('You borrow {sum}.', {})).toThrow(/sum/);
});

test.each([
  ['before its words said what becomes of a Sunday', 2, '2026-05-31'],
  ['since then', 3, undefined],
  ['where nothing was signed', null, undefined],
])('a Sunday of a paper %s', (_, version, day) => {
  expect(payableAsSigned(version)?.('2026-05-31' as Day)).toBe(day);
});
