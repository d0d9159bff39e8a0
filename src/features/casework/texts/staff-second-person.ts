// The words of answering what waits for a second person.

export const secondPersonTexts = {
  own: 'You asked for it, so somebody else decides.',
  oneHand: (from: string) =>
    `Between you and the person before you, one was added to the staff by the other within the last 7 days, or both by the same person. Somebody else has to confirm, or you from ${from} on.`,
  /** What became of a request. */
  settled: (status: string) => `This request is ${status}`,
  askedBy: 'Asked by',
  byAt: (name: string, moment: string) => `Asked by ${name}, ${moment}`,
  why: 'Why',
  answer: 'Decision',
  approve: 'Approve',
  refuse: 'Refuse',
  withdraw: 'Withdraw',
  refuseTitle: 'Refuse it?',
  withdrawTitle: 'Withdraw the request?',
  note: 'Note for staff',
  refuseReason: 'Reason for refusing',
  reasonNeeded: 'Please give the reason.',
} as const;
