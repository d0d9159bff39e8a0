// How the loans of demo people run, in turn.
const STAGES_APART = 30;

/** Paid on time, overdue, one whose money is not paid out yet, and of each hundred and eighty people one that was never paid and one that was given up. */
const MANNERS = ['onTime', 'overdue', 'approved', 'onTime', 'defaulted', 'writtenOff'] as const;

export const mannerOf = (number: number): (typeof MANNERS)[number] =>
  MANNERS[Math.floor(number / STAGES_APART) % MANNERS.length] ?? 'onTime';

export const isNeverPaid = (number: number): boolean =>
  mannerOf(number) === 'defaulted' || mannerOf(number) === 'writtenOff';
