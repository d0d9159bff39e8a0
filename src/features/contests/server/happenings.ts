// What can happen in a contest.

import { linkTo } from '#features/accounts/server/site-address.ts';
import {
  type Facts,
  happening,
  KEPT_ALONE,
  type Lettered,
  mailsBrought,
  notice,
  type OwnedFacts,
} from '#features/activity/server/happening.ts';
import type { IdOf } from '#shared/id.ts';
import { bellTexts as bell } from '../texts/bell.ts';
import { contestMail } from '../texts/contests.ts';
import { staffTimeline as staff, staffHappenings as words } from '../texts/staff-happenings.ts';

type Contest = { id: string; name: string; created_at: Date };

const contestOf = ({ contest }: { contest: Contest }) => ({
  name: contest.name,
  created: contest.created_at.toISOString(),
});

export const contestJoined = happening<OwnedFacts & { contest: Contest }>('contest.join', {
  subject: 'contest',
  words: words['contest.join'],
  bell: {
    action: 'contestJoined',
    field: 'contestInformation',
    information: contestOf,
    says: ({ name }) => bell.joined(name),
    leadsTo: null,
    timeline: ({ name }) => ({ what: staff.joined(name) }),
  },
  text: null,
  mails: null,
  wakes: ({ accountId }) => [[accountId, 'contests']],
});

export const contestDrawn = happening<Facts>('contest.draw', {
  subject: 'contest',
  words: words['contest.draw'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'contests']],
});

type Won = {
  accountId: IdOf<'accounts'>;
  email: string;
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
    information: contestOf,
    says: ({ name }) => bell.won(name),
    leadsTo: null,
    timeline: ({ name }) => ({ what: staff.won(name) }),
  },
  text: null,
  mails: ({ accountId, email, contest, prize, ticket, claimBy }, { services }) => {
    const { link, ...mail } = contestMail.won(contest.name, prize, ticket, claimBy);
    const url = linkTo(services.config, `/contests/${contest.id}`);
    return [{ to: email, accountId, ...mail, link: { label: link, url } }];
  },
  wakes: () => [],
});

export const contestAdded = happening<Facts>('contest.add', {
  subject: 'contest',
  words: words['contest.add'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'contests']],
});

export const contestEdited = happening<Facts>('contest.edit', {
  subject: 'contest',
  words: words['contest.edit'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'contests']],
});

export const contestOpened = happening<Facts>('contest.open', {
  subject: 'contest',
  words: words['contest.open'],
  ...KEPT_ALONE,
});

export const prizeHandedOver = happening<OwnedFacts & Lettered>('contest.prize_handed_over', {
  subject: 'contest',
  words: words['contest.prize_handed_over'],
  bell: null,
  text: null,
  mails: mailsBrought,
  wakes: () => [['staff', 'contests']],
});

export const prizeUnclaimed = happening<OwnedFacts & Lettered>('contest.prize_unclaimed', {
  subject: 'contest',
  words: words['contest.prize_unclaimed'],
  bell: null,
  text: null,
  mails: mailsBrought,
  wakes: () => [['staff', 'contests']],
});

export const contestRemoved = happening<Facts>('contest.remove', {
  subject: 'contest',
  words: words['contest.remove'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'contests']],
});
