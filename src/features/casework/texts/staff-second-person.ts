// The words of answering what waits for a second person.

export const secondPersonTexts = {
  own: 'You asked for it, so somebody else decides.',
  approve: 'Approve',
  refuse: 'Refuse',
  withdraw: 'Withdraw',
  refuseTitle: 'Refuse it?',
  withdrawTitle: 'Withdraw the request?',
  note: 'Note for staff',
  refuseReason: 'Reason for refusing',
  reasonNeeded: 'Please give the reason.',
} as const;
