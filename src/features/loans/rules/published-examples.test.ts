import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/calendar.ts';
import { addCents, cents } from '#shared/money.ts';
import { costOfLoan } from './cost-of-loan.ts';
import { effectiveYearlyBps } from './effective-rate.ts';
import { duePoints, type RepaymentOption, unitsPerYear } from './schedule.ts';

/** Amounts in dollars, yearly rates in per cent. */
type Figures = {
  interest?: number;
  /** Every instalment but the last, and the last. */
  instalment?: number;
  last?: number;
  total?: number;
  count?: number;
  /** Compounded, as ours is; or twelve times the monthly rate. */
  effective?: number;
  nominal?: number;
};

type Example = {
  who: string;
  address: string;
  amount: number;
  /** Per cent of the amount, a month or a year. */
  rate: number;
  per: 'month' | 'year';
  months: number;
  option?: RepaymentOption;
  firstDay?: string;
  published: Figures;
  /** Why ours is another, and by exactly how much: ours less theirs. */
  differs?: { why: string; by: Figures };
};

const ROUNDED_UP = 'theirs is rounded to the nearest cent; ours down, and the last instalment takes the rest';
const WHOLE_POINTS = 'a monthly rate of ours is a whole number of hundredths of a per cent';

const EXAMPLES: Example[] = [
  {
    who: 'Wikipedia, Flat rate (finance)',
    address: 'http://www.primidi.com/flat_rate_finance',
    ...{ amount: 1_200, rate: 1, per: 'month', months: 12 },
    published: { instalment: 112 },
  },
  {
    who: 'The Phnom Penh Post, Micro-finance interest rates',
    address: 'https://www.phnompenhpost.com/national/micro-finance-interest-rates',
    ...{ amount: 120, rate: 5, per: 'month', months: 12 },
    published: { interest: 72, instalment: 16 },
  },
  {
    who: 'Investor and Financial Education Council, Hong Kong, Monthly flat rate',
    address:
      'https://www.ifec.org.hk/web/en/moneyessentials/debts-and-borrowing/take-new-loan/Monthly-flat-rate.page',
    ...{ amount: 50_000, rate: 0.7, per: 'month', months: 12 },
    published: { interest: 4_200, effective: 16.26 },
  },
  {
    who: 'WeLab Bank, interest calculation of the personal instalment loan',
    address: 'https://www.welab.bank/en/support/loan/what-is-goflexis-interest-calculation-method/',
    ...{ amount: 120_000, rate: 0.14, per: 'month', months: 12 },
    published: { interest: 2_016, instalment: 10_168, effective: 3.13, nominal: 3.087 },
  },
  {
    who: 'ZA Bank, Loan',
    address: 'https://bank.za.group/en/loan',
    ...{ amount: 200_000, rate: 0.07, per: 'month', months: 6 },
    published: { effective: 1.45 },
  },
  {
    who: 'Chong Hing Bank, credit card instalment loan calculator',
    address:
      'https://sportal.chbank.com/en/personal/banking-services/credit-cards/credit-cards-calculator/index.shtml',
    ...{ amount: 20_000, rate: 20, per: 'month', months: 12 },
    published: { interest: 48_000, instalment: 5_666.67, effective: 1_606.98 },
    differs: { why: ROUNDED_UP, by: { instalment: -0.01 } },
  },
  {
    who: 'HSBC Hong Kong, How to calculate APR',
    address: 'https://hsbc.com.hk/loans/what-is-apr',
    ...{ amount: 50_000, rate: 0.3, per: 'month', months: 12 },
    published: { interest: 1_800, effective: 6.8 },
    differs: {
      why: 'ours takes months as equal; by their days it is 6.74 to 6.83',
      by: { effective: -0.02 },
    },
  },
  {
    who: 'DBS Hong Kong, monthly flat rate and annualized percentage rate',
    address:
      'https://www.dbs.com.hk/personal/support/borrow-difference-between-the-monthly-flat-rate-and-the-annualized-percentage-rate.html',
    ...{ amount: 50_000, rate: 0.18, per: 'month', months: 60 },
    published: { interest: 60 * 90, instalment: 985.83 },
    differs: { why: 'theirs spreads a fee of 62.50 a month; ours is deducted', by: { instalment: -62.5 } },
  },
  {
    who: 'phcorner.net, a loan at a monthly add-on rate of 2.95 %',
    address: 'https://phcorner.net/threads/2158853/',
    ...{ amount: 10_000, rate: 2.95, per: 'month', months: 3 },
    published: { interest: 3 * 295, instalment: 3_628.33, nominal: 12 * 4.36 },
    differs: { why: 'their monthly yield has two decimals', by: { nominal: 0.04 } },
  },
  {
    who: 'Frugal Honey, Computing for monthly add-on rates',
    address: 'https://www.frugalhoney.com/2021/06/computing-for-monthly-add-on-rates.html',
    ...{ amount: 171_000, rate: 0.59, per: 'month', months: 36 },
    published: { interest: 36_320.4, instalment: 5_758.9 },
  },
  {
    who: "Louie's Used Cars, What is add-on interest",
    address: 'http://louiesusedcars.bettencourtt.com/what-is-add-on-interest',
    ...{ amount: 10_000, rate: 15, per: 'year', months: 48 },
    published: { interest: 6_000, total: 16_000, instalment: 333.33, nominal: 25.315 },
  },
  {
    who: 'Real Estate Terms Lexicon, Add-on interest, example 2',
    address: 'https://realestatetermslexicon.com/definitions/a/add-on-interest',
    ...{ amount: 10_000, rate: 6, per: 'year', months: 60 },
    published: { interest: 3_000, total: 13_000, instalment: 216.67 },
    differs: { why: ROUNDED_UP, by: { instalment: -0.01 } },
  },
  {
    who: 'keisoku, Add-on loan repayment calculator',
    address: 'https://keisoku.magicgifted.com/en/add-on-loan-repayment-calculator/',
    ...{ amount: 10_000, rate: 8, per: 'year', months: 36 },
    published: { interest: 2_400, total: 12_400, instalment: 344.44, nominal: 14.55 },
    differs: { why: WHOLE_POINTS, by: { interest: 12, total: 12, instalment: 0.33, nominal: 0.07 } },
  },
  {
    who: 'Apache Fineract, LoanInstallmentMultiplesOfTest, flat interest',
    address:
      'https://github.com/apache/fineract/blob/develop/integration-tests/src/test/java/org/apache/fineract/integrationtests/LoanInstallmentMultiplesOfTest.java',
    ...{ amount: 1_250, rate: 12, per: 'year', months: 3, firstDay: '2023-01-01' },
    published: { interest: 3 * 12.5, instalment: 429, last: 429.5, count: 3 },
    differs: { why: 'theirs are whole units of the currency', by: { instalment: 0.16, last: -0.32 } },
  },
  {
    who: 'Apache Fineract, FINERACT-2062, weekly repayment of a monthly flat rate',
    address: 'https://mail-archive.com/issues@fineract.apache.org/msg16570.html',
    ...{ amount: 1_000, rate: 2, per: 'month', months: 12, option: 'Weekly' },
    published: { interest: 0.02 * 12 * 1_000, count: 52 },
  },
  {
    who: 'Mifos users list, a lender in Ghana, payments every two weeks',
    address: 'https://mail-archive.com/mifos-users@lists.sourceforge.net/msg00703.html',
    ...{ amount: 200, rate: 40, per: 'year', months: 6, option: 'Fortnightly', firstDay: '2026-02-01' },
    published: { interest: 40, total: 240, instalment: 20, count: 12 },
    differs: {
      why: `${WHOLE_POINTS}; and from most other days, six months hold a thirteenth fortnight`,
      by: { interest: -0.04, total: -0.04, instalment: -0.01 },
    },
  },
  {
    who: 'how2tech, Loan installments at a flat rate, by the fortnight',
    address: 'https://how2tech.info/how-to-calculate-flat-rate-pay-a-guide-to-loan-installments/',
    ...{ amount: 10_000, rate: 7.6, per: 'year', months: 36, option: 'Fortnightly' },
    published: { interest: 2_280, total: 12_280, instalment: 157.44, count: 78 },
    differs: { why: WHOLE_POINTS, by: { interest: -12, total: -12, instalment: -0.16 } },
  },
  {
    who: 'Money Yukti, a loan app, repaid by the day over 120 days',
    address: 'https://moneyyukti.in/web-stories/rich-cash-loan-app-se-loan-kaise-le/',
    ...{ amount: 10_000, rate: 18.25, per: 'year', months: 4, option: 'Daily', firstDay: '2026-02-01' },
    published: { interest: 600, total: 10_600, instalment: 88.3, count: 120 },
    differs: {
      why: `theirs counts 120 days of 365, ours four months; ${WHOLE_POINTS}`,
      by: { interest: 8, total: 8, instalment: 0.1 },
    },
  },
  {
    who: 'Curious Tab, 12 % flat by the quarter over four years (of an amount P, here 10,000)',
    address:
      'https://curioustab.com/effective-annual-rate-from-12-percent-flat-rate-with-quarterly-repayments-4-years-138094',
    ...{ amount: 10_000, rate: 12, per: 'year', months: 48, option: 'Quarterly' },
    published: { interest: 4_800, total: 14_800, instalment: 925, count: 16, effective: 21.71 },
  },
  {
    who: 'Algebra.com, question 1102060, a flat rate loan by the quarter',
    address:
      'http://www.algebra.com/algebra/homework/word/finance/Money_Word_Problems.faq.question.1102060.html',
    ...{ amount: 24_000, rate: 8.5, per: 'year', months: 36, option: 'Quarterly' },
    published: { interest: 6_120, total: 30_120, instalment: 2_510, count: 12 },
    differs: { why: WHOLE_POINTS, by: { interest: 14.4, total: 14.4, instalment: 1.2 } },
  },
];

