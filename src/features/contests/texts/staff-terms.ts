// The words of changing the terms of an open contest: asking for it, answering it, and what became of it.

export const termsTexts = {
  change: 'Change the terms',
  cancel: 'Leave the terms as they are',
  lead: 'People have joined under these terms. A change needs a second person; then everybody who joined is told what was, what is now, and why.',
  given: 'What there is to win',
  law: 'What the law asks for',
  why: 'Why it changes',
  reason: 'Reason',
  reasonHint: 'Everybody who joined reads it, and it stands on the contest’s page.',
  reasonNeeded: 'Please give the reason.',
  ask: 'Ask for approval',
  confirmAsk: 'Ask a second person to change the terms?',
  askNote: 'Nothing changes before somebody else has approved it.',
  pointsNote: 'Seeds count for whoever joins from then on: who has joined keeps what they got.',
  yes: 'Yes',
  notAsked: 'The change could not be asked for',
  asked: 'Asked. Somebody else must approve it now.',
  title: 'Contests whose terms wait for a second person',
  listLead: 'What people joined an open contest under changes when somebody else than who asked approves it.',
  empty: 'No contest’s terms wait for a second person.',
  contest: 'Contest',
  changes: 'What changes',
  waits: 'A change of the terms waits for a second person',
  history: 'Changes of the terms',
  answerOf: (name: string) => `Answer of ${name}`,
  statuses: { Asked: 'Waits', Done: 'Approved', Refused: 'Refused', Withdrawn: 'Withdrawn' },
  decidedByAt: (what: string, name: string, moment: string) => `${what} by ${name}, ${moment}`,
  withdrawnAt: (moment: string) => `Withdrawn, ${moment}`,
  notified: (notified: number, joined: number) =>
    `${notified.toLocaleString('en-JM')} of ${joined.toLocaleString('en-JM')} who had joined are told`,
  approveTitle: 'Approve it and change the terms?',
  approveLead: (joined: number) =>
    joined === 0
      ? 'Nobody has joined yet.'
      : `${joined.toLocaleString('en-JM')} ${joined === 1 ? 'person has' : 'people have'} joined and will be told.`,
  approved: 'Terms changed. Everybody who joined is told.',
  refused: 'Request refused',
  withdrawn: 'Request withdrawn',
  over: 'The contest is over, so its terms stay as they are.',
  endPassed:
    'The end that was asked for has passed, so it can no longer be approved. Refuse it, and ask for a later one.',
  overtaken: 'The terms have changed since, so this request can no longer be approved.',
} as const;

type RefusedTermsMail = { name: string; contest: string; by: string; reason: string };

export const refusedTermsMail = ({ name, contest, by, reason }: RefusedTermsMail) => ({
  subject: `The change of ${contest} was refused`,
  paragraphs: [
    `Hello ${name},`,
    `You asked to change the terms of the contest ${contest}. ${by} refused it, so the terms stay as they are.`,
    `The reason: ${reason}`,
  ],
  link: 'Open the contest',
});
