// The kinds into which a person's timeline can be narrowed, and what belongs to each.
import type { TimelineKind } from '../contract.ts';

export const TIMELINE_KINDS: readonly TimelineKind[] = [
  'account',
  'sections',
  'loans',
  'seeds',
  'rewards',
  'messages',
  'documents',
];

/** The first words of what happened; what is named nowhere is about the account. */
const AREAS: Record<Exclude<TimelineKind, 'account'>, readonly string[]> = {
  sections: ['information', 'verification'],
  loans: ['application', 'agreement', 'disbursement', 'loan', 'repayment', 'decision', 'review'],
  seeds: ['seeds'],
  rewards: ['prize', 'acquisition', 'contest'],
  messages: ['message', 'mail', 'note'],
  documents: ['file'],
};

export const readTimelineKind = (text: string | null): TimelineKind | undefined =>
  TIMELINE_KINDS.find((kind) => kind === text);

/** The kind of a happening, by its name. */
export function kindOf(happening: string): TimelineKind {
  const [area = ''] = happening.split('.');
  return (
    (Object.keys(AREAS) as (keyof typeof AREAS)[]).find((kind) => AREAS[kind].includes(area)) ?? 'account'
  );
}

/** Where entries of a kind are looked for; without a kind, everywhere. */
export type Sought = {
  /** The areas of the happenings that are looked for, or, with `isAllBut`, those that are left out. */
  areas: readonly string[];
  isAllBut: boolean;
  applications: boolean;
  mails: boolean;
};

export const soughtFor = (kind: TimelineKind | undefined): Sought => ({
  ...(kind && kind !== 'account'
    ? { areas: AREAS[kind], isAllBut: false }
    : { areas: kind ? Object.values(AREAS).flat() : [], isAllBut: true }),
  applications: !kind || kind === 'loans',
  mails: !kind || kind === 'messages',
});
