// Loans with whatever history, and the rows that the writes would have kept of them on the day they were last aged.
import fc from 'fast-check';
import { addDays, type Day } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { cents } from '#shared/money.ts';
import { book, type LoanAccount, type LoanEvent, openAccount } from '../rules/books/account.ts';
import { FIRST_DAY, owingOf } from '../rules/books/books.test-support.ts';
import { standingOf, worstDaysLate } from '../rules/books/standing.ts';
import { balancesOf, instalmentsPaid, owedCents } from '../rules/books/waterfall.ts';

export type KeptLoan = { id: IdOf<'loans'>; account: LoanAccount; agedOn: Day; today: Day };

const step = fc.record({
  kind: fc.constantFrom(
    'Repayment',
    'Repayment',
    'Repayment',
    'Waiver',
    'WriteOff',
    'Reversal',
    'Move',
    'Move',
  ),
  /** Of the instalments' usual amount, in per cent. */
  share: fc.oneof(fc.constantFrom(100, 100, 300), fc.integer({ min: 1, max: 120 })),
  afterDays: fc.integer({ min: 0, max: 25 }),
  which: fc.nat(),
});

export const anyKeptLoan: fc.Arbitrary<KeptLoan> = fc
  .record({
    // Each of the instalments of half a year, by the day, is a cent at least.
    amountCents: fc.integer({ min: 10_00, max: 20_000_00 }).map(cents),
    rateMonthlyBps: fc.integer({ min: 0, max: 1_000 }),
    termMonths: fc.integer({ min: 1, max: 6 }),
    repaymentOption: fc.constantFrom(
      'Monthly' as const,
      'Fortnightly' as const,
      'Weekly' as const,
      'Daily' as const,
    ),
    isTakenBack: fc.noBias(fc.integer({ min: 0, max: 19 })).map((chance) => chance === 0),
    steps: fc.array(step, { maxLength: 9 }),
    agedAfter: fc.integer({ min: 0, max: 60 }),
    waits: fc.constantFrom(0, 1, 2, 40),
  })
  .map(({ isTakenBack, steps, agedAfter, waits, ...terms }) => {
    let account: LoanAccount = openAccount(owingOf(terms), newId(), FIRST_DAY).account;
    let day: Day = FIRST_DAY;
    if (isTakenBack) account = booked(account, reversalOf(account, 0, day));
    for (const { kind, share, afterDays, which } of steps) {
      day = addDays(day, afterDays);
      if (kind === 'Move') account = withNewDate(account, which);
      else account = booked(account, eventOf(account, kind, share, which, day));
    }
    const agedOn = addDays(day, agedAfter);
    return { id: newId(), account, agedOn, today: addDays(agedOn, waits) };
  });

function eventOf(account: LoanAccount, kind: string, share: number, which: number, on: Day): LoanEvent {
  if (kind === 'WriteOff') return { kind, on };
  if (kind === 'Reversal') return reversalOf(account, which, on);
  const [first] = account.owing.schedule;
  const usual = (first?.interestCents ?? 0) + (first?.principalCents ?? 0);
  const amountCents = cents(Math.max(1, Math.floor((usual * share) / 100)));
  return { kind: kind === 'Waiver' ? 'Waiver' : 'Repayment', amountCents, on };
}

const reversalOf = ({ entries }: LoanAccount, which: number, on: Day): LoanEvent => ({
  kind: 'Reversal',
  reverses: entries[which % entries.length]?.id ?? '',
  on,
});

/** What the books do not take leaves them as they were. */
function booked(account: LoanAccount, event: LoanEvent): LoanAccount {
  const answer = book(account, event, () => newId());
  return 'refused' in answer ? account : answer.account;
}

/** The oldest unpaid instalment, moved as far as it may be: often to the day of the one after it. */
function withNewDate(account: LoanAccount, which: number): LoanAccount {
  const { schedule } = account.owing;
  const place = instalmentsPaid(account.owing, account.books).findIndex(
    ({ paidCents, interestCents, principalCents }) => paidCents < interestCents + principalCents,
  );
  const moved = schedule[place];
  if (!moved) return account;
  const latest = addDays(moved.originalDueOn, 14);
  const next = schedule[place + 1]?.dueOn ?? latest;
  const wanted = addDays(moved.originalDueOn, which % 7);
  const dueOn = wanted > next || (which % 2 === 0 && next < latest) ? next : wanted;
  return {
    ...account,
    owing: { ...account.owing, schedule: schedule.with(place, { ...moved, dueOn, hasNewDate: true }) },
  };
}

/** What the database holds of loans: the books' sums, and where each stood when it was aged. */
export const rowsOf = (loans: readonly KeptLoan[]) => ({
  loans: loans.map(({ id, account, agedOn }) => {
    const standing = standingOf(account, agedOn);
    return {
      id,
      state: standing.state,
      days_late: standing.daysLate,
      worst_days_late: worstDaysLate(account, agedOn),
      oldest_due_on: standing.oldestDueOn,
      aged_on: agedOn,
      written_off_on: account.books.writtenOff ? agedOn : null,
      owed_cents: owedCents(balancesOf(account.owing, account.books)),
    };
  }),
  loan_instalments: loans.flatMap(({ id, account }) =>
    account.owing.schedule.map(({ number, dueOn, originalDueOn, interestCents, principalCents }) => ({
      loan_id: id,
      number,
      due_on: dueOn,
      original_due_on: originalDueOn,
      interest_cents: interestCents,
      principal_cents: principalCents,
    })),
  ),
});
