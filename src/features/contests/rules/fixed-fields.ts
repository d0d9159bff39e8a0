// Which fields of a contest can no longer be edited, and since when: the form shows them as they are, the server refuses a change.
import type { ContestDraft, ContestPhase } from '../contract.ts';

export type FixedSince = 'opened' | 'ended' | 'drawn';
export type FixedFields = Partial<Record<keyof ContestDraft, FixedSince>>;

type Standing = { isOpened: boolean; phase: ContestPhase };

/** What it promised at its opening stays from then on; what people joined under, from its end on; the wheel, from the draw on. */
export function fixedFields({ isOpened, phase }: Standing): FixedFields {
  const hasEnded = phase === 'closed' || phase === 'drawn';
  return {
    ...(isOpened ? since('opened', ['startDate', 'prize', 'maxWinners', 'status']) : {}),
    ...(isOpened && hasEnded ? since('ended', ['endDate', 'points', 'rules', 'claimDays']) : {}),
    ...(phase === 'drawn' ? since('drawn', ['category']) : {}),
  };
}

/** The fixed fields that an edit would change all the same. */
export const brokenPromises = (fixed: FixedFields, stored: ContestDraft, draft: ContestDraft) =>
  (Object.entries(fixed) as [keyof ContestDraft, FixedSince][]).filter(
    ([name]) => stored[name] !== draft[name],
  );

const since = (moment: FixedSince, names: readonly (keyof ContestDraft)[]): FixedFields =>
  Object.fromEntries(names.map((name) => [name, moment]));
