// A declined borrower asks that a person looks at the decision, and staff answer.

export const reviewTexts = {
  ask: 'Ask a person to look at this',
  askLead:
    'This was decided by rules, without a person. You can ask somebody on our staff to look at it; you get an answer in words.',
  askTitle: 'Ask a person to look at this',
  words: 'What should we know?',
  wordsHint: 'For example what has changed, or what you think we got wrong.',
  send: 'Send',
  sent: 'We have your request. A person will look at it and answer you.',
  waiting: (moment: string) =>
    `You asked a person to look at this at ${moment}. We will answer here and by e-mail.`,
  answered: (moment: string) =>
    `A person at our Credit desk looked at your decision again. Their answer, on ${moment}:`,
  mail: (answer: string) => ({
    subject: 'A person has looked at your decision',
    paragraphs: [
      'You asked that a person looks at why there was no offer for you. This is the answer:',
      answer,
      'You can open your offers at any time to see what stands now.',
    ],
  }),
  tab: 'Reviews asked for',
  applicationsTab: 'Applications',
  tabs: 'What staff decide on',
  states: { Waiting: 'Waiting', Answered: 'Answered' },
  state: 'State',
  none: { Waiting: 'Nobody is waiting for an answer.', Answered: 'Nothing has been answered yet.' },
  person: 'Name',
  email: 'E-mail',
  asked: 'Asked',
  answeredAt: 'Answered',
  score: 'Score',
  title: (name: string) => `Review for ${name}`,
  said: 'What the borrower wrote',
  saidNothing: 'Nothing was written.',
  answerLabel: 'Answer in words',
  answerHint: 'The borrower reads it in the app and by e-mail. To correct information, reopen its section.',
  answerSend: 'Send answer',
  answerSent: 'Answer sent',
  answeredBy: (name: string, moment: string) => `${name}, ${moment}`,
  needsAnswer: 'Write an answer first',
  toPerson: 'Account',
  toSubmissions: 'Submissions',
} as const;
