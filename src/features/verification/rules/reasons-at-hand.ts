// Which ready reasons a rejection offers: those of its own section first, then those for every section.
import type { RejectionReason } from '#features/verification/contract.ts';

export const reasonsAtHand = (all: readonly RejectionReason[], sId: string): string[] => [
  ...new Set([
    ...all.filter((each) => each.sId === sId).map(({ reason }) => reason),
    ...all.filter((each) => each.sId === null).map(({ reason }) => reason),
  ]),
];
