// What can happen to a section of information and to the files in it.
import {
  type Facts,
  type HappeningName,
  happening,
  KEPT_ALONE,
  type OwnedFacts,
  type StaffWords,
} from '#features/activity/server/happening.ts';

type Submitted = OwnedFacts & { section: string };

/** Written and announced by `record-submission.ts`, in one statement. */
export const informationSubmitted = happening<Submitted>('information.submit', {
  subject: 'submission',
  words: { audit: 'Submitted a section' },
  bell: {
    action: 'submittedInfo',
    field: 'submittedInformation',
    information: ({ section }) => ({ status: 'Submitted', name: section }),
    says: ({ name }) => `You submitted ${name}`,
    leadsTo: null,
    timeline: ({ name }) => ({ what: `${name} submitted` }),
  },
  text: null,
  mails: null,
  notifies: ({ accountId }) => [
    [accountId, 'informations seeds'],
    ['staff', 'submissions verifications'],
  ],
});

/** A virus was found in a file. A file without an owner has nobody to notify. */
export const virusFound = happening<Facts & { fileName: string }>('file.virus_found', {
  subject: 'file',
  words: { audit: 'A virus was found in a document' },
  bell: {
    action: 'fileInfected',
    field: 'fileInformation',
    information: ({ fileName }) => ({ name: fileName }),
    says: ({ name }) => `A virus was found in “${name}”, so nobody can open it. Please send another copy`,
    leadsTo: null,
    timeline: ({ name }) => ({ what: `Virus found in “${name}”` }),
  },
  text: null,
  mails: null,
  notifies: () => [],
});

export const fileOpened = happening<Facts>('file.open', {
  subject: 'file',
  words: { audit: 'Opened a document', timeline: 'Document looked at' },
  ...KEPT_ALONE,
});

export const sectionPublished = happening<Facts>('information.publish', {
  subject: 'section',
  words: { audit: 'Published an information section' },
  ...KEPT_ALONE,
  notifies: () => [
    ['staff', 'configuration'],
    ['staff', 'informations'],
  ],
});

/** What is asked of a second person, and what becomes of it where nothing is published. */
const request = (name: HappeningName, words: StaffWords) =>
  happening<Facts>(name, {
    subject: 'section',
    words,
    ...KEPT_ALONE,
    notifies: () => [['staff', 'configuration']],
  });

export const sectionEditAsked = request('information.ask', {
  audit: 'Asked for an edit that drops what the policy reads',
});
export const sectionEditRefused = request('information.refuse', {
  audit: 'Refused an edit that drops what the policy reads',
});
export const sectionEditWithdrawn = request('information.withdraw', {
  audit: 'Withdrew an edit that drops what the policy reads',
});

export const sectionReverted = happening<Facts>('information.revert', {
  subject: 'section',
  words: { audit: 'Put an earlier information section back' },
  ...KEPT_ALONE,
  notifies: () => [
    ['staff', 'configuration'],
    ['staff', 'informations'],
  ],
});

export const verificationFormPublished = happening<Facts>('verification.publish', {
  subject: 'verificationForm',
  words: { audit: 'Published a verification form' },
  ...KEPT_ALONE,
  notifies: () => [
    ['staff', 'configuration'],
    ['staff', 'informations'],
  ],
});

export const verificationFormReverted = happening<Facts>('verification.revert', {
  subject: 'verificationForm',
  words: { audit: 'Put an earlier verification form back' },
  ...KEPT_ALONE,
  notifies: () => [
    ['staff', 'configuration'],
    ['staff', 'informations'],
  ],
});
