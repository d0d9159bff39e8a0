// The question of consent at the moment that an application needs it.

/** Asking for it. */
export const askConsentTexts = {
  title: (lender: string) => `Apply with ${lender}?`,
  asked: (amount: string, term: string, lender: string) =>
    `You ask ${lender} for ${amount} over ${term}. To decide, ${lender} asks to see:`,
  limits:
    'Nobody else sees it. You can withdraw this in your profile at any time, and it earns or costs you no seeds.',
  agree: (lender: string) => `I agree that ${lender} may see this to decide on my application`,
  needed: 'Tick the box to apply. Without it we cannot send your application to the lender.',
  apply: 'Apply',
} as const;
