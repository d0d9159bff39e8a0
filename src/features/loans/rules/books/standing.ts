// Where a loan stands on a day: its state, how late it is, what is due next, and how each instalment was kept.
import { type Day, daysBetween } from '#shared/calendar.ts';
import { addCents, type Cents, cents, subtractCents, ZERO } from '#shared/money.ts';
import { type LoanAccount, stands } from './account.ts';
import { amountOf, balancesOf, instalmentsPaid, owedCents } from './waterfall.ts';

export type LoanState = 'Active' | 'InArrears' | 'Repaid' | 'Defaulted' | 'WrittenOff';

/** A loan is in default when its oldest unpaid instalment is this late. */
export const DEFAULT_DAYS = 90;

export type Standing = {
  state: LoanState;
  /** Whole days since the due date of the oldest instalment not paid in full; 0 while that day is not past. */
  daysLate: number;
  /** All that should have been paid before this day and was not. */
  overdueCents: Cents;
  /** Due date of the oldest instalment not paid in full; null when nothing is due any more. */
  oldestDueOn: Day | null;
  /** What is left to pay of that instalment. */
  nextAmountCents: Cents;
};

export function standingOf({ owing, books }: Pick<LoanAccount, 'owing' | 'books'>, today: Day): Standing {
  const settled = { daysLate: 0, overdueCents: ZERO, oldestDueOn: null, nextAmountCents: ZERO };
  if (owedCents(balancesOf(owing, books)) === 0) return { state: 'Repaid', ...settled };
  if (books.writtenOff) return { state: 'WrittenOff', ...settled };
  const unpaid = instalmentsPaid(owing, books).filter(
    (instalment) => instalment.paidCents < amountOf(instalment),
  );
  const oldest = unpaid[0];
  if (!oldest) throw new RangeError('a loan with something owed has an instalment that is not paid');
  const rest = unpaid.map((instalment) => subtractCents(amountOf(instalment), instalment.paidCents));
  const daysLate = Math.max(0, daysBetween(oldest.dueOn, today));
  return {
    state: stateAfter(daysLate),
    daysLate,
    overdueCents: addCents(...rest.filter((_, index) => (unpaid[index]?.dueOn ?? today) < today)),
    oldestDueOn: oldest.dueOn,
    nextAmountCents: rest[0] ?? ZERO,
  };
}

function stateAfter(daysLate: number): LoanState {
  if (daysLate === 0) return 'Active';
  return daysLate < DEFAULT_DAYS ? 'InArrears' : 'Defaulted';
}

/** The day on which money can have been received: not before it was lent, not after today. */
export const mayBeReceivedOn = ({ disbursedOn }: { disbursedOn: Day }, on: Day, today: Day): boolean =>
  on >= disbursedOn && on <= today;

export type KeptInstalment = {
  number: number;
  dueOn: Day;
  /** The day on which it was paid in full; null while it is not. */
  paidOn: Day | null;
  /** Days after the due date on which it was paid, or, unpaid, days until today; 0 in time. */
  daysLate: number;
};

/**
 * How each instalment was kept, by the days on which money was received, not those on which it was recorded. What was
 * reversed never counted; of what was refunded, only money that stayed.
 */
export function keptInstalments(account: LoanAccount, today: Day): KeptInstalment[] {
  const reached = lastingSums(account);
  return instalmentsPaid(account.owing, account.books).map(({ number, dueOn, reachedAtCents }) => {
    const paidOn = reached.find(({ sumCents }) => sumCents >= reachedAtCents)?.on ?? null;
    return { number, dueOn, paidOn, daysLate: Math.max(0, daysBetween(dueOn, paidOn ?? today)) };
  });
}

/** The worst of them. */
export const worstDaysLate = (account: LoanAccount, today: Day): number =>
  keptInstalments(account, today).reduce((worst, { daysLate }) => Math.max(worst, daysLate), 0);

/** Day by day, the sum that was paid by then and never fell below it afterwards. */
function lastingSums(account: LoanAccount): { on: Day; sumCents: Cents }[] {
  const flows = account.entries
    .filter((entry) => PAYS[entry.kind] !== undefined && stands(account, entry))
    .toSorted((one, other) => one.on.localeCompare(other.on));
  let sum: number = account.owing.feeCents;
  const sums = flows.map(({ kind, amountCents, on }) => {
    sum += (PAYS[kind] ?? 0) * amountCents;
    return { on, sumCents: cents(sum) };
  });
  let lowest = Number.POSITIVE_INFINITY;
  for (const point of sums.toReversed()) {
    lowest = Math.min(lowest, point.sumCents);
    point.sumCents = cents(lowest);
  }
  return sums;
}

const PAYS: Partial<Record<LoanAccount['entries'][number]['kind'], 1 | -1>> = {
  Repayment: 1,
  Waiver: 1,
  Refund: -1,
};
