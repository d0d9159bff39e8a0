// Of how many decisions a pace or a share is said at all, and how it is compared with the time before.

const FEWEST = 5;

/** Whether there are too few decisions to report a median or a share: with four, it is one of them, and says nothing about an officer or a queue. */
export const tooFewToSay = (decided: number): boolean => decided < FEWEST;

/** By how many per cent a figure has grown or fallen; null where there is nothing to compare with. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);
