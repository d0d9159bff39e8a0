import { describe, expect, it } from 'vitest';
import { cents } from '#shared/money.ts';
import { day } from '#tests/support/days.ts';
import type { LoanEvent } from './account.ts';
import { having, opened, paid } from './books.test-support.ts';
import { maySettle } from './settlement.ts';
import { defaultedOn } from './standing.ts';
import { creditHeldOn, givenBack, lastingSums } from './sums-paid.ts';

const refunded = (dollars: number, on: string): LoanEvent => ({
  kind: 'Refund',
  amountCents: cents(dollars * 100),
  on: day(on),
});
const takenBack = (reverses: string, on: string): LoanEvent => ({ kind: 'Reversal', reverses, on: day(on) });
const sums = (...events: LoanEvent[]) =>
  lastingSums(having(opened(), ...events)).map(({ on, sumCents }) => [on, sumCents / 100]);

/** A fee of $300 was kept back; $7,800 are owed besides. */
describe('what had been paid by a day', () => {
  it('is counted by the days on which it came, the fee among it', () => {
    expect(sums(paid(200, '2026-03-05'), paid(100, '2026-02-10'), paid(50, '2026-03-05'))).toEqual([
      ['2026-02-10', 400],
      ['2026-03-05', 650],
    ]);
  });

  it('never counted what was taken back', () => {
    expect(sums(paid(100, '2026-02-10'), paid(200, '2026-02-11'), takenBack('e2', '2026-02-12'))).toEqual([
      ['2026-02-11', 500],
    ]);
  });

  it('is what stayed where money was given back', () => {
    expect(sums(paid(7_850, '2026-04-30'), refunded(50, '2026-05-02'))).toEqual([
      ['2026-04-30', 8_100],
      ['2026-05-02', 8_100],
    ]);
  });
});

describe('money beyond the loan', () => {
  const account = having(opened(), paid(7_850, '2026-04-30'), refunded(20, '2026-05-02'));

  it('is held from the day on which it came', () => {
    expect(creditHeldOn(account, null, day('2026-04-29'))).toBe(0);
    expect(creditHeldOn(account, null, day('2026-04-30'))).toBe(30_00);
  });

  it('was given back as far as that was not taken back', () => {
    expect(givenBack(opened())).toBe(0);
    expect(givenBack(account)).toBe(20_00);
    expect(givenBack(having(account, refunded(10, '2026-05-03')))).toBe(30_00);
    expect(givenBack(having(account, takenBack('e3', '2026-05-03')))).toBe(0);
  });
});

it.each([
  ['a loan that runs', {}, true],
  ['one that is settled', { settledOn: day('2026-02-10') }, false],
  ['one that is written off', { writtenOff: true }, true],
  ['one whose payout was taken back', { payoutReversed: true }, false],
])('%s may still save interest, knowing %j: %s', (_, known, may) => {
  expect(maySettle({ ...opened().books, ...known })).toBe(may);
});

/** Due on 28 February, 31 March and 30 April; ninety days later are 29 May, 29 June and 29 July. */
it.each<[string, LoanEvent[], string, string | null]>([
  ['the 89th day', [], '2026-05-28', null],
  ['the 90th', [], '2026-05-29', '2026-05-29'],
  ['long after it', [], '2026-12-31', '2026-05-29'],
  ['when all was paid on the day before', [paid(7_800, '2026-05-28')], '2026-12-31', null],
  ['when all was paid on the very day', [paid(7_800, '2026-05-29')], '2026-12-31', '2026-05-29'],
  ['when the first was paid', [paid(2_600, '2026-02-28')], '2026-12-31', '2026-06-29'],
])('a loan came into default: %s', (_, events, today, on) => {
  expect(defaultedOn(having(opened(), ...events), day(today))).toBe(on);
});
