// Which fields of a contest can no longer be edited: the form shows them as they are, the server refuses a change.
import type { ContestDraft } from '../contract.ts';
import { termNames } from '../fields/staff-contest.ts';

export type FixedFields = ReadonlySet<keyof ContestDraft>;

/**
 * What people join under and what has happened: no edit changes it from the opening on, since before it nobody has joined. The terms, the end
 * among them, change as two people agree.
 */
const JOINED_UNDER: FixedFields = new Set(['startDate', 'status', ...termNames] as const);

const NONE: FixedFields = new Set();

export const fixedFields = ({ isOpened }: { isOpened: boolean }): FixedFields =>
  isOpened ? JOINED_UNDER : NONE;

/** The fixed fields that an edit would change all the same. */
export const brokenPromises = (
  fixed: FixedFields,
  stored: ContestDraft,
  draft: ContestDraft,
): (keyof ContestDraft)[] => [...fixed].filter((name) => stored[name] !== draft[name]);
