// What people read under the bell of their applications and agreements.

export const bellTexts = {
  /** `needed` is what still has to be checked before the money comes; empty where nothing is. */
  approved: (amount: string, needed: string) =>
    `Your loan of ${amount} is approved${needed ? `. ${needed}` : ''}`,
  moneyOnItsWay: (amount: string) =>
    `Everything is checked: the money of your loan of ${amount} is on its way`,
  rejected: (amount: string, reason: string) =>
    `Your application for ${amount} was not approved${reason ? `: ${reason}` : ''}`,
  withdrawn: (amount: string) => `You took your application for ${amount} back`,
  counterOfferMade: (amount: string) => `A lender offers you ${amount}, at other terms than you asked for`,
  counterOfferWithdrawn: (amount: string) => `A lender took its offer of ${amount} back`,
  counterOfferAccepted: (amount: string) => `You accepted a lender’s terms for ${amount}`,
  counterOfferDeclined: (amount: string) => `You declined a lender’s terms for ${amount}`,
  lenderAsked: (amount: string) => `A lender asks you something about your application for ${amount}`,
  agreementReady: (amount: string) => `The agreement for your loan of ${amount} is ready to sign`,
  agreementSigned: (amount: string) => `You signed the agreement for your loan of ${amount}`,
  agreementDeclined: (amount: string) => `You did not take the loan of ${amount}`,
  agreementCancelled: (amount: string, reason: string) =>
    `We cancelled your loan of ${amount} before it was paid out: ${reason}`,
  disbursed: (amount: string) => `The money of your loan of ${amount} was handed over to you`,
} as const;
