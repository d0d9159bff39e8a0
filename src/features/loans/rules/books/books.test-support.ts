// Loans for the tests of the books: $6,000 over three months at 10 % a month, unless said otherwise.
import type { Day } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import { type LoanTerms, processingFee } from '../add-on.ts';
import { type RepaymentOption, scheduleOf } from '../schedule.ts';
import { book, type LoanAccount, type LoanEvent, openAccount } from './account.ts';
import type { Owing } from './waterfall.ts';

export const FIRST_DAY = '2026-01-31' as Day;

export function owingOf(
  known: Partial<LoanTerms & { repaymentOption: RepaymentOption; firstDay: Day }> = {},
): Owing {
  const terms = { amountCents: cents(6_000_00), rateMonthlyBps: 1_000, termMonths: 3, ...known };
  const { repaymentOption = 'Monthly', firstDay = FIRST_DAY } = known;
  return {
    feeCents: processingFee(terms.amountCents),
    schedule: scheduleOf({ ...terms, repaymentOption, firstDay }).map((instalment) => ({
      ...instalment,
      originalDueOn: instalment.dueOn,
      hasNewDate: false,
    })),
  };
}

/** Ids in the order in which entries are made: 'e1' is the disbursement. */
export function namer(): () => string {
  let made = 0;
  return () => `e${++made}`;
}

export const opened = (owing = owingOf(), nextId = namer()): LoanAccount =>
  openAccount(owing, nextId(), FIRST_DAY).account;

/** Books events one after the other; fails the test where one is refused. */
export function having(account: LoanAccount, ...events: LoanEvent[]): LoanAccount {
  let made = account.entries.length;
  const nextId = () => `e${++made}`;
  return events.reduce((before, event) => {
    const booked = book(before, event, nextId);
    if ('refused' in booked) throw new Error(booked.refused);
    return booked.account;
  }, account);
}

export const paid = (dollars: number, on: string): LoanEvent => ({
  kind: 'Repayment',
  amountCents: cents(Math.round(dollars * 100)),
  on: on as Day,
});
