import { describe, expect, it } from 'vitest';
import { cents, showMoney } from '#shared/money.ts';
import { day } from '#tests/support/days.ts';
import { type BookedEntry, book, type LoanAccount, type LoanEvent, openAccount } from './account.ts';
import { FIRST_DAY, having, namer, opened, owingOf, paid } from './books.test-support.ts';
import { settlementQuote } from './settlement.ts';
import { standingOf, worstDaysLate } from './standing.ts';
import { balancesOf, owedCents } from './waterfall.ts';

const balances = ({ owing, books }: LoanAccount) => balancesOf(owing, books);
const written = ({ transfers }: BookedEntry) =>
  transfers.map(({ debit, credit, amountCents }) => `${debit} ← ${credit} ${showMoney(amountCents)}`);
const booked = (account: LoanAccount, event: LoanEvent) => {
  const answer = book(account, event, namer());
  if ('refused' in answer) throw new Error(answer.refused);
  return answer;
};

describe('the first day', () => {
  it('lends the amount, owes the fee and the interest, and keeps the fee back from the money', () => {
    const { account, entry } = openAccount(owingOf(), 'e1', FIRST_DAY);
    expect(written(entry)).toEqual([
      'Principal ← Cash $6,000.00',
      'Interest ← InterestIncome $1,800.00',
      'Fee ← FeeIncome $300.00',
      'Cash ← Fee $300.00',
    ]);
    expect(balances(account)).toMatchObject({
      feeCents: 0,
      interestCents: 1_800_00,
      principalCents: 6_000_00,
    });
  });
});

describe('a payment', () => {
  // Each instalment is $600 of interest and $2,000 of principal.
  it.each<[string, number, string[]]>([
    ['smaller than the interest pays interest', 500, ['Cash ← Interest $500.00']],
    ['of one instalment', 2_600, ['Cash ← Interest $600.00', 'Cash ← Principal $2,000.00']],
    ['beyond one goes on to the next', 3_000, ['Cash ← Interest $1,000.00', 'Cash ← Principal $2,000.00']],
    [
      'beyond the whole loan is a credit',
      7_850,
      ['Cash ← Interest $1,800.00', 'Cash ← Principal $6,000.00', 'Cash ← Credit $50.00'],
    ],
  ])('%s', (_, dollars, expected) => {
    // On the last due day, when no interest can be saved any more.
    const { entries } = booked(opened(), paid(dollars, '2026-04-30'));
    expect(entries.map(written)).toEqual([expected]);
  });
});

describe('settling early', () => {
  it.each<[string, string, number, number]>([
    ['in the first period', '2026-02-10', 6_600, 1_200],
    ['on the first due day', '2026-02-28', 6_600, 1_200],
    ['on the day after it', '2026-03-01', 7_200, 600],
    ['in the last period', '2026-04-01', 7_800, 0],
  ])('%s costs no interest for periods not begun', (_, on, pay, saved) => {
    expect(settlementQuote(owingOf(), opened().books, day(on))).toEqual({
      payCents: pay * 100,
      rebateCents: saved * 100,
    });
  });

  it('is done by the payment that covers it, which brings the rebate', () => {
    const { account, entries } = booked(opened(), paid(6_600, '2026-02-10'));
    expect(entries.map(({ kind }) => kind)).toEqual(['Rebate', 'Repayment']);
    expect(entries.map(written)).toEqual([
      ['InterestIncome ← Interest $1,200.00'],
      ['Cash ← Interest $600.00', 'Cash ← Principal $6,000.00'],
    ]);
    expect(owedCents(balances(account))).toBe(0);
  });

  it('does not happen for a cent less', () => {
    const { account, entries } = booked(opened(), paid(6_599.99, '2026-02-10'));
    expect(entries).toHaveLength(1);
    expect(owedCents(balances(account))).toBe(1_200_01);
  });

  it('is not recorded anew by a payment that does not move it', () => {
    const { entries } = having(opened(), paid(6_600, '2026-02-10'), paid(100, '2026-02-11'));
    expect(entries.map(({ kind }) => kind)).toEqual(['Disbursement', 'Rebate', 'Repayment', 'Repayment']);
  });

  it('is undone with the payment', () => {
    const settled = having(opened(), paid(6_600, '2026-02-10'));
    const undone = having(settled, { kind: 'Reversal', reverses: 'e3', on: day('2026-02-12') });
    expect(undone.entries.map(({ kind, reverses }) => reverses ?? kind)).toEqual([
      'Disbursement',
      'Rebate',
      'Repayment',
      'e3',
      'e2',
    ]);
    expect(balances(undone)).toEqual(balances(opened()));
  });

  it('stays when what is taken back was paid beyond it', () => {
    const settled = having(opened(), paid(100, '2026-02-09'), paid(6_600, '2026-02-10'));
    expect(balances(settled).creditCents).toBe(100_00);
    const still = having(settled, { kind: 'Reversal', reverses: 'e2', on: day('2026-02-12') });
    expect(balances(still)).toMatchObject({ creditCents: 0, interestCents: 0, principalCents: 0 });
  });
});

