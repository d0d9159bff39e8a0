// What can happen in a contest.

import { linkTo } from '#features/accounts/server/site-address.ts';
import {
  type Facts,
  happening,
  KEPT_ALONE,
  type Lettered,
  MAILED_ALONE,
  notice,
  type OwnedFacts,
} from '#features/activity/server/happening.ts';
import type { IdOf } from '#shared/id.ts';
import { contestMail } from '../texts/contests.ts';

type Contest = { id: string; name: string; created_at: Date };

const contestOf = ({ contest }: { contest: Contest }) => ({
  name: contest.name,
  created: contest.created_at.toISOString(),
});

export const contestJoined = happening<OwnedFacts & { contest: Contest }>('contest.join', {
  subject: 'contest',
  words: { audit: 'Joined a contest' },
  bell: {
    action: 'contestJoined',
    field: 'contestInformation',
    information: contestOf,
    says: ({ name }) => `You joined the contest ${name}`,
    leadsTo: null,
    timeline: ({ name }) => ({ what: `Joined the contest ${name}` }),
  },
  text: null,
  mails: null,
  notifies: ({ accountId }) => [[accountId, 'contests']],
});

export const contestDrawn = happening<Facts>('contest.draw', {
  subject: 'contest',
  words: { audit: 'Drew the winners of a contest' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'contests']],
});

type Won = {
  accountId: IdOf<'accounts'>;
  email: string;
  firstName: string;
  contest: Contest;
  prize: string;
  ticket: string;
  /** The last day on which the prize can be claimed, in words. */
  claimBy: string;
};

export const contestWon = notice<Won>('contest.win', {
  bell: {
    action: 'contestWon',
    field: 'contestInformation',
    information: ({ contest }) => ({ _id: contest.id, ...contestOf({ contest }) }),
    says: ({ name }) => `You won in the contest ${name}. Look at your emails`,
    leadsTo: '/contests',
    leadsToRecord: ({ _id }) => (_id ? `/contests/${_id}` : null),
    timeline: ({ name }) => ({ what: `Won in the contest ${name}` }),
  },
  text: null,
  mails: ({ accountId, email, firstName, contest, ...won }, { services: { config } }) => {
    const draw = linkTo(config, `/contests/${contest.id}`);
    const { link, ...mail } = contestMail.won({ name: firstName, contest: contest.name, draw, ...won });
    const url = linkTo(config, '/messages');
    return [{ to: email, accountId, ...mail, link: { label: link, url } }];
  },
  notifies: () => [],
});

export const contestAdded = happening<Facts>('contest.add', {
  subject: 'contest',
  words: { audit: 'Added a contest' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'contests']],
});

export const contestEdited = happening<Facts>('contest.edit', {
  subject: 'contest',
  words: { audit: 'Edited a contest' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'contests']],
});

export const contestOpened = happening<Facts>('contest.open', {
  subject: 'contest',
  words: { audit: 'Opened a contest' },
  ...KEPT_ALONE,
});

export const prizeHandedOver = happening<OwnedFacts & Lettered>('contest.prize_handed_over', {
  subject: 'contest',
  words: { audit: 'Handed a prize over to a winner' },
  ...MAILED_ALONE,
  notifies: ({ accountId }) => [
    ['staff', 'contests'],
    [accountId, 'contests'],
  ],
});

export const prizeUnclaimed = happening<OwnedFacts & Lettered>('contest.prize_unclaimed', {
  subject: 'contest',
  words: { audit: 'Recorded a prize as not claimed' },
  ...MAILED_ALONE,
  notifies: ({ accountId }) => [
    ['staff', 'contests'],
    [accountId, 'contests'],
  ],
});

export const contestRemoved = happening<Facts>('contest.remove', {
  subject: 'contest',
  words: { audit: 'Deleted a contest' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'contests']],
});
