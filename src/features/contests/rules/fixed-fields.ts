// Which fields of a contest can no longer be edited, and since when: the form shows them as they are, the server refuses a change.
import type { ContestDraft, ContestPhase } from '../contract.ts';
import { termNames } from '../fields/staff-contest.ts';

export type FixedSince = 'opened' | 'ended';
export type FixedFields = Partial<Record<keyof ContestDraft, FixedSince>>;

type Standing = { isOpened: boolean; phase: ContestPhase };

/**
 * What people join under and what has happened: no edit changes it from the opening on, since before it nobody has joined. The terms change as
 * two people agree. The end is fixed once it has come.
 */
const JOINED_UNDER = ['startDate', 'status', ...termNames] as const;

export function fixedFields({ isOpened, phase }: Standing): FixedFields {
  const hasEnded = phase === 'closed' || phase === 'drawn';
  return {
    ...(isOpened ? since('opened', JOINED_UNDER) : {}),
    ...(isOpened && hasEnded ? since('ended', ['endDate']) : {}),
  };
}

/** The fixed fields that an edit would change all the same. */
export const brokenPromises = (fixed: FixedFields, stored: ContestDraft, draft: ContestDraft) =>
  (Object.entries(fixed) as [keyof ContestDraft, FixedSince][]).filter(
    ([name]) => stored[name] !== draft[name],
  );

const since = (moment: FixedSince, names: readonly (keyof ContestDraft)[]): FixedFields =>
  Object.fromEntries(names.map((name) => [name, moment]));
