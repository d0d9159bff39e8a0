// One message to several people.
export const severalTexts = {
  write: 'Write to them',
  to: (count: number) => (count === 1 ? 'Write to one person' : `Write to ${count} people`),
  text: 'Message',
  textHint: 'Each reads it in their own conversation.',
  needsText: 'Write a message',
  tooLong: 'Messages have 4,000 characters at most',
  sendEmail: 'Send it by email too',
  send: 'Send',
  begun: 'The messages are on their way',
} as const;
