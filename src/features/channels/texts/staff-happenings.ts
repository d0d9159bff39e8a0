// What can happen here, as staff read it: in the audit trail, and in a person's timeline.

export const staffHappenings = {
  'channel.ask_code': { trail: 'Asked for a code to a phone' },
  'channel.choose': { trail: 'Agreed to text messages' },
  'channel.withdraw': { trail: 'Ended text messages' },
} as const;
