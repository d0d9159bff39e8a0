import { expect, it } from 'vitest';
import { day } from '#tests/support/days.ts';
import type { Lever } from '../../contract/advice.ts';
import { mayUpdateAfter, sectionsBehind } from './sections-behind.ts';

const first = {
  income_information: { income_amount: 60_000 },
  debt_information: { number_of_debts: '1' },
  occupational_information: {},
  credit_info: { has_credit_card: 'No' },
};
const withCard = { ...first, credit_info: { has_credit_card: 'Yes', credit_card_payment: 4_000 } };
const full = {
  ...first,
  income: {},
  occupational: {},
  expenses: { expense_food: 20_000 },
  housing: { housing_status: 'I rent' },
  debt: { has_credit_card: 'Yes' },
};
const owner = { ...full, housing: { housing_status: 'I own it and pay a mortgage' }, debt: {} };

it.each<[Lever, Parameters<typeof sectionsBehind>[1], string[]]>([
  ['income', first, ['income_information']],
  ['expenses', first, ['income_information']],
  ['debtPayments', first, ['debt_information']],
  ['debtPayments', withCard, ['debt_information', 'credit_info']],
  ['employment', first, ['occupational_information']],
  ['income', full, ['income']],
  ['expenses', full, ['expenses', 'housing']],
  ['expenses', owner, ['expenses']],
  ['debtPayments', full, ['debt']],
  ['debtPayments', owner, ['debt', 'housing']],
  ['sectionsVerified', full, []],
  ['email', full, []],
  ['income', {}, []],
])('%s is read from the sections that stated it', (lever, given, sections) => {
  expect(sectionsBehind(lever, given)).toEqual(sections);
});

it('only a decline that its figures explain opens them', () => {
  const [declined, offered] = [
    { offer: null },
    { offer: { maxLoanAmountCents: 1, loanTermMonths: 1, rateMonthlyBps: 1, expiresOn: day('2026-04-01') } },
  ];
  expect([null, 'noTwoChanges' as const].map((gap) => mayUpdateAfter(declined, gap))).toEqual([true, true]);
  const gaps = ['outOfReach', 'age', 'stepsFirst'] as const;
  expect(gaps.map((gap) => mayUpdateAfter(declined, gap))).toEqual([false, false, false]);
  expect(mayUpdateAfter(offered, null)).toBe(false);
});
