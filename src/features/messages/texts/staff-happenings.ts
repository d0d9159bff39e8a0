// What can happen here, as staff read it: in the audit trail, and in a person's timeline where it reads otherwise there.

export const staffHappenings = {
  'mail.open': { trail: 'Read an outgoing e-mail', timeline: 'Mail looked at' },
  'mail.retry': { trail: 'Sent an e-mail again', timeline: 'Mail sent again' },
  'mail.send': { trail: 'Wrote an e-mail', timeline: 'Mail written' },
  'message.send': { trail: 'Sent a message', timeline: 'Message sent' },
} as const;