const hundredths = (figure: number) => Math.round(figure * 100);

/** Ours of what was published, in hundredths; the effective rate without our fee, which none of the lenders above deducts. */
function ours({ amount, rate, per, months, option = 'Monthly', firstDay = '2026-03-01' }: Example) {
  const terms = {
    amountCents: cents(hundredths(amount)),
    rateMonthlyBps: Math.round((rate * 100) / (per === 'year' ? 12 : 1)),
    termMonths: months,
    repaymentOption: option,
    firstDay: firstDay as Day,
  };
  const cost = costOfLoan(terms);
  const flows = duePoints(terms).map(({ units }, index) => ({
    units,
    amountCents: cost.schedule[index]?.amountCents ?? cents(0),
  }));
  const effective = effectiveYearlyBps(terms.amountCents, flows, unitsPerYear(option));
  return {
    cost,
    figures: {
      interest: cost.interestCents,
      instalment: cost.instalmentCents,
      last: cost.schedule.at(-1)?.amountCents ?? 0,
      total: cost.totalRepaymentCents,
      count: cost.schedule.length * 100,
      effective,
      nominal: nominalOf(effective),
    },
  };
}

const nominalOf = (effectiveBps: number) =>
  Math.round(12 * ((1 + effectiveBps / 10_000) ** (1 / 12) - 1) * 10_000);

