import { describe, expect, it, test } from 'vitest';
import type { Day } from '#shared/calendar.ts';
import { asId } from '#tests/support/ids.ts';
import { type ReadRow, readRow } from './read-row.ts';
import { type Known, validateRows, whyNotRecorded } from './validate-rows.ts';

const today = '2026-04-10' as Day;
const places = { loanNumber: 0, reference: 1, amount: 2, receivedOn: 3, payer: null };

const row = (reference: string, dollars: string, on = '2026-04-01'): ReadRow =>
  readRow(['100000017', reference, dollars, on], places);

const A_LOAN = asId<'loans'>('a loan');

/** A loan that $1,000 pays off. */
const known = (more: Partial<Known> = {}): Known => ({
  loan: { id: A_LOAN, disbursedOn: '2026-03-01' as Day, settlesCents: 1_000_00, plannedCents: 0 },
  recorded: null,
  isRepeated: false,
  ...more,
});

const verdicts = (...rows: [ReadRow, Known][]) =>
  validateRows(
    rows.map(([one]) => one),
    rows.map(([, one]) => one),
    today,
  ).map(({ verdict }) => verdict);

describe('a row of the file', () => {
  test.each<[string, ReadRow, Known, string]>([
    ['of a loan that nobody has', row('A', '10'), known({ loan: null }), 'UnknownLoan'],
    ['before the loan was paid out', row('A', '10', '2026-02-28'), known(), 'DateOutside'],
    ['on the day it was paid out', row('A', '10', '2026-03-01'), known(), 'Ready'],
    ['of today', row('A', '10', '2026-04-10'), known(), 'Ready'],
    ['of tomorrow', row('A', '10', '2026-04-11'), known(), 'DateOutside'],
    ['that pays off the loan', row('A', '1,000.00'), known(), 'Ready'],
    ['that pays a cent more', row('A', '1,000.01'), known(), 'Overpays'],
    [
      'recorded before',
      row('A', '10'),
      known({ recorded: { loanId: A_LOAN, amountCents: 10_00, isTakenBack: false } }),
      'AlreadyRecorded',
    ],
    [
      'recorded and taken back',
      row('A', '10'),
      known({ recorded: { loanId: A_LOAN, amountCents: 10_00, isTakenBack: true } }),
      'TakenBack',
    ],
    [
      'recorded with another amount',
      row('A', '10'),
      known({ recorded: { loanId: A_LOAN, amountCents: 11_00, isTakenBack: false } }),
      'Different',
    ],
    [
      'recorded for another loan',
      row('A', '10'),
      known({ recorded: { loanId: asId<'loans'>('another'), amountCents: 10_00, isTakenBack: false } }),
      'Different',
    ],
    [
      'whose reference came in an earlier part',
      row('A', '10'),
      known({ isRepeated: true }),
      'RepeatedInFile',
    ],
  ])('%s', (_, read, before, verdict) => {
    expect(verdicts([read, before])).toEqual([verdict]);
  });

  it('that repeats a reference is left out, in whatever case it is written', () => {
    expect(
      verdicts([row('ref', '10'), known()], [row('REF', '10'), known()], [row('other', '10'), known()]),
    ).toEqual(['Ready', 'RepeatedInFile', 'Ready']);
  });

  it('may stand after one with the same reference that cannot be recorded', () => {
    expect(verdicts([row('A', 'ten'), known()], [row('A', '10'), known()])).toEqual(['BadAmount', 'Ready']);
  });

  it('counts what earlier rows pay of the same loan', () => {
    const planned = { loan: { ...known().loan, plannedCents: 400_00 } as Known['loan'] };
    expect(
      verdicts(
        [row('A', '500'), known(planned)],
        [row('B', '100'), known(planned)],
        [row('C', '0.01'), known(planned)],
      ),
    ).toEqual(['Ready', 'Ready', 'Overpays']);
    // What is left out pays nothing.
    expect(verdicts([row('A', '1,000.01'), known()], [row('B', '1,000'), known()])).toEqual([
      'Overpays',
      'Ready',
    ]);
  });
});

test('at the moment of recording a recorded payment comes before a date that is outside', () => {
  const asked = { loanId: A_LOAN, reference: 'A', amountCents: row('A', '10').amountCents ?? never() };
  const ground = { disbursedOn: '2026-03-01' as Day, today };
  const recorded = { loanId: A_LOAN, amountCents: 10_00, isTakenBack: false };
  const on = (receivedOn: string) => ({ ...asked, receivedOn: receivedOn as Day });
  expect(whyNotRecorded(on('2026-04-01'), { ...ground, recorded: null })).toBeNull();
  expect(whyNotRecorded(on('2026-02-01'), { ...ground, recorded: null })).toBe('DateOutside');
  expect(whyNotRecorded(on('2026-02-01'), { ...ground, recorded })).toBe('AlreadyRecorded');
});

function never(): never {
  throw new Error('the amount reads');
}
