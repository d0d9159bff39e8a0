import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/calendar.ts';
import { countsAsVerified, isChecked, onFile, type Sent, standing } from './given-again.ts';

const today = '2026-06-01' as Day;
const BEHIND = { number_of_debts: '1', debt_1_payment: 9_000, debt_1_in_arrears: 'Yes' };
const NOT_BEHIND = { ...BEHIND, debt_1_in_arrears: 'No' };
const sent = (status: string, answers: Sent['answers'], known: Partial<Sent> = {}): Sent => ({
  sId: 'debt_information',
  status,
  answers,
  answeredOn: today,
  isReopened: false,
  hasPapers: true,
  ...known,
});
const opened = (status: string, answers: Sent['answers'], known: Partial<Sent> = {}) =>
  sent(status, answers, { isReopened: true, ...known });

describe('a verified section that was opened again', () => {
  it.each([
    ['is not sent yet', [opened('Verified', NOT_BEHIND)], [true, true]],
    ['was sent the same', [sent('Submitted', NOT_BEHIND), opened('Verified', NOT_BEHIND)], [true, true]],
    [
      'was sent the same as far as a decision reads it',
      [sent('Submitted', { ...NOT_BEHIND, debt_1_lender: 'Another' }), opened('Verified', NOT_BEHIND)],
      [true, true],
    ],
    [
      'was sent with other figures: those are unchecked, and its share stays until somebody has looked',
      [
        sent('SubmittedForVerfication', { ...NOT_BEHIND, debt_1_payment: 4_000 }),
        opened('Verified', NOT_BEHIND),
      ],
      [true, false],
    ],
    [
      'was sent the same twice',
      [sent('Submitted', NOT_BEHIND), opened('Submitted', NOT_BEHIND), opened('Verified', NOT_BEHIND)],
      [true, true],
    ],
    [
      'was sent otherwise, and as before again',
      [sent('Submitted', NOT_BEHIND), opened('Submitted', BEHIND), opened('Verified', NOT_BEHIND)],
      [true, false],
    ],
    [
      'was sent the same and handed back',
      [sent('Rejected', NOT_BEHIND), opened('Verified', NOT_BEHIND)],
      [false, false],
    ],
    ['had been handed back', [sent('Submitted', NOT_BEHIND), opened('Rejected', NOT_BEHIND)], [false, false]],
  ] as const)('%s', (_, tries, expected) => {
    expect([countsAsVerified(tries), isChecked(tries)]).toEqual(expected);
  });

  it('shows what it stated while it is open, only where it was checked; and since when', () => {
    const earlier = '2025-09-01' as Day;
    expect(standing([opened('Submitted', NOT_BEHIND)])).toBeUndefined();
    expect(standing([opened('Verified', NOT_BEHIND)])).toMatchObject({
      answers: NOT_BEHIND,
      isChecked: true,
    });
    const again = [sent('Submitted', NOT_BEHIND), opened('Verified', NOT_BEHIND, { answeredOn: earlier })];
    expect(standing(again)).toEqual({
      answers: NOT_BEHIND,
      isChecked: true,
      isProved: true,
      answeredOn: earlier,
    });
    expect(standing([])).toBeUndefined();
  });
});

describe('what rules somebody out', () => {
  it.each([
    ['is stated now', [sent('Submitted', BEHIND)], true],
    [
      'was stated, and is denied unchecked',
      [sent('Submitted', NOT_BEHIND), opened('Submitted', BEHIND)],
      true,
    ],
    ['was stated, and nothing is sent since', [opened('Submitted', BEHIND)], true],
    [
      'was stated, and is denied as checked',
      [sent('Verified', NOT_BEHIND), opened('Submitted', BEHIND)],
      false,
    ],
    [
      'was stated, and its denial was handed back',
      [sent('Rejected', NOT_BEHIND), opened('Verified', BEHIND)],
      true,
    ],
    [
      'was stated, denied as checked, and sent the same once more',
      [sent('Submitted', NOT_BEHIND), opened('Verified', NOT_BEHIND), opened('Submitted', BEHIND)],
      false,
    ],
    [
      'was stated in the first section, and is denied unchecked in the full one',
      [sent('Submitted', { number_of_debts: '0' }, { sId: 'debt' }), sent('Verified', BEHIND)],
      true,
    ],
    ['was never stated', [sent('Submitted', NOT_BEHIND), opened('Submitted', NOT_BEHIND)], false],
  ] as const)('a debt in arrears that %s', (_, tries, expected) => {
    expect(onFile(tries, today).behind !== undefined).toBe(expected);
  });

  it('a bankruptcy counts until its end was checked, or a checked answer denies it', () => {
    const credit = (status: string, answers: Sent['answers'], isReopened = false) =>
      sent(status, answers, { sId: 'credit_info', isReopened });
    const ended = { has_been_bankrupt: 'Yes', bankruptcy_ended_on: '2025-06-01' };
    const onFileAfter = (...tries: Sent[]) => onFile(tries, today).bankruptcy;
    const denied = { has_been_bankrupt: 'No' };
    expect(onFileAfter(credit('Submitted', denied), credit('Submitted', ended, true))).toBe('open');
    expect(onFileAfter(credit('Submitted', denied), credit('Verified', ended, true))).toBe(12);
    expect(onFileAfter(credit('Verified', denied), credit('Verified', ended, true))).toBeNull();
    expect(onFileAfter(credit('Submitted', denied))).toBeNull();
  });

  it('a default that was stated counts until papers show that it was paid, whatever verdict there is without any', () => {
    const credit = (status: string, answers: Sent['answers'], known: Partial<Sent> = {}) =>
      sent(status, answers, { sId: 'credit_info', ...known });
    const owed = { has_defaulted: 'Yes' };
    const paid = { has_defaulted: 'Yes', default_cleared_on: '2026-05-01' };
    const reopened = { isReopened: true };
    const onFileAfter = (...tries: Sent[]) => onFile(tries, today).isDefaulted;
    expect(onFileAfter(credit('Verified', owed))).toBe(true);
    expect(onFileAfter(credit('Submitted', paid))).toBe(true);
    expect(onFileAfter(credit('Verified', paid, { hasPapers: false }))).toBe(true);
    expect(onFileAfter(credit('Verified', paid))).toBe(false);
    expect(
      onFileAfter(credit('Submitted', { has_defaulted: 'No' }, {}), credit('Submitted', owed, reopened)),
    ).toBe(true);
    expect(
      onFileAfter(credit('Verified', { has_defaulted: 'No' }), credit('Submitted', owed, reopened)),
    ).toBe(false);
    expect(onFileAfter(credit('Submitted', { has_defaulted: 'No' }))).toBe(false);
  });
});
