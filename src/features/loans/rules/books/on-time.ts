// Which instalments a change in the books has made paid on time, and which it has made not so any more: each earns seeds once.
import type { Day } from '#shared/calendar.ts';
import type { LoanAccount } from './account.ts';
import { keptInstalments } from './standing.ts';

/** For each instalment that is paid in full by its due date. */
export const SEEDS_ON_TIME = 10;

export type OnTimeChange = { kept: number[]; lost: number[] };

/**
 * The numbers of the instalments. Only money that somebody paid keeps one: what is given up counts for the loan, and earns
 * nothing.
 */
export function onTimeChange(before: LoanAccount, after: LoanAccount, today: Day): OnTimeChange {
  const was = paidOnTime(before, today);
  const is = paidOnTime(after, today);
  const isPayment = after.entries.slice(before.entries.length).some(({ kind }) => kind === 'Repayment');
  return {
    kept: isPayment ? [...is].filter((number) => !was.has(number)) : [],
    lost: [...was].filter((number) => !is.has(number)),
  };
}

const paidOnTime = (account: LoanAccount, today: Day): Set<number> =>
  new Set(
    keptInstalments(account, today).flatMap(({ number, paidOn, daysLate }) =>
      paidOn !== null && daysLate === 0 ? [number] : [],
    ),
  );
