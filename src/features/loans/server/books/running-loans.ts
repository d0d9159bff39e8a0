// The loans of a person whose instalments fall due, ours and the lenders', for a statement that works out what somebody owes in a month.
import { sql } from 'kysely';
import type { Day } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import type { RunningLoan } from '../../rules/books/running-loan.ts';
import { fallsDue } from '../../rules-in-sql/standing.ts';

export type RunningRow = { repayable: number; months: number; paid_out_on: Day; recorded_at: string };

/** As JSON, along the index of an account's loans; `accountId` is the column that names the account. */
export const runningLoansOf = (accountId: string) => sql<RunningRow[]>`coalesce((
  select jsonb_agg(jsonb_build_object('repayable', l.amount_cents + l.interest_cents, 'months', l.term_months,
    'paid_out_on', l.disbursed_on, 'recorded_at', l.created_at))
  from loans l where l.account_id = ${sql.ref(accountId)} and ${fallsDue('l')}), '[]'::jsonb)`;

export const runningLoan = ({ repayable, months, paid_out_on, recorded_at }: RunningRow): RunningLoan => ({
  repayableCents: cents(repayable),
  termMonths: months,
  paidOutOn: paid_out_on,
  recordedAt: new Date(recorded_at),
});
