// How text messages read in the download of one's own data.

export const heldChannelTexts = {
  consents: 'Text messages that you agreed to',
  messages: 'Text messages to you',
  channel: 'Way',
  number: 'Number',
  wording: 'Version of the words',
  about: 'About',
  state: 'State',
} as const;
