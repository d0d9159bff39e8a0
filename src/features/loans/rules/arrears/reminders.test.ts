import { describe, expect, it, test } from 'vitest';
import type { Day } from '#shared/calendar.ts';
import { type Cents, cents, ZERO } from '#shared/money.ts';
import { day } from '#tests/support/days.ts';
import { type RepaymentOption, scheduleOf } from '../schedule.ts';
import { mayRemindAt, type ReminderKind, reminderDue } from './reminders.ts';

const disbursedOn = '2026-01-31' as Day;

type Known = {
  paidCents?: number;
  writtenOff?: boolean;
  repaymentOption?: RepaymentOption;
  moved?: Record<number, string>;
};

/** $5,000 over three months: $1,916.66 on 28 February and 31 March, $1,916.68 on 30 April. */
function loan({ paidCents = 0, writtenOff = false, repaymentOption = 'Monthly', moved = {} }: Known = {}) {
  const terms = { amountCents: cents(5_000_00), rateMonthlyBps: 500, termMonths: 3 };
  const schedule = scheduleOf({ ...terms, repaymentOption, firstDay: disbursedOn }).map((instalment) => ({
    ...instalment,
    originalDueOn: instalment.dueOn,
    dueOn: (moved[instalment.number] ?? instalment.dueOn) as Day,
    hasNewDate: instalment.number in moved,
  }));
  const books = { paidCents: cents(paidCents), writtenOff, settledOn: null, payoutReversed: false };
  return { disbursedOn, owing: { feeCents: ZERO as Cents, schedule }, books };
}

describe('nothing paid, due on 28 February, nothing sent yet', () => {
  test.each<[string, ReminderKind | null]>([
    ['2026-02-24', null],
    ['2026-02-25', 'Soon'],
    ['2026-02-27', 'Soon'],
    ['2026-02-28', 'DueToday'],
    ['2026-03-01', 'Late1'],
    ['2026-03-06', 'Late1'],
    ['2026-03-07', 'Late7'],
    ['2026-03-14', 'Late14'],
    ['2026-03-29', 'Late14'],
    ['2026-03-30', 'Late30'],
    ['2026-04-29', 'Late60'],
    ['2026-05-28', 'Late60'],
    ['2026-05-29', 'Default'],
    ['2027-01-01', 'Default'],
  ])('on %s: %s', (today, kind) => {
    expect(reminderDue(loan(), day(today), [])?.kind ?? null).toBe(kind);
  });
});

describe('what was sent', () => {
  const sent = (kind: ReminderKind, number = 1, dueOn = '2026-02-28') => ({
    number,
    dueOn: day(dueOn),
    kind,
  });

  it('is not sent again, nor is an earlier one made up for', () => {
    expect(reminderDue(loan(), day('2026-03-08'), [sent('Late7')])).toBeNull();
    expect(reminderDue(loan(), day('2026-03-12'), [sent('Late7')])).toBeNull();
  });

  it('is followed, after a week without a run, by the one that is right now, with the true days late', () => {
    expect(reminderDue(loan(), day('2026-03-16'), [sent('Late1')])).toMatchObject({
      kind: 'Late14',
      daysLate: 16,
      amountCents: 1_916_66,
      overdueCents: 1_916_66,
    });
  });

  it('counts for its instalment alone', () => {
    const second = loan({ paidCents: 1_916_66 });
    expect(reminderDue(second, day('2026-04-01'), [sent('Late1')])).toMatchObject({
      number: 2,
      dueOn: '2026-03-31',
      kind: 'Late1',
    });
  });

  it('counts for its instalment alone, also where two fall due on one day', () => {
    const second = loan({ paidCents: 1_916_66, moved: { 1: '2026-03-31' } });
    expect(reminderDue(second, day('2026-03-28'), [sent('Soon', 1, '2026-03-31')])).toMatchObject({
      number: 2,
      kind: 'Soon',
      mayMove: true,
    });
  });

  it('counts for its date alone: an instalment that got a new one is reminded of anew', () => {
    const moved = loan({ moved: { 1: '2026-03-10' } });
    const before = [sent('Soon'), sent('DueToday')];
    expect(reminderDue(moved, day('2026-03-05'), before)).toBeNull();
    expect(reminderDue(moved, day('2026-03-07'), before)).toMatchObject({ kind: 'Soon', mayMove: false });
    expect(reminderDue(moved, day('2026-03-10'), before)).toMatchObject({ kind: 'DueToday' });
    expect(reminderDue(moved, day('2026-03-11'), [sent('Late1')])).toMatchObject({ kind: 'Late1' });
  });
});

