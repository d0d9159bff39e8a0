import { describe, expect, it } from 'vitest';
import { cents, showMoney } from '#shared/money.ts';
import { day } from '#tests/support/days.ts';
import {
  type BookedEntry,
  book,
  type Entry,
  type LoanAccount,
  type LoanEvent,
  openAccount,
  replay,
} from './account.ts';
import { FIRST_DAY, having, namer, opened, owingOf, paid } from './books.test-support.ts';
import { balancesOf, owedCents } from './waterfall.ts';

const takenBack = (reverses: string, on: string): LoanEvent => ({ kind: 'Reversal', reverses, on: day(on) });
const writeOff: LoanEvent = { kind: 'WriteOff', on: day('2026-08-10') };
const refund: LoanEvent = { kind: 'Refund', amountCents: cents(50_00), on: day('2026-05-02') };
const written = ({ transfers }: BookedEntry) =>
  transfers.map(({ debit, credit, amountCents }) => `${debit} ← ${credit} ${showMoney(amountCents)}`);
const entriesOf = (account: LoanAccount, event: LoanEvent) => {
  const answer = book(account, event, namer());
  if ('refused' in answer) throw new Error(answer.refused);
  return answer.entries.map(written);
};

describe('what an entry writes', () => {
  it('is nothing where nothing is owed: a loan without interest', () => {
    const { entry } = openAccount(owingOf({ rateMonthlyBps: 0 }), 'e1', FIRST_DAY);
    expect(written(entry)).toEqual([
      'Principal ← Cash $6,000.00',
      'Fee ← FeeIncome $300.00',
      'Cash ← Fee $300.00',
    ]);
  });

  it('is what was recovered of a loan written off', () => {
    expect(entriesOf(having(opened(), writeOff), paid(800, '2026-09-01'))).toEqual([
      ['Cash ← WriteOff $800.00'],
    ]);
  });

  it('is the fee too where money given back was never paid', () => {
    const account = having(opened(), paid(7_850, '2026-04-30'), refund);
    expect(entriesOf(account, takenBack('e2', '2026-05-03'))).toEqual([
      ['Fee ← Cash $50.00', 'Interest ← Cash $1,800.00', 'Principal ← Cash $6,000.00'],
    ]);
    const bounced = having(account, takenBack('e2', '2026-05-03'));
    expect(entriesOf(bounced, paid(20, '2026-05-04'))).toEqual([['Cash ← Fee $20.00']]);
  });
});

describe('a loan written off', () => {
  it('keeps the rebate that settling would have given: what pays it off on its day is all that is owed', () => {
    const before = having(opened(), { kind: 'WriteOff', on: day('2026-02-09') });
    expect(entriesOf(before, paid(6_600, '2026-02-10'))).toEqual([
      ['InterestIncome ← WriteOff $1,200.00'],
      ['Cash ← WriteOff $6,600.00'],
    ]);
    const account = having(before, paid(6_600, '2026-02-10'));
    expect(account.books).toMatchObject({ writtenOff: true, settledOn: '2026-02-10' });
    expect(owedCents(balancesOf(account.owing, account.books))).toBe(0);
  });

  it('of what was settled and is owed again keeps what is not charged any more', () => {
    const bounced = having(
      opened(),
      paid(6_600, '2026-02-10'),
      paid(100, '2026-02-11'),
      takenBack('e4', '2026-02-12'),
    );
    expect(bounced.books.settledOn).toBe('2026-02-10');
    const without = having(opened(), paid(6_599, '2026-02-10'), writeOff, paid(1, '2026-02-10'));
    expect(owedCents(balancesOf(without.owing, without.books))).toBe(0);
  });
});

describe('a rebate', () => {
  it('goes with its payment alone', () => {
    const settled = having(opened(), paid(6_600, '2026-02-10'));
    expect(settled.entries.map(({ id, kind }) => `${id} ${kind}`)).toContain('e2 Rebate');
    expect(book(settled, takenBack('e2', '2026-02-11'), namer())).toEqual({
      refused: 'loan.entry_not_reversible',
    });
  });
});

describe('entries read again', () => {
  const { owing, entries } = having(opened(), paid(700, '2026-02-10'));
  const entry = (known: Partial<Entry>): Entry => ({
    ...{ id: 'e9', kind: 'Repayment', amountCents: cents(1), on: day('2026-02-11'), reverses: null },
    ...known,
  });

  it.each<[string, LoanEvent[]]>([
    ['after a payment', [paid(700, '2026-02-10')]],
    ['after an early end that was taken back', [paid(6_600, '2026-02-10'), takenBack('e3', '2026-02-12')]],
    ['after a write-off', [writeOff, paid(800, '2026-09-01')]],
    ['after the payout was taken back', [takenBack('e1', '2026-02-12')]],
  ])('say what the books say: %s', (_, events) => {
    const account = having(opened(), ...events);
    const read = replay(account.owing, account.entries);
    expect(read.account).toEqual(account);
    expect(read.entries.map(({ transfers: _transfers, ...each }) => each)).toEqual(account.entries);
    expect(read.entries.map(written)[0]).toEqual(written(openAccount(account.owing, 'e1', FIRST_DAY).entry));
  });

  it.each<[string, Entry[], string]>([
    ['are some at least', [], 'books begin with the disbursement'],
    ['begin with the disbursement', entries.slice(1), 'books begin with the disbursement'],
    ['have one disbursement', [...entries, entry({ kind: 'Disbursement' })], 'an account is opened once'],
    [
      'take back what there is',
      [...entries, entry({ kind: 'Reversal', reverses: 'e7' })],
      'an entry that cannot be entered',
    ],
  ])('%s', (_, read, error) => {
    expect(() => replay(owing, read)).toThrow(new RangeError(error));
  });
});
