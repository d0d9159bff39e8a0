import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import type { ContactForm } from '../../contract/portfolio.ts';
import { factsOf, LOAN_STATES } from '../../fields/loan-states.ts';
import { contactTexts } from '../../texts/staff-collections.ts';
import { isAged } from '../books/standing.ts';
import { contactErrors } from './contact-errors.ts';
import { type KeptAgeing, par30Of, portfolioFiguresOf, shareOf } from './portfolio-figures.ts';
import { promiseState } from './promise.ts';

const today = '2026-03-10' as Day;

const kept = (
  ageing: KeptAgeing['ageing'],
  loans: number,
  principal: number,
  owed = principal,
): KeptAgeing => ({
  ageing,
  loans,
  principalCents: cents(principal * 100),
  owedCents: cents(owed * 100),
});

const portfolio = [
  kept('Current', 70, 700_000, 800_000),
  kept('1-30', 12, 150_000, 160_000),
  kept('31-60', 6, 90_000),
  kept('61-90', 3, 40_000),
  kept('90+', 2, 20_000),
  kept('Repaid', 40, 0),
  kept('WrittenOff', 4, 0, 33_000),
];

describe('a portfolio', () => {
  it('is shown by its steps of lateness, each with its share of what was lent', () => {
    expect(portfolioFiguresOf(portfolio).ageing).toEqual([
      { step: 'Current', loans: 70, principalCents: 700_000_00, share: 70 },
      { step: '1-30', loans: 12, principalCents: 150_000_00, share: 15 },
      { step: '31-60', loans: 6, principalCents: 90_000_00, share: 9 },
      { step: '61-90', loans: 3, principalCents: 40_000_00, share: 4 },
      { step: '90+', loans: 2, principalCents: 20_000_00, share: 2 },
    ]);
  });

  it('counts what runs, what is late, what was paid back and what was given up', () => {
    expect(portfolioFiguresOf(portfolio)).toMatchObject({
      running: { loans: 93, principalCents: 1_000_000_00, owedCents: 1_110_000_00 },
      inArrears: { loans: 23, principalCents: 300_000_00 },
      repaid: 40,
      writtenOff: { loans: 4, owedCents: 33_000_00 },
      par30: 15,
    });
  });

  it('counts as running in every state that is judged each night, so that its list finds the same loans', () => {
    const running = LOAN_STATES.filter((state) =>
      factsOf(state).ageing.some((step) => portfolioFiguresOf([kept(step, 1, 1)]).running.loans > 0),
    );
    expect(running).toEqual(LOAN_STATES.filter(isAged));
  });

  it('of nothing has steps of zero and no shares', () => {
    const { ageing, par30 } = portfolioFiguresOf([]);
    expect(ageing.map(({ loans, share }) => [loans, share])).toEqual(Array(5).fill([0, null]));
    expect(par30).toBeNull();
  });
});

describe('PAR30', () => {
  it.each([
    ['nobody late', [kept('Current', 3, 900)], 0],
    ['thirty days late at most', [kept('Current', 1, 900), kept('1-30', 1, 100)], 0],
    ['one in ten more than thirty days late', [kept('Current', 1, 900), kept('31-60', 1, 100)], 10],
    ['all of it', [kept('90+', 2, 500)], 100],
    ['a third, to two decimals', [kept('Current', 1, 200), kept('61-90', 1, 100)], 33.33],
    [
      'loans that were written off count on neither side',
      [kept('31-60', 1, 100), kept('WrittenOff', 9, 0, 900)],
      100,
    ],
    ['only loans that are repaid', [kept('Repaid', 9, 0)], null],
  ])('of %s', (_, figures, expected) => {
    expect(par30Of(figures)).toBe(expected);
  });

  it.each([
    [1, 8, 12.5],
    [2, 3, 66.67],
    [0, 5, 0],
    [0, 0, null],
  ])('%i of %i is %s per cent', (part, whole, expected) => {
    expect(shareOf(part, whole)).toBe(expected);
  });
});

describe('a promise to pay', () => {
  const until = (days: number) => addDays(today, days);
  it.each([
    ['of an amount, before its day', until(2), 500, 0, 'Open'],
    ['on its day', today, 500, 0, 'Open'],
    ['after its day', until(-1), 500, 0, 'Broken'],
    ['paid in part, after its day', until(-1), 500, 499, 'Broken'],
    ['paid in part, before its day', until(1), 500, 499, 'Open'],
    ['paid whole', until(-1), 500, 500, 'Kept'],
    ['paid whole before its day', until(5), 500, 700, 'Kept'],
    ['of no amount, nothing paid', until(-1), null, 0, 'Broken'],
    ['of no amount, something paid', until(-1), null, 1, 'Kept'],
  ] as const)('%s', (_, promisedOn, promised, paid, expected) => {
    const promisedCents = promised === null ? null : cents(promised * 100);
    expect(promiseState({ promisedOn, promisedCents, paidCents: cents(paid * 100) }, today)).toBe(expected);
  });
});

describe('a note of a contact', () => {
  const note: ContactForm = {
    kind: 'Call',
    outcome: 'Will pay on Friday',
    promisedOn: '',
    promisedAmount: null,
  };
  it.each([
    ['words alone', note, {}],
    ['a promise for today', { ...note, promisedOn: today, promisedAmount: 12.5 }, {}],
    ['no words', { ...note, outcome: '  ' }, { outcome: contactTexts.outcomeNeeded }],
    [
      'too many words',
      { ...note, outcome: 'x'.repeat(2_001) },
      { outcome: contactTexts.outcomeTooLong(2_000) },
    ],
    [
      'a day that is past',
      { ...note, promisedOn: addDays(today, -1) },
      { promisedOn: contactTexts.wrongDay },
    ],
    [
      'a day too far ahead',
      { ...note, promisedOn: addDays(today, 366) },
      { promisedOn: contactTexts.wrongDay },
    ],
    ['no day at all', { ...note, promisedOn: 'soon' }, { promisedOn: contactTexts.wrongDay }],
    ['an amount without a day', { ...note, promisedAmount: 5 }, { promisedOn: contactTexts.dayNeeded }],
    [
      'an amount of nothing',
      { ...note, promisedOn: today, promisedAmount: 0 },
      { promisedAmount: contactTexts.wrongAmount },
    ],
    [
      'a part of a cent',
      { ...note, promisedOn: today, promisedAmount: 0.005 },
      { promisedAmount: contactTexts.wrongAmount },
    ],
  ])('with %s', (_, written, errors) => {
    expect(contactErrors(written, today)).toEqual(errors);
  });
});
