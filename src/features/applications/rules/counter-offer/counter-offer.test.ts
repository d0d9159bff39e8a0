import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import { counterOfferFields } from '../../fields/partner-counter-offer.ts';
import { checkAnswer, counterOfferState, isStillOpen, lastDayOf } from './counter-offer.ts';
import { counterOfferErrors, publishedRange } from './partner-terms.ts';

const at = (moment: string) => new Date(`${moment}-05:00`);

describe('other terms', () => {
  it('stand seven days after the one on which they are made, to its end', () => {
    const last = lastDayOf(at('2026-03-02T23:59:00'));
    expect(last).toBe('2026-03-09');
    const open = { outcome: null, stands_until: last };
    expect(counterOfferState(open, at('2026-03-09T23:59:59'))).toBe('Open');
    expect(counterOfferState(open, at('2026-03-10T00:00:00'))).toBe('Expired');
    expect([
      isStillOpen(last, at('2026-03-09T12:00:00')),
      isStillOpen(null, at('2026-03-09T12:00:00')),
    ]).toEqual([true, false]);
  });

  it('that were answered are what became of them, whatever the day', () => {
    const answered = { outcome: 'Accepted', stands_until: '2026-03-09' as Day } as const;
    expect(counterOfferState(answered, at('2027-01-01T00:00:00'))).toBe('Accepted');
  });

  it.each([
    ['Accepted', 'Open', 'given'],
    ['Declined', 'Open', 'given'],
    ['Withdrawn', 'Open', 'given'],
    ['Accepted', 'Accepted', 'again'],
    ['Withdrawn', 'Withdrawn', 'again'],
    ['Accepted', 'Withdrawn', 'withdrawn'],
    ['Accepted', 'Declined', 'declined'],
    ['Accepted', 'Expired', 'expired'],
    ['Declined', 'Accepted', 'accepted'],
    ['Withdrawn', 'Accepted', 'accepted'],
  ] as const)('%s after %s are %s', (to, state, verdict) => {
    expect(checkAnswer(to, state)).toBe(verdict);
  });
});

describe('their limits', () => {
  const range = publishedRange(
    JSON.stringify({
      minimumAmount: 10_000,
      maximumAmount: 200_000,
      minimumInterestRate: 3,
      maximumInterestRate: 8,
      minimumTerm: 3,
      maximumTerm: 12,
    }),
  );
  const fields = counterOfferFields(range);
  const asked = { amountCents: cents(50_000_00), rateMonthlyBps: 500, termMonths: 6 };
  const draft = { loanAmount: 50_000, interestRate: 5, term: 6, reason: 'Because' };

  it.each([
    ['another amount', { loanAmount: 49_999.99 }, []],
    ['another rate', { interestRate: 5.01 }, []],
    ['another term', { term: 7 }, []],
    ['the limits themselves', { loanAmount: 200_000, interestRate: 8, term: 12 }, []],
    ['nothing else', {}, ['loanAmount']],
    ['a rate beyond what was published', { interestRate: 8.01 }, ['interestRate']],
    ['half a month', { term: 6.5 }, ['term']],
    [
      'no figures',
      { loanAmount: null, interestRate: null, term: null },
      ['loanAmount', 'interestRate', 'term'],
    ],
  ])('%s: %o', (_what, change, wrong) => {
    expect(Object.keys(counterOfferErrors(fields, { ...draft, ...change }, asked))).toEqual(wrong);
  });
});
