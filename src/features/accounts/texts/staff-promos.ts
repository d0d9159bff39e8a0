// The desk's words about promo codes.

export const promoFieldTexts = {
  codeRequired: 'Promo code is required',
  codeShape: 'A promo code has 3 to 40 letters, figures, - or _',
  seedsRequired: 'Seeds is required',
  seedsWhole: 'Seeds should be a whole number from 1 to 100,000',
  maxUsesWhole: 'Uses should be a whole number from 1 to 1,000,000',
  expiresUnreadable: 'Give the day as YYYY-MM-DD',
  expiresPast: 'The last day cannot be in the past',
  expiresFar: 'The last day is within ten years from today',
} as const;

export const promoDeskTexts = {
  title: 'Promo codes',
  lead: 'Whoever signs up with one starts with its seeds.',
  add: 'Add promo code',
  addTitle: 'Add a promo code',
  search: 'Search promo codes',
  searchHint: 'Part of a code',
  none: 'There are no promo codes yet.',
  noMatch: 'No promo code matches. Try fewer letters.',
  code: 'Code',
  codeHint: 'Letters, figures, - and _. Capitals and small letters are the same.',
  seeds: 'Seeds',
  uses: 'Uses',
  usesOf: (used: number, most: number | null) =>
    most === null
      ? used.toLocaleString('en-JM')
      : `${used.toLocaleString('en-JM')} of ${most.toLocaleString('en-JM')}`,
  maxUses: 'Most uses',
  maxUsesHint: 'Leave it empty where there is no limit.',
  expires: 'Last day',
  expiresHint: 'Leave it empty where it does not end.',
  ended: 'Ended',
  never: 'Never',
  state: 'State',
  states: { Active: 'Active', UsedUp: 'Used up', Ended: 'Ended' },
  addedBy: 'Added by',
  system: 'The system',
  created: 'Created',
  end: 'End now',
  earlyEnd: 'Early end',
  endOf: (code: string) => `End now: ${code}`,
  endAsk: (code: string) => `End ${code} now?`,
  endNote: 'Nobody can sign up with it from then on. Seeds that it gave stay with their owners.',
  added: (code: string) => `Promo code ${code} added`,
  endedNow: (code: string) => `Promo code ${code} has ended`,
  cancel: 'Cancel',
} as const;
