// What can happen here, as staff read it: in the audit trail, and in a person's timeline where it reads otherwise there.

export const staffHappenings = {
  'loan.approve_payout_reversal': { trail: 'Took a payout back, as the second person' },
  'loan.approve_waiver': { trail: 'Approved a waiver', timeline: 'Waiver approved' },
  'loan.approve_write_off': { trail: 'Approved a write-off', timeline: 'Write-off approved' },
  'loan.ask_new_date': { trail: 'Asked for a new due date', timeline: 'Asked for a new due date' },
  'loan.ask_payout_reversal': { trail: 'Asked to take a payout back' },
  'loan.ask_waiver': { trail: 'Asked for a waiver', timeline: 'Waiver asked for' },
  'loan.ask_write_off': { trail: 'Asked for a write-off', timeline: 'Write-off asked for' },
  'loan.contact': { trail: 'Noted a contact with a borrower' },
  'loan.default': { trail: 'Saw a loan go into default', timeline: 'Loan went into default' },
  'loan.enter_arrears': { trail: 'Saw a loan fall into arrears', timeline: 'Loan fell into arrears' },
  'loan.grant_new_date': { trail: 'Granted a new due date' },
  'loan.refund': { trail: 'Recorded money given back', timeline: 'Money paid beyond a loan given back' },
  'loan.refuse_new_date': { trail: 'Refused a new due date' },
  'loan.refuse_payout_reversal': { trail: 'Refused to take a payout back' },
  'loan.refuse_waiver': { trail: 'Refused a waiver', timeline: 'Waiver refused' },
  'loan.refuse_write_off': { trail: 'Refused a write-off', timeline: 'Write-off refused' },
  'loan.repay': { trail: 'Recorded a repayment' },
  'loan.reverse_entry': { trail: 'Took an entry of a loan back', timeline: 'Entry of a loan taken back' },
  'loan.reverse_repayment': { trail: 'Took a repayment back' },
  'loan.statement': { trail: 'Took the statement of a loan' },
  'loan.withdraw_new_date': {
    trail: 'Took back a request for a new due date',
    timeline: 'Took back the request for a new due date',
  },
  'loan.withdraw_payout_reversal': { trail: 'Withdrew a request to take a payout back' },
  'loan.withdraw_waiver': {
    trail: 'Took back a request for a waiver',
    timeline: 'Request for a waiver taken back',
  },
  'loan.withdraw_write_off': {
    trail: 'Took back a request for a write-off',
    timeline: 'Request for a write-off taken back',
  },
  'repayments.discard': { trail: 'Discarded a file of repayments' },
  'repayments.download': { trail: 'Downloaded the verdicts on a file of repayments' },
  'repayments.record': { trail: 'Confirmed a file of repayments' },
  'repayments.upload': { trail: 'Uploaded a file of repayments' },
} as const;

/** What staff read in the timeline of whoever was told of it. */
export const staffTimeline = {
  payoutReversed: (amount: string) => `Payout of the loan of ${amount} taken back`,
  repaid: (amount: string) => `Loan of ${amount} repaid in full`,
  repaymentReceived: (amount: string) => `Repayment of ${amount} received`,
  repaymentReversed: (amount: string) => `Repayment of ${amount} taken back`,
  waived: (amount: string) => `${amount} waived`,
  refunded: (amount: string) => `${amount} given back`,
  writtenOff: (amount: string) => `${amount} written off`,
  entryReversed: {
    Waiver: (amount: string) => `Waiver of ${amount} taken back`,
    Refund: (amount: string) => `Refund of ${amount} taken back`,
    WriteOff: (amount: string) => `Write-off of ${amount} taken back`,
  },
  instalmentDue: (amount: string, dueOn: string) => `Reminded of ${amount} due on ${dueOn}`,
  instalmentLate: (amount: string, dueOn: string) => `Reminded of ${amount} that was due on ${dueOn}`,
  newDateGranted: (amount: string, dueOn: string) => `New date granted: ${amount} due on ${dueOn}`,
  newDateRefused: (amount: string, dueOn: string) => `New date refused: ${amount} stays due on ${dueOn}`,
} as const;
