import { describe, expect, it } from 'vitest';
import type { LoanEntry } from '../../contract.ts';
import { divisionInWords, entryInWords } from './entry-in-words.ts';

const entry = (number: number, kind: LoanEntry['kind'], known: Partial<LoanEntry> = {}) => ({
  number,
  kind,
  reverses: null,
  reversedBy: null,
  ...known,
});

describe('an entry in its borrower’s words', () => {
  const all = [
    entry(1, 'Disbursement'),
    entry(2, 'Repayment', { reversedBy: 4 }),
    entry(3, 'Waiver', { reversedBy: 5 }),
    entry(4, 'Reversal', { reverses: 2 }),
    entry(5, 'Reversal', { reverses: 3 }),
    entry(6, 'Rebate'),
    // What it takes back is not among those shown.
    entry(7, 'Reversal', { reverses: 99 }),
  ];

  it.each([
    [1, 'You borrowed'],
    [2, 'Payment received – taken back later'],
    [3, 'Part of the loan waived – taken back later'],
    [4, 'Payment taken back'],
    [5, 'Waiver taken back'],
    [6, 'Interest not charged, because the loan was paid early'],
    [7, 'Payment taken back'],
  ])('number %d: %s', (number, words) => {
    const shown = all.find((one) => one.number === number);
    expect(shown && entryInWords(shown, all)).toBe(words);
  });
});

describe('how an entry changed what is owed', () => {
  const nothing = { fee: 0, interest: 0, principal: 0, writtenOff: 0, credit: 0 };
  const words = (known: Partial<typeof nothing>) =>
    divisionInWords({ ...nothing, ...known } as LoanEntry, (dollars) => `$${dollars}`);

  it.each<[Partial<typeof nothing>, string]>([
    [{ fee: -1, interest: -2, principal: -3 }, 'fee $1, interest $2, amount borrowed $3'],
    [{ interest: 4, credit: 5 }, 'interest $4, paid beyond the loan $5'],
    [{ writtenOff: 6 }, 'written off $6'],
    [{}, ''],
  ])('%j reads: %s', (change, said) => expect(words(change)).toBe(said));
});
