// Which instalments a change in the books has made kept on their dates, and which it has made not so any more, and whether it repaid the loan: each earns seeds once.
import type { Day } from '#shared/calendar.ts';
import type { LoanAccount } from './account.ts';
import { isRepaid, keptInstalments, standingOf } from './standing.ts';
import { hasBegun } from './waterfall.ts';

/** Seeds for each instalment that is kept on its date. */
export const SEEDS_ON_TIME = 10;

/** Seeds for a loan repaid, whatever its length, and however early. */
export const SEEDS_REPAID = 50;

export type OnTimeChange = {
  kept: number[];
  lost: number[];
  /** Instalments that are kept because an entry was cancelled that had undone them: what was taken back of their seeds is given again, and what was never earned is earned now. */
  restored: number[];
  /** The loan was repaid by a payment, is not repaid any more, or is again because an entry was cancelled; null where none of it is new. */
  repaid: 'kept' | 'lost' | 'restored' | null;
};

/**
 * Compares a loan's books before and after a change; `kept` and `lost` are numbers of instalments. Only money that somebody paid
 * keeps one: what is given up counts for the loan, and earns nothing.
 */
export function onTimeChange(before: LoanAccount, after: LoanAccount, today: Day): OnTimeChange {
  const was = paidOnTime(before, today);
  const is = paidOnTime(after, today);
  const made = after.entries.slice(before.entries.length).map(({ kind }) => kind);
  const isPayment = made.includes('Repayment');
  const isCancelled = !isPayment && made.includes('Reversal');
  const gained = [...is].filter((number) => !was.has(number));
  const [wasDone, isDone] = [wasRepaid(before, today), wasRepaid(after, today)];
  return {
    kept: isPayment ? gained : [],
    lost: [...was].filter((number) => !is.has(number)),
    restored: isCancelled ? gained : [],
    repaid:
      wasDone === isDone ? null : wasDone ? 'lost' : isPayment ? 'kept' : isCancelled ? 'restored' : null,
  };
}

/** Whether a loan is repaid; what is recovered of a loan written off repays nothing. */
const wasRepaid = (account: LoanAccount, today: Day): boolean =>
  !account.books.writtenOff && isRepaid(standingOf(account, today).state);

/**
 * The numbers of the instalments that were paid in full by the due date, and in the period before it: what is paid ahead of its
 * period, as with a loan paid off early, keeps no date.
 */
export function paidOnTime(account: LoanAccount, today: Day): Set<number> {
  const { schedule } = account.owing;
  return new Set(
    keptInstalments(account, today).flatMap(({ number, paidOn, daysLate }, index) => {
      const isKept = paidOn !== null && daysLate === 0 && hasBegun(schedule, index, paidOn);
      return isKept ? [number] : [];
    }),
  );
}
