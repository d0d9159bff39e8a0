// How far a person is: counts and percentages of their sections, the plant, and the one thing to do next.
import type {
  Audience,
  Counts,
  NextStep,
  SectionLine,
  SubmissionStatus,
} from '#features/information/contract.ts';
import type { PlantLevel } from '#features/seeds/contract.ts';
import { seedLevel } from '#features/seeds/rules/level.ts';
import type { UserStatus } from '#shared/actor.ts';
import { sectionsNeeded } from './audience.ts';

/** A section of the person's model; `userStatus` null: not submitted. */
export type SectionState = SectionLine & {
  for: Audience;
  isUsable: boolean;
  userStatus: SubmissionStatus | null;
  /** When its documents were sent last. */
  handedInAt: string | null;
};

export function countsOf(states: readonly SectionState[], audience: Audience): Counts {
  const own = states.filter((state) => state.for === audience);
  const of = (...wanted: SubmissionStatus[]) =>
    own.filter(({ userStatus }) => userStatus !== null && wanted.includes(userStatus)).length;
  return {
    submitted: own.filter(({ userStatus }) => userStatus !== null).length,
    waiting: of('SubmittedForVerfication'),
    verified: of('Verified'),
    rejected: of('Rejected'),
    total: sectionsNeeded[audience],
  };
}

/** The plant over both models, so that it never shrinks when the second opens. A rejected section is still a submitted one. */
export function plantOf(states: readonly SectionState[]): PlantLevel {
  const of = (...wanted: (SubmissionStatus | null)[]) =>
    states.filter(({ userStatus }) => wanted.includes(userStatus)).length;
  return seedLevel({
    submitted: of('Submitted', 'Rejected'),
    submittedForVerification: of('SubmittedForVerfication'),
    verified: of('Verified'),
  });
}

/** Whether all nine full sections are submitted, and whether all are verified. */
export function overallFlags(states: readonly SectionState[]): {
  submission: boolean;
  verification: boolean;
} {
  const { submitted, verified, total } = countsOf(states, 'FullUser');
  return { submission: submitted >= total, verification: verified >= total };
}

/** A share of the sections as a whole percentage, 0 to 100, rounded down. */
export const percentageOf = (part: number, total: number): number =>
  total <= 0 ? 0 : Math.min(100, Math.floor((part * 100) / total));

/** What was rejected comes first; then the questionnaire, what is not submitted, what is not proved, waiting, the offer. */
export function nextStepOf(states: readonly SectionState[], status: UserStatus): NextStep {
  const first = (wanted: SubmissionStatus | null) =>
    states.find((state) => state.userStatus === wanted && (wanted !== null || state.isUsable));
  const step = (action: NextStep['action'], state?: SectionState): NextStep => ({
    action,
    section: state ? { _id: state._id, sId: state.sId, name: state.name } : null,
    waitsSince: action === 'wait' ? firstHandedIn(states) : null,
  });
  const rejected = first('Rejected');
  if (rejected) return step('mend', rejected);
  if (status === 'Created') return step('preferences');
  const missing = first(null);
  if (missing) return step('submit', missing);
  const unproved = first('Submitted');
  if (unproved) return step('prove', unproved);
  const waiting = first('SubmittedForVerfication');
  return waiting ? step('wait', waiting) : step('offer');
}

/** Moments as text, of one length: the earliest is the least. */
const firstHandedIn = (states: readonly SectionState[]): string | null =>
  states
    .flatMap(({ userStatus, handedInAt }) =>
      userStatus === 'SubmittedForVerfication' && handedInAt !== null ? [handedInAt] : [],
    )
    .toSorted()[0] ?? null;