describe('taking back', () => {
  it('leaves the books as if the payment had never been, whatever came between', () => {
    const both = having(opened(), paid(700, '2026-02-10'), paid(300, '2026-02-11'));
    const one = having(both, { kind: 'Reversal', reverses: 'e2', on: day('2026-02-12') });
    expect(balances(one)).toEqual(balances(having(opened(), paid(300, '2026-02-11'))));
  });

  it.each<[string, string, string]>([
    ['an entry of no such id', 'e9', 'loan.entry_unknown'],
    ['what is taken back already', 'e2', 'loan.entry_reversed'],
    ['a reversal', 'e3', 'loan.entry_not_reversible'],
  ])('refuses %s', (_, reverses, refused) => {
    const account = having(opened(), paid(700, '2026-02-10'), {
      kind: 'Reversal',
      reverses: 'e2',
      on: day('2026-02-12'),
    });
    expect(book(account, { kind: 'Reversal', reverses, on: day('2026-02-13') }, namer())).toEqual({
      refused,
    });
  });
});

describe('taking the payout back', () => {
  const taken = { kind: 'Reversal', reverses: 'e1', on: day('2026-02-20') } as const;

  it('moves all of the first day back, and leaves nothing owed', () => {
    const { entry } = openAccount(owingOf(), 'e1', FIRST_DAY);
    const booked = book(opened(), taken, () => 'e2');
    if ('refused' in booked) throw new Error(booked.refused);
    expect(booked.entries).toEqual([
      {
        ...{ id: 'e2', kind: 'Reversal', reverses: 'e1', amountCents: entry.amountCents, on: taken.on },
        transfers: entry.transfers.map(({ debit, credit, amountCents }) => ({
          debit: credit,
          credit: debit,
          amountCents,
        })),
      },
    ]);
    expect(owedCents(balances(booked.account))).toBe(0);
    expect(standingOf(booked.account, day('2027-01-01'))).toEqual({
      ...{ state: 'Reversed', daysLate: 0, overdueCents: 0, oldestDueOn: null, nextAmountCents: 0 },
    });
    expect(worstDaysLate(booked.account, day('2027-01-01'))).toBe(0);
  });

  it.each<[string, LoanEvent]>([
    ['a payment', paid(700, '2026-02-10')],
    ['a waiver', { kind: 'Waiver', amountCents: cents(100), on: day('2026-02-10') }],
    ['a write-off', { kind: 'WriteOff', on: day('2026-02-10') }],
  ])('waits until %s has been taken back', (_, event) => {
    const account = having(opened(), event);
    expect(book(account, taken, namer())).toEqual({ refused: 'loan.payout_followed' });
    const undone = having(account, { kind: 'Reversal', reverses: 'e2', on: day('2026-02-19') });
    expect(having(undone, taken).books.payoutReversed).toBe(true);
  });

  it.each<[string, LoanEvent]>([
    ['a payment', paid(700, '2026-02-21')],
    ['a write-off', { kind: 'WriteOff', on: day('2026-02-21') }],
    ['itself', taken],
    ['a reversal of it', { kind: 'Reversal', reverses: 'e2', on: day('2026-02-21') }],
  ])('takes no %s afterwards', (_, event) => {
    expect(book(having(opened(), taken), event, namer())).toEqual({ refused: 'loan.payout_reversed' });
  });
});

