// The product's name and everything that an owner would change to run it under another one.

export const brand = {
  name: 'Pimento',
  promise: 'A loan you can see through',
  legalName: 'Pimento Finance Limited',
  /** As it stands on a loan agreement. */
  address: '10 Harbour Street, Kingston, Jamaica',
  licenceBanner: 'Pimento has applied for a microcredit licence.',
  supportEmail: 'help@pimento.example',
  /** At which people reach us on WhatsApp, digits alone, the country's code first (`18765551234`); null where nobody answers there. */
  supportWhatsApp: null as string | null,
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'X', url: 'https://x.com/' },
  ],
} as const;
