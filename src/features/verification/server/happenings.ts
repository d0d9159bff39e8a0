// What can happen to the documents that prove a section.

import { linkTo } from '#features/accounts/server/site-address.ts';
import {
  type Bell,
  type Facts,
  happening,
  KEPT_ALONE,
  type OwnedFacts,
} from '#features/activity/server/happening.ts';
import { recordAddress } from '#features/information/rules/record-address.ts';
import { pushNotices } from '#features/push/texts/push.ts';
import type { Mail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import type { TextMessage } from '#shared/notices/text-template.ts';
import { withVerdict } from '#shared/notices/verdict.ts';
import { papersOf } from '../rules/papers-of.ts';
import { reviewMails } from '../texts/mails.ts';
import { reviewMessages } from '../texts/text-messages.ts';

const notifies = ({ accountId }: OwnedFacts) =>
  [
    [accountId, 'informations'],
    ['staff', `verifications submissions ${papersOf(accountId)}`],
  ] as const;

/** The page where all sections stand with their state: an address of one of them would tell how it went. */
const STATES_PAGE = '/overview';

export const documentsSent = happening<OwnedFacts & { section: string }>('verification.submit', {
  subject: 'verification',
  words: { audit: 'Sent documents' },
  bell: {
    action: 'submittedForVerification',
    field: 'submittedInformation',
    information: ({ section }) => ({ status: 'SubmittedForVerfication', name: section }),
    says: ({ name }) => `You handed in documents for ${name}`,
    leadsTo: STATES_PAGE,
    timeline: ({ name }) => ({ what: `Documents handed in for ${name}` }),
  },
  text: null,
  mails: null,
  notifies,
});

type Decided = OwnedFacts & { section: string; submissionId: IdOf<'submissions'>; email: string };

const checked = (_: Decided, { services }: Work): TextMessage => ({
  template: reviewMessages.checked,
  values: [linkTo(services.config, STATES_PAGE)],
});

export const documentsVerified = happening<Decided>('verification.approve', {
  subject: 'verification',
  words: { audit: 'Verified documents' },
  bell: {
    action: 'infoVerified',
    field: 'submittedInformation',
    information: ({ section }) => ({ status: 'Verified', name: section }),
    says: ({ name }) => `${name} is verified`,
    leadsTo: STATES_PAGE,
    timeline: ({ name }) => ({ what: `${name} verified` }),
  },
  text: checked,
  mails: (facts, work) => [
    mailTo(facts, work, reviewMails.verified(facts.section), recordAddress('Verified', facts.submissionId)),
  ],
  notifies,
});

type Rejected = { section: string; reason: string };

const rejected = ({ timeline }: { timeline(section: string): string }): Bell<Rejected> => ({
  action: 'infoRejected',
  field: 'submittedInformation',
  information: ({ section, reason }) => ({ status: 'Rejected', name: section, reason }),
  says: ({ name, reason }) => `${name} was not accepted: ${reason ?? ''}`,
  leadsTo: STATES_PAGE,
  timeline: ({ name, reason }) => ({ what: timeline(name), reason }),
});

export const documentsRejected = happening<Decided & Rejected>('verification.reject', {
  subject: 'verification',
  words: { audit: 'Rejected documents' },
  push: pushNotices.document,
  bell: rejected({ timeline: (section) => `${section} rejected` }),
  text: checked,
  mails: (facts, work) => [
    mailTo(
      facts,
      work,
      reviewMails.rejected(facts.section, facts.reason),
      recordAddress('Rejected', facts.submissionId),
    ),
  ],
  notifies,
});

export const sectionReopened = happening<OwnedFacts & Rejected & { sectionKey: string; email: string }>(
  'information.reopen',
  {
    subject: 'submission',
    words: { audit: 'Reopened a section', timeline: 'Section opened again' },
    bell: rejected({ timeline: (section) => `Section opened again: ${section}` }),
    text: null,
    mails: (facts, work) => [
      mailTo(
        facts,
        work,
        reviewMails.reopened(facts.section, facts.reason),
        `/information?section=${facts.sectionKey}`,
      ),
    ],
    notifies,
  },
);

function mailTo(
  { accountId, email }: { accountId: IdOf<'accounts'>; email: string },
  { services, now }: Work,
  { link, subject, paragraphs }: { link: string; subject: string; paragraphs: string[] },
  page: string,
): Mail {
  return {
    to: email,
    accountId,
    subject,
    paragraphs: withVerdict(paragraphs, { desk: 'verification' }, now),
    link: { label: link, url: linkTo(services.config, page) },
  };
}

export const reasonsSaved = happening<Facts>('rejection_reasons.save', {
  subject: 'rejection_reasons',
  words: { audit: 'Saved the reasons of rejection at hand' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'rejection-reasons']],
});

export const reviewSettingsSaved = happening<Facts>('review_settings.save', {
  subject: 'review_settings',
  words: { audit: 'Changed how records without documents are verified' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'review-settings']],
});

export const verdictTakenBack = happening('verification.undo', {
  subject: 'verification',
  words: { audit: 'Took a verdict back', timeline: 'Verdict taken back' },
  ...KEPT_ALONE,
  notifies,
});

export const reviewTakenOver = happening('verification.take_over', {
  subject: 'verification',
  words: { audit: 'Took documents over from a colleague', timeline: 'Review taken over' },
  ...KEPT_ALONE,
});