describe('worked examples that others published', () => {
  it.each(EXAMPLES)('$who', (example) => {
    const { cost, figures } = ours(example);
    const names = Object.keys(example.published) as (keyof Figures)[];
    const differences = names.map((name) => [name, figures[name] - hundredths(example.published[name] ?? 0)]);
    const stated = names.map((name) => [name, hundredths(example.differs?.by[name] ?? 0)]);
    expect(Object.fromEntries(differences)).toEqual(Object.fromEntries(stated));
    expect(addCents(...cost.schedule.map(({ amountCents }) => amountCents))).toBe(cost.totalRepaymentCents);
  });
});

describe('yearly rates that others published for given instalments', () => {
  it.each([
    // The address is above; its handling fee is among the instalments.
    ['DBS Hong Kong', 50_000, 60, 985.83, 'months', 'effective', 7.04, 0],
    // https://ocbc.com/personal-banking/cards/card-services-fixed-repayment-loan-cashwise.html: 10,000 less a fee of 1 %.
    ['OCBC, Cashwise', 9_900, 12, 865, 'months', 'nominal', 8.82, 0.01],
    // http://www.svtuition.org/2011/05/effective-interest-rate.html quotes both; a year has 52 weeks there, 365 days here.
    ['Microcredit Regulatory Authority, Bangladesh', 1_000, 44, 25, 'weeks', 'effective', 25.07, 0.08],
    ['the same less its service charge of 2 %', 980, 44, 25, 'weeks', 'effective', 31.27, 0.09],
  ] as const)('%s: %d against %i × %d', (_, cash, count, instalment, apart, kind, published, by) => {
    const amountCents = cents(hundredths(instalment));
    const [every, perYear] = apart === 'weeks' ? [7, 365] : [1, 12];
    const flows = Array.from({ length: count }, (_, index) => ({ amountCents, units: (index + 1) * every }));
    const bps = effectiveYearlyBps(cents(hundredths(cash)), flows, perYear);
    expect((kind === 'effective' ? bps : nominalOf(bps)) - hundredths(published)).toBe(hundredths(by));
  });
});
