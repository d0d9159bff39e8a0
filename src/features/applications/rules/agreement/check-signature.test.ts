import { describe, expect, test } from 'vitest';
import { agreementState, moneyDueBy, payableBeforeOverdue, timeUntil } from './agreement-state.ts';
import { checkSignature, isSameName } from './check-signature.ts';

const paper = 'a'.repeat(64);
const waiting = {
  borrowerName: 'Désirée O’Neil-Brown',
  sha256: paper,
  signedName: null,
  isDeclined: false,
  isCancelled: false,
};

describe('a signature', () => {
  test.each([
    ['the name and the paper on record', { fullName: 'Désirée O’Neil-Brown', sha256: paper }, {}, 'sign'],
    ['another name', { fullName: 'Desiree Brown', sha256: paper }, {}, 'other_name'],
    ['another paper', { fullName: 'Désirée O’Neil-Brown', sha256: 'b'.repeat(64) }, {}, 'other_paper'],
    [
      'the same once more',
      { fullName: 'desiree oneil brown', sha256: paper },
      { signedName: 'Désirée O’Neil-Brown' },
      'again',
    ],
    ['another after it', { fullName: 'Ann Other', sha256: paper }, { signedName: 'Désirée' }, 'signed'],
    [
      'one after the loan was given up',
      { fullName: 'Désirée O’Neil-Brown', sha256: paper },
      { isDeclined: true },
      'declined',
    ],
    [
      'one after we cancelled it',
      { fullName: 'Désirée O’Neil-Brown', sha256: paper },
      { isCancelled: true },
      'cancelled',
    ],
    [
      'the same once more, cancelled since',
      { fullName: 'Désirée O’Neil-Brown', sha256: paper },
      { signedName: 'Désirée O’Neil-Brown', isCancelled: true },
      'cancelled',
    ],
  ] as const)('%s', (_what, asked, known, verdict) => {
    expect(checkSignature(asked, { ...waiting, ...known })).toBe(verdict);
  });

  test.each([
    ['  marcia   CAMPBELL ', 'Marcia Campbell', true],
    ['Desiree O Neil', "Désirée O'Neil", false],
    ['Desiree ONeil', "Désirée O'Neil", true],
    ['Anne Marie Brown', 'Anne-Marie Brown', true],
    // Keys that stand for an apostrophe, and what a keyboard adds unseen.
    ['Desiree O´Neil', "Désirée O'Neil", true],
    ['Desiree O`Neil', 'Désirée O’Neil', true],
    ['Desiree OʼNeil', 'Désirée O′Neil', true],
    ['Desiree O＇Neil', "Désirée O'Neil", true],
    ["D'Andre St. Hill", 'D’Andre St Hill', true],
    ['Anne–Marie Brown', 'Anne\u2011Marie Brown', true],
    ['Marcia\u200B Campbell\u200F', 'Marcia Campbell', true],
    ['Marcia Campbel', 'Marcia Campbell', false],
    ['', "'", false],
    [" ' ", "'", true],
    ['Anna Weiss', 'Anna Weiß', false],
    ['J. Brown', 'J Brown', true],
    ['Marcia', 'Marcia Campbell', false],
    ['Campbell Marcia', 'Marcia Campbell', false],
  ])('the name %s for %s: %s', (typed, name, isSame) => {
    expect(isSameName(typed, name)).toBe(isSame);
  });
});

describe('where an agreement stands', () => {
  const at = new Date('2026-11-21T12:00:00Z');
  test.each([
    [undefined, 'Preparing'],
    [{ signed_at: null, declined_at: null, cancelled_at: null }, 'ReadyToSign'],
    [{ signed_at: at, declined_at: null, cancelled_at: null }, 'Signed'],
    [{ signed_at: null, declined_at: at, cancelled_at: null }, 'Declined'],
    [{ signed_at: null, declined_at: null, cancelled_at: at }, 'Cancelled'],
    [{ signed_at: at, declined_at: null, cancelled_at: at }, 'Cancelled'],
  ] as const)('%j is %s', (agreement, state) => {
    expect(agreementState(agreement)).toBe(state);
  });

  test('the money is due 24 hours after the signature', () => {
    expect(moneyDueBy(at)).toEqual(new Date('2026-11-22T12:00:00Z'));
  });

  test('what was signed 24 hours ago is due now', () => {
    expect(payableBeforeOverdue(at)).toEqual(new Date('2026-11-20T12:00:00Z'));
    expect(moneyDueBy(payableBeforeOverdue(at))).toEqual(at);
  });

  test.each([
    ['2026-11-21T13:30:59Z', { isPast: false, hours: 1, minutes: 30 }],
    ['2026-11-21T11:00:00Z', { isPast: true, hours: 1, minutes: 0 }],
    ['2026-11-21T12:00:00Z', { isPast: false, hours: 0, minutes: 0 }],
  ])('until %s', (due, left) => {
    expect(timeUntil(new Date(due), at)).toEqual(left);
  });
});
