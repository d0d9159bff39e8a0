// The log of text messages, for staff.

export const textLogTexts = {
  title: 'Sent text messages',
  lead: 'Every SMS and WhatsApp message that left here, or waits to. What it says is not kept.',
  state: 'State',
  anyState: 'Any state',
  states: {
    Queued: 'Queued',
    Sent: 'Sent',
    Delivered: 'Delivered',
    Failed: 'Failed, tried again',
    Refused: 'Refused',
    Dropped: 'Not sent',
  },
  to: 'To',
  channel: 'Channel',
  kind: 'About',
  attempts: 'Attempts',
  lastError: 'Last error',
  created: 'Created',
  empty: 'No text message has been sent yet.',
  noMatch: 'No text message is in this state.',
} as const;
