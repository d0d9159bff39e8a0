// What can happen to a section of information and to the files in it.
import { type Facts, happening, KEPT_ALONE, type OwnedFacts } from '#features/activity/server/happening.ts';
import { bellTexts as bell } from '../texts/bell.ts';
import { staffTimeline as staff, staffHappenings as words } from '../texts/staff-happenings.ts';

type Submitted = OwnedFacts & { section: string };

/** Written and announced by `record-submission.ts`, in one statement. */
export const informationSubmitted = happening<Submitted>('information.submit', {
  subject: 'submission',
  words: words['information.submit'],
  bell: {
    action: 'submittedInfo',
    field: 'submittedInformation',
    information: ({ section }) => ({ status: 'Submitted', name: section }),
    says: ({ name }) => bell.submitted(name),
    leadsTo: null,
    timeline: ({ name }) => ({ what: staff.submitted(name) }),
  },
  text: null,
  mails: null,
  wakes: ({ accountId }) => [
    [accountId, 'informations seeds'],
    ['staff', 'submissions verifications'],
  ],
});

/** A file without an owner is nobody's to be told of. */
export const virusFound = happening<Facts & { fileName: string }>('file.virus_found', {
  subject: 'file',
  words: words['file.virus_found'],
  bell: {
    action: 'fileInfected',
    field: 'fileInformation',
    information: ({ fileName }) => ({ name: fileName }),
    says: ({ name }) => bell.fileInfected(name),
    leadsTo: null,
    timeline: ({ name }) => ({ what: staff.fileInfected(name) }),
  },
  text: null,
  mails: null,
  wakes: () => [],
});

export const fileOpened = happening<Facts>('file.open', {
  subject: 'file',
  words: words['file.open'],
  ...KEPT_ALONE,
});

export const sectionPublished = happening<Facts>('information.publish', {
  subject: 'section',
  words: words['information.publish'],
  ...KEPT_ALONE,
  wakes: () => [
    ['staff', 'configuration'],
    ['staff', 'informations'],
  ],
});

/** What is asked of a second person, and what becomes of it where nothing is published. */
const request = (name: 'information.ask' | 'information.refuse' | 'information.withdraw') =>
  happening<Facts>(name, {
    subject: 'section',
    words: words[name],
    ...KEPT_ALONE,
    wakes: () => [['staff', 'configuration']],
  });

export const sectionEditAsked = request('information.ask');
export const sectionEditRefused = request('information.refuse');
export const sectionEditWithdrawn = request('information.withdraw');

export const sectionReverted = happening<Facts>('information.revert', {
  subject: 'section',
  words: words['information.revert'],
  ...KEPT_ALONE,
  wakes: () => [
    ['staff', 'configuration'],
    ['staff', 'informations'],
  ],
});

export const verificationFormPublished = happening<Facts>('verification.publish', {
  subject: 'verificationForm',
  words: words['verification.publish'],
  ...KEPT_ALONE,
  wakes: () => [
    ['staff', 'configuration'],
    ['staff', 'informations'],
  ],
});

export const verificationFormReverted = happening<Facts>('verification.revert', {
  subject: 'verificationForm',
  words: words['verification.revert'],
  ...KEPT_ALONE,
  wakes: () => [
    ['staff', 'configuration'],
    ['staff', 'informations'],
  ],
});