describe('a new date is offered where it may be asked for', () => {
  const soon = (known: Known = {}, around = {}) => reminderDue(loan(known), day('2026-02-26'), [], around);

  it('and where nothing is in its way', () => {
    expect(soon()).toMatchObject({ kind: 'Soon', mayMove: true });
  });

  test.each<[string, Known, Parameters<typeof reminderDue>[3]]>([
    ['of an instalment that has one', { moved: { 1: '2026-02-28' } }, {}],
    ['where the next one falls due on the same day', { moved: { 2: '2026-02-28' } }, {}],
    ['while a request waits', {}, { hasAsked: true }],
    [
      'where an added holiday closes the only day in between',
      { moved: { 2: '2026-03-02' } },
      { added: new Set([day('2026-03-02')]) },
    ],
  ])('but not %s', (_, known, around) => {
    expect(soon(known, around)).toMatchObject({ kind: 'Soon', mayMove: false });
  });
});

describe('nobody is reminded', () => {
  test.each<[string, Known, string]>([
    ['of what is paid', { paidCents: 1_916_66 }, '2026-03-20'],
    ['of a loan that is repaid', { paidCents: 5_750_00 }, '2026-05-20'],
    ['of a loan that is written off', { writtenOff: true }, '2026-09-01'],
  ])('%s', (_, known, today) => {
    expect(reminderDue(loan(known), day(today), [])).toBeNull();
  });

  it('ahead of an instalment while the one before it has yet to fall due', () => {
    const daily = loan({ repaymentOption: 'Daily' });
    expect(reminderDue(daily, disbursedOn, [])).toBeNull();
    // 1 February is a Sunday: what is due on it is due on Monday.
    expect(reminderDue(daily, day('2026-02-01'), [])).toBeNull();
    expect(reminderDue(daily, day('2026-02-02'), [])?.kind).toBe('DueToday');
    const nine = daily.owing.schedule.slice(0, 9);
    const paidCents = nine.reduce(
      (sum, { interestCents, principalCents }) => sum + interestCents + principalCents,
      0,
    );
    const tenth = loan({ repaymentOption: 'Daily', paidCents });
    expect(reminderDue(tenth, day('2026-02-07'), [])).toBeNull();
    expect(reminderDue(tenth, day('2026-02-10'), [])).toMatchObject({ number: 10, kind: 'DueToday' });
    const moved = loan({ repaymentOption: 'Daily', moved: { 1: '2026-02-03' } });
    expect(reminderDue(moved, disbursedOn, [])).toBeNull();
    const weekly = loan({ repaymentOption: 'Weekly' });
    expect(reminderDue(weekly, day('2026-02-03'), [])).toBeNull();
    expect(reminderDue(weekly, day('2026-02-04'), [])?.kind).toBe('Soon');
  });
});

test('a part of an instalment is asked for, and what is overdue with it', () => {
  expect(reminderDue(loan({ paidCents: 1_000_00 }), day('2026-04-02'), [])).toMatchObject({
    kind: 'Late30',
    amountCents: 916_66,
    overdueCents: 916_66 + 1_916_66,
    daysLate: 33,
  });
});

test.each([
  ['06:59:59', false],
  ['07:00:00', true],
  ['19:59:59', true],
  ['20:00:00', false],
  ['23:50:00', false],
])('at %s in Jamaica borrowers may be written to: %s', (time, may) => {
  expect(mayRemindAt(new Date(`2026-03-01T${time}-05:00`))).toBe(may);
});
