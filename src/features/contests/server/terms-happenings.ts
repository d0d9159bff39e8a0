// What can happen to the terms of an open contest.
import { linkTo } from '#features/accounts/server/site-address.ts';
import { fullNameOf } from '#features/accounts/server/store.ts';
import {
  type Facts,
  type HappeningName,
  happening,
  KEPT_ALONE,
  notice,
  type StaffWords,
} from '#features/activity/server/happening.ts';
import type { IdOf } from '#shared/id.ts';
import type { ChangedTerm } from '../contract/requests.ts';
import { changedTermsTexts, contestMail } from '../texts/contests.ts';
import { refusedTermsMail } from '../texts/staff-terms.ts';
import type { RequestRow } from './terms/term-requests.ts';

const request = (name: HappeningName, words: StaffWords) =>
  happening<Facts>(name, {
    subject: 'contest',
    words,
    ...KEPT_ALONE,
    notifies: () => [['staff', 'contests']],
  });

export const termsAsked = request('contest.terms_ask', { audit: 'Asked to change the terms of a contest' });
export const termsWithdrawn = request('contest.terms_withdraw', {
  audit: 'Withdrew a change of the terms of a contest',
});

export const termsRefused = happening<Facts & { request: RequestRow }>('contest.terms_refuse', {
  subject: 'contest',
  words: { audit: 'Refused a change of the terms of a contest' },
  ...KEPT_ALONE,
  mails: ({ request }, { services }) => {
    const by = fullNameOf({
      first_name: request.decider_first ?? '',
      last_name: request.decider_last ?? '',
    });
    const { link, ...mail } = refusedTermsMail({
      name: request.asker_first,
      contest: request.name,
      by,
      reason: request.decision_note ?? '',
    });
    const url = linkTo(services.config, `/admin/contests/${request.contest_id}`);
    return [{ to: request.asker_email, accountId: request.asked_by, ...mail, link: { label: link, url } }];
  },
  notifies: () => [['staff', 'contests']],
});

export const termsChanged = happening<Facts>('contest.terms_change', {
  subject: 'contest',
  words: { audit: 'Changed the terms of a contest' },
  ...KEPT_ALONE,
  notifies: () => [['everyone', 'contests']],
});

type Joiner = {
  accountId: IdOf<'accounts'>;
  email: string;
  firstName: string;
  contest: { id: IdOf<'contests'>; name: string; created_at: Date };
  terms: readonly ChangedTerm[];
  reason: string;
};

export const termsNotified = notice<Joiner>('contest.terms_told', {
  bell: {
    action: 'contestChanged',
    field: 'contestInformation',
    information: ({ contest: { id, name, created_at } }) => ({
      _id: id,
      name,
      created: created_at.toISOString(),
    }),
    says: ({ name }) => `The terms of the contest ${name} changed. See what was and what is now`,
    leadsTo: '/contests',
    leadsToRecord: ({ _id }) => (_id ? `/contests/${_id}` : null),
    timeline: ({ name }) => ({ what: `Told that the terms of the contest ${name} changed` }),
  },
  text: null,
  mails: ({ accountId, email, firstName, contest, terms, reason }, { services }) => {
    const seeds = terms.some(({ name }) => name === 'points') ? [contestMail.seedsKept] : [];
    const { link, ...mail } = contestMail.changed(
      firstName,
      contest.name,
      [...terms.map(inMail), ...seeds],
      reason,
    );
    const url = linkTo(services.config, `/contests/${contest.id}`);
    return [{ to: email, accountId, ...mail, link: { label: link, url } }];
  },
  notifies: () => [],
});

/** Longer words than these are read side by side on the contest's page. */
const LONGEST_IN_MAIL = 300;

function inMail({ name, before, after }: ChangedTerm): string {
  const called = changedTermsTexts.names[name];
  return before.length + after.length > LONGEST_IN_MAIL
    ? contestMail.longChange(called)
    : contestMail.change(called, before, after);
}
