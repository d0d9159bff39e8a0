// What can happen to a person's seeds, as they are notified of it.

import {
  happening,
  type Information,
  notice,
  type OwnedFacts,
  type TimelineWords,
} from '#features/activity/server/happening.ts';
import type { IdOf } from '#shared/id.ts';
import { seedsOf } from '../texts/staff-seeds.ts';

type Moved = { accountId: IdOf<'accounts'>; seeds: number; reason: string };
type Points = Information<'pointsInformation'>;

/** A person earned seeds. The ledger keeps what for, and writing to it notifies the screens, so that nothing is woken here. */
export const seedsEarned = notice<Moved>('seeds.earn', {
  bell: {
    action: 'pointsReceived',
    field: 'pointsInformation',
    information: ({ seeds, reason }) => ({ point: seeds, reason }),
    says: ({ point, reason }) => `You earned ${point} ${point === 1 ? 'seed' : 'seeds'} for ${reason}`,
    leadsTo: null,
    timeline: ({ point, reason }) => ({ what: `${seedsOf(point)} earned for ${reason}` }),
  },
  text: null,
  mails: null,
  notifies: () => [],
});

const adjusted = {
  action: 'pointsReceived',
  field: 'pointsInformation',
  says: ({ point, reason }: Points): string =>
    point < 0
      ? `${-point} ${-point === 1 ? 'seed was' : 'seeds were'} taken back: ${reason}`
      : `You were given ${point} ${point === 1 ? 'seed' : 'seeds'}: ${reason}`,
  leadsTo: null,
  timeline: ({ point, reason }: Points): TimelineWords => ({
    what: point < 0 ? `${seedsOf(-point)} taken` : `${seedsOf(point)} granted`,
    reason,
  }),
} as const;

/** Staff granted a person seeds, or took some: `seeds` is then negative. */
export const seedsAdjusted = happening<OwnedFacts & Moved>('seeds.adjust', {
  subject: 'account',
  words: { audit: 'Adjusted seeds' },
  bell: {
    ...adjusted,
    information: ({ seeds, reason }) => ({ point: seeds, reason, isAdjustment: true }),
  },
  text: null,
  mails: null,
  notifies: ({ accountId }) => [
    [accountId, 'informations'],
    ['staff', 'seeds'],
  ],
});

/** Seeds were taken back because what they were given for has not happened after all: as many as were still there. */
export const seedsTakenBack = notice<Moved>('seeds.take_back', {
  bell: {
    ...adjusted,
    information: ({ seeds, reason }) => ({ point: -seeds, reason, isAdjustment: true }),
  },
  text: null,
  mails: null,
  notifies: () => [],
});
