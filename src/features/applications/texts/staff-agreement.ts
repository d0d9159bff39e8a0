// What staff and lenders read about an agreement.

export const agreementDeskTexts = {
  title: 'Agreement',
  states: {
    Preparing: 'Being prepared',
    ReadyToSign: 'Waits for the signature',
    Signed: 'Signed',
    Declined: 'Not taken',
    Cancelled: 'Cancelled',
  },
  state: 'State',
  number: 'Number',
  prepared: 'Prepared',
  signed: 'Signed',
  signedBy: (name: string, moment: string) => `${name}, ${moment}`,
  declined: 'Not taken',
  cancelled: 'Cancelled',
  cancelledBy: (name: string, moment: string) => `${name}, ${moment}`,
  reason: 'Reason',
  money: 'Money',
  handedOver: (day: string) => `Handed over on ${day}`,
  paper: 'Agreement (PDF)',
  signedPaper: 'Signed copy (PDF)',
  hidden: 'The paper can be opened once it is signed.',
  /** `left` is such as `5 h 12 min`. */
  dueIn: (left: string) => `Due in ${left}`,
  overdue: (late: string) => `Overdue by ${late}`,
  dueBy: (moment: string) => `Due by ${moment}`,
  hours: (hours: number, minutes: number) => (hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`),
} as const;
