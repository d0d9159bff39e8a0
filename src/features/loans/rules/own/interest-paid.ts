// The interest that payments really paid of a loan, to the cent: less than that of the term where the loan was settled early or a part was waived.
import type { OwnEntry } from '../../contract/own.ts';

type Entry = Pick<OwnEntry, 'kind' | 'interest' | 'reversedBy'>;

/** The interest paid, in dollars, by the payments that stand; each entry says how it changed what is owed. */
export const interestPaid = (entries: readonly Entry[]): number =>
  entries
    .filter(({ kind, reversedBy }) => kind === 'Repayment' && reversedBy === null)
    .reduce((sum, { interest }) => sum + Math.round(-interest * 100), 0) / 100;
