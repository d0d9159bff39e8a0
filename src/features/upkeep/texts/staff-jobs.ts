// The words of the background work: what each queue of jobs is for, when it runs, and how its jobs stand.

export const jobTexts = {
  title: 'Background work',
  lead: 'What runs by itself, and what did not work out. Finished jobs are kept for 14 days.',
  queues: 'Kinds of work',
  work: 'Work',
  runs: 'When it runs',
  next: (moment: string) => `Next at ${moment}`,
  counts: { waiting: 'Waiting', running: 'Running', retrying: 'Retrying', failed: 'Failed' },
  lastFinished: 'Last finished',
  never: 'Not yet',
  jobs: 'Jobs that are not finished',
  anyWork: 'All work',
  state: 'State',
  anyState: 'Any state',
  states: { Waiting: 'Waiting', Running: 'Running', Retrying: 'Retrying', Failed: 'Failed' },
  about: 'About',
  created: 'Queued',
  tries: 'Tries',
  triesOf: (made: number, most: number) => `${made} of ${most}`,
  nextTry: (moment: string) => `Next try at ${moment}`,
  problem: 'Problem',
  hiddenAddress: '[address hidden]',
  hiddenNumber: '[number hidden]',
  none: 'All work is done: nothing waits and nothing failed.',
  noMatch: 'No job matches these filters.',
  retry: 'Retry now',
  retryOne: (work: string) => `Retry now: ${work}`,
  retried: 'The job is tried again',
  runsWhen: {
    asked: 'When something asks for it',
    daily: (time: string) => `Every day at ${time}`,
    weekly: (day: string, time: string) => `Every ${day} at ${time}`,
    monthly: (date: number, time: string) => `On day ${date} of each month at ${time}`,
    hourly: (minute: number) => (minute === 0 ? 'Every hour' : `Every hour, ${minute} minutes past`),
    everyMinutes: (minutes: number) => (minutes === 1 ? 'Every minute' : `Every ${minutes} minutes`),
    pattern: (cron: string) => `By the pattern ${cron}`,
  },
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
} as const;

/** By the name of the queue. Every job that the program runs has its words here. */
export const workNames: Record<string, { name: string; does: string }> = {
  'age-loans': {
    name: 'Late loans',
    does: 'Counts the days late of each loan, and moves those that fall into arrears or default.',
  },
  'contests-due': { name: 'Contests', does: 'Opens contests that begin and draws those that end.' },
  'tell-joined': {
    name: 'Changed contests',
    does: 'Tells everybody who joined a contest that its terms have changed.',
  },
  'find-signals': {
    name: 'Fraud signals',
    does: 'Looks for numbers and papers that several accounts share, for a person to judge.',
  },
  'fold-daily-figures': { name: 'Daily figures', does: 'Adds up the figures of the day for the dashboard.' },
  'forget-expired-sessions': {
    name: 'Old sessions',
    does: 'Removes ended sessions and links that are no longer valid.',
  },
  'forget-old-information': {
    name: 'Old information',
    does: 'Empties information that is older than it may be kept.',
  },
  'forget-old-keys': {
    name: 'Old replies',
    does: 'Removes the replies that were kept for repeated requests.',
  },
  'forget-security-events': {
    name: 'Old security events',
    does: 'Removes security events that are older than 180 days.',
  },
  'keep-portfolio-day': {
    name: 'Portfolio of the day',
    does: 'Keeps the day’s figures of the loan portfolio.',
  },
  'open-next-steps': {
    name: 'Next steps',
    does: 'Opens larger amounts to borrowers who repaid a first loan early, 30 days after they got it.',
  },
  'postpone-instalments': {
    name: 'Holidays',
    does: 'Moves what falls due on a public holiday that was added to the next working day, and notifies its borrower.',
  },
  'prepare-agreement': {
    name: 'Agreements',
    does: 'Writes the agreement of an approved application as a PDF.',
  },
  'promise-money': {
    name: 'Money on its way',
    does: 'Begins the 24 hours of a signed loan once everything needed before is verified, and tells its borrower.',
  },
  'remind-borrowers': {
    name: 'Reminders',
    does: 'Writes to borrowers before an instalment is due, on the day, and while it is late.',
  },
  'push-to-person': {
    name: 'Notices to people',
    does: 'Finds the browsers of a person who allows a notice, and queues it for each.',
  },
  'push-to-device': {
    name: 'Notices to browsers',
    does: 'Hands a notice to the push service of one browser, and forgets a browser that is gone.',
  },
  'read-repayments': {
    name: 'Files of repayments',
    does: 'Reads uploaded files of repayments and gives a verdict on each row.',
  },
  'record-repayments': {
    name: 'Repayments from files',
    does: 'Records the repayments of confirmed files and sends the receipts.',
  },
  'remove-files': { name: 'Files to remove', does: 'Removes the files of accounts that were deleted.' },
  'send-mail': { name: 'Email', does: 'Hands outgoing e-mail to the mail server.' },
  'send-text': { name: 'Text messages', does: 'Hands text messages to WhatsApp and to the SMS gateway.' },
  'drop-old-texts': {
    name: 'Late text messages',
    does: 'Takes out text messages that could not be sent within their day.',
  },
  'seal-audit': {
    name: 'Seal of the audit log',
    does: 'Puts new entries of the audit log under a chain of hashes, so that nobody can rewrite them unseen.',
  },
  'seal-numbers': {
    name: 'Seal of TRNs and account numbers',
    does: 'Seals TRNs, ID and account numbers that are still plain, or sealed with an older key.',
  },
  'sign-agreement-copy': {
    name: 'Signed agreements',
    does: 'Writes the signed copy of an agreement as a PDF.',
  },
  'forget-passkey-challenges': {
    name: 'Passkey questions',
    does: 'Removes what passkeys were asked and nobody answered in time.',
  },
  'scan-files': { name: 'Virus scan', does: 'Asks the virus scanner about documents that people sent.' },
  'sweep-orphan-files': { name: 'Stray files', does: 'Removes uploads that no form was sent with.' },
  'try-policy': { name: 'Policy trials', does: 'Tries a draft of the decision policy on past decisions.' },
};
