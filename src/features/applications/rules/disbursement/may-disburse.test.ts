import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/calendar.ts';
import { mayBeHandedOverOn, type Payable, payoutFault } from './may-disburse.ts';

const signedAt = new Date('2026-03-04T02:30:00Z');
const payable: Payable = {
  status: 'Approved',
  isClosed: false,
  hasLoan: false,
  signedAt,
  declinedAt: null,
};

describe('the money of an application', () => {
  it.each<[string, Partial<Payable>, ReturnType<typeof payoutFault>]>([
    ['may be handed over once its agreement is signed', {}, null],
    ['waits for the signature', { signedAt: null }, 'not_signed'],
    ['is not handed over while it is pending', { status: 'Pending', signedAt: null }, 'not_approved'],
    ['is not handed over while it waits for its lender', { status: 'Waiting' }, 'not_approved'],
    ['is not handed over after a rejection', { status: 'Rejected', isClosed: true }, 'not_approved'],
    [
      'is not handed over to whoever did not want it',
      { signedAt: null, declinedAt: signedAt, isClosed: true },
      'declined',
    ],
    ['is not handed over once the application is closed', { isClosed: true }, 'closed'],
    ['is handed over once', { hasLoan: true }, 'paid'],
    ['is handed over once, also when it is repaid by now', { hasLoan: true, isClosed: true }, 'paid'],
  ])('%s', (_, known, fault) => {
    expect(payoutFault({ ...payable, ...known })).toBe(fault);
  });
});

describe('the day on which money was handed over', () => {
  // 9:30 pm of 3 March in Jamaica, and 11 pm of 5 March.
  const now = new Date('2026-03-06T04:00:00Z');

  it.each([
    ['2026-03-02', false, 'before the signature'],
    ['2026-03-03', true, 'the day of the signature, as Jamaica counts it'],
    ['2026-03-04', true, 'a day between'],
    ['2026-03-05', true, 'today, as Jamaica counts it'],
    ['2026-03-06', false, 'tomorrow'],
  ])('%s: %s, %s', (on, may) => {
    expect(mayBeHandedOverOn(on as Day, signedAt, now)).toBe(may);
  });
});
