// What can happen here, as staff read it: in the audit trail, and in a person's timeline.

export const staffHappenings = {
  'complaint.send': { trail: 'Sent a complaint' },
  'complaint.take_up': { trail: 'Took up a complaint' },
  'complaint.take_over': { trail: 'Took a complaint over from a colleague', timeline: null },
  'complaint.note': { trail: 'Wrote a note about a complaint', timeline: null },
  'complaint.hand_over': { trail: 'Handed a complaint to the admins', timeline: null },
  'complaint.answer': { trail: 'Answered a complaint' },
  'complaint.escalate': { trail: 'Asked for a second person about a complaint' },
  'complaint.reopen': { trail: 'Sent a complaint back' },
  'complaint.close': { trail: 'Closed a complaint' },
  'complaint.take_register': { trail: 'Took the register of complaints as a file' },
} as const;

/** What staff read in the timeline of whoever complained. */
export const staffTimeline = {
  Sent: (number: string) => `Complaint ${number} sent`,
  TakenUp: (number: string) => `Complaint ${number} taken up`,
  Answered: (number: string) => `Complaint ${number} answered`,
  Escalated: (number: string) => `Complaint ${number}: a second person asked for`,
  Reopened: (number: string) => `Complaint ${number} sent back to us`,
  Closed: (number: string) => `Complaint ${number} closed`,
} as const;