describe('giving up', () => {
  const waiver = (dollars: number): LoanEvent => ({
    kind: 'Waiver',
    amountCents: cents(dollars * 100),
    on: day('2026-05-10'),
  });
  const writeOff: LoanEvent = { kind: 'WriteOff', on: day('2026-08-10') };

  it('a waiver takes from the oldest, as a payment does, but no money comes in', () => {
    const { account, entries } = booked(opened(), waiver(800));
    expect(entries.map(written)).toEqual([['Waived ← Interest $600.00', 'Waived ← Principal $200.00']]);
    expect(owedCents(balances(account))).toBe(7_000_00);
  });

  it('waives no more than is owed', () => {
    expect(book(opened(), waiver(7_801), namer())).toEqual({ refused: 'loan.waives_too_much' });
  });

  it('a write-off clears what is receivable; the borrower still owes it', () => {
    const { account, entries } = booked(opened(), writeOff);
    expect(entries.map(written)).toEqual([
      ['WriteOff ← Interest $1,800.00', 'WriteOff ← Principal $6,000.00'],
    ]);
    expect(balances(account)).toMatchObject({
      interestCents: 0,
      principalCents: 0,
      writtenOffCents: 7_800_00,
    });
    expect(entries.map(({ amountCents }) => amountCents)).toEqual([7_800_00]);
  });

  it('a payment on a loan written off is recovered, and a bounced one is lost again', () => {
    const recovered = having(opened(), writeOff, paid(800, '2026-09-01'));
    expect(balances(recovered).writtenOffCents).toBe(7_000_00);
    const bounced = having(recovered, { kind: 'Reversal', reverses: 'e3', on: day('2026-09-05') });
    expect(balances(bounced).writtenOffCents).toBe(7_800_00);
  });

  it('a write-off taken back is receivable again, less what was recovered', () => {
    const back = having(opened(), writeOff, paid(600, '2026-09-01'), {
      kind: 'Reversal',
      reverses: 'e2',
      on: day('2026-09-05'),
    });
    expect(balances(back)).toMatchObject({
      interestCents: 1_200_00,
      principalCents: 6_000_00,
      writtenOffCents: 0,
    });
  });

  it.each<[string, LoanEvent[], LoanEvent, string]>([
    ['a second write-off', [writeOff], writeOff, 'loan.written_off'],
    ['a waiver on a loan written off', [writeOff], waiver(1), 'loan.written_off'],
    ['to write off what is paid', [paid(7_800, '2026-04-30')], writeOff, 'loan.nothing_owed'],
  ])('refuses %s', (_, events, event, refused) => {
    expect(book(having(opened(), ...events), event, namer())).toEqual({ refused });
  });
});

describe('money back', () => {
  const refund = (dollars: number): LoanEvent => ({
    kind: 'Refund',
    amountCents: cents(dollars * 100),
    on: day('2026-05-02'),
  });

  it('is paid out of what was paid too much', () => {
    const { entries } = booked(having(opened(), paid(7_850, '2026-04-30')), refund(50));
    expect(entries.map(written)).toEqual([['Credit ← Cash $50.00']]);
  });

  it('never of anything else', () => {
    expect(book(having(opened(), paid(7_850, '2026-04-30')), refund(51), namer())).toEqual({
      refused: 'loan.refunds_too_much',
    });
  });

  it('is owed again when the payment behind it bounces', () => {
    const account = having(opened(), paid(7_850, '2026-04-30'), refund(50), {
      kind: 'Reversal',
      reverses: 'e2',
      on: day('2026-05-03'),
    });
    expect(owedCents(balances(account))).toBe(7_850_00);
  });
});
