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
import { bellTexts as bell } from '../texts/bell.ts';
import { reviewMails } from '../texts/mails.ts';
import { staffTimeline as staff, staffHappenings as words } from '../texts/staff-happenings.ts';
import { reviewMessages } from '../texts/text-messages.ts';

const wakes = ({ accountId }: OwnedFacts) =>
  [
    [accountId, 'informations'],
    ['staff', `verifications submissions ${papersOf(accountId)}`],
  ] as const;

/** The page where all sections stand with their state: an address of one of them would tell how it went. */
const STATES_PAGE = '/overview';

export const documentsSent = happening<OwnedFacts & { section: string }>('verification.submit', {
  subject: 'verification',
  words: words['verification.submit'],
  bell: {
    action: 'submittedForVerification',
    field: 'submittedInformation',
    information: ({ section }) => ({ status: 'SubmittedForVerfication', name: section }),
    says: ({ name }) => bell.documentsSent(name),
    leadsTo: STATES_PAGE,
    timeline: ({ name }) => ({ what: staff.documentsSent(name) }),
  },
  text: null,
  mails: null,
  wakes,
});

type Decided = OwnedFacts & { section: string; submissionId: IdOf<'submissions'>; email: string };

const checked = (_: Decided, { services }: Work): TextMessage => ({
  template: reviewMessages.checked,
  values: [linkTo(services.config, STATES_PAGE)],
});

export const documentsVerified = happening<Decided>('verification.approve', {
  subject: 'verification',
  words: words['verification.approve'],
  bell: {
    action: 'infoVerified',
    field: 'submittedInformation',
    information: ({ section }) => ({ status: 'Verified', name: section }),
    says: ({ name }) => bell.verified(name),
    leadsTo: STATES_PAGE,
    timeline: ({ name }) => ({ what: staff.verified(name) }),
  },
  text: checked,
  mails: (facts, work) => [
    mailTo(facts, work, reviewMails.verified(facts.section), recordAddress('Verified', facts.submissionId)),
  ],
  wakes,
});

type Rejected = { section: string; reason: string };

const rejected = (timeline: (section: string) => string): Bell<Rejected> => ({
  action: 'infoRejected',
  field: 'submittedInformation',
  information: ({ section, reason }) => ({ status: 'Rejected', name: section, reason }),
  says: ({ name, reason }) => bell.rejected(name, reason ?? ''),
  leadsTo: STATES_PAGE,
  timeline: ({ name, reason }) => ({ what: timeline(name), reason }),
});

export const documentsRejected = happening<Decided & Rejected>('verification.reject', {
  subject: 'verification',
  words: words['verification.reject'],
  push: pushNotices.document,
  bell: rejected(staff.rejected),
  text: checked,
  mails: (facts, work) => [
    mailTo(
      facts,
      work,
      reviewMails.rejected(facts.section, facts.reason),
      recordAddress('Rejected', facts.submissionId),
    ),
  ],
  wakes,
});

export const sectionReopened = happening<OwnedFacts & Rejected & { sectionKey: string; email: string }>(
  'information.reopen',
  {
    subject: 'submission',
    words: words['information.reopen'],
    bell: rejected(staff.reopened),
    text: null,
    mails: (facts, work) => [
      mailTo(
        facts,
        work,
        reviewMails.reopened(facts.section, facts.reason),
        `/information?section=${facts.sectionKey}`,
      ),
    ],
    wakes,
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
  words: words['rejection_reasons.save'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'rejection-reasons']],
});

export const reviewSettingsSaved = happening<Facts>('review_settings.save', {
  subject: 'review_settings',
  words: words['review_settings.save'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'review-settings']],
});

export const verdictTakenBack = happening('verification.undo', {
  subject: 'verification',
  words: words['verification.undo'],
  ...KEPT_ALONE,
  wakes,
});

export const reviewTakenOver = happening('verification.take_over', {
  subject: 'verification',
  words: words['verification.take_over'],
  ...KEPT_ALONE,
});
