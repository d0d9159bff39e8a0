// What is left to do for who has submitted everything: take the offer, wait for the answer, or see why there is none.

export const offerStepTexts = {
  ready: {
    sentence: 'Your offer is ready. See what a loan would cost you, to the cent.',
    button: 'See your offer',
    to: '/loans',
  },
  applied: {
    sentence:
      'You have applied for a loan, and we are looking at it. You will hear from us by e-mail and here.',
    button: 'See your application',
    to: '/loan-application',
  },
  approved: {
    sentence: 'Your loan is approved. See what comes next before you get the money.',
    button: 'See what comes next',
    to: '/loans',
  },
  open: {
    sentence: 'You have a loan with us. See how far it is.',
    button: 'See your application',
    to: '/loan-application',
  },
  none: {
    sentence: 'We have no offer for you just now. See why, and what would change it.',
    button: 'See why',
    to: '/loans',
  },
} as const;
