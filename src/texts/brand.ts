// The product's name and everything that an owner would change to run it under another one.

export const brand = {
  name: 'Pimento',
  promise: 'A loan you can see through',
  legalName: 'Pimento Finance Limited',
  /** As it stands on a loan agreement. */
  address: '10 Harbour Street, Kingston, Jamaica',
  licenceBanner: 'Pimento has applied for a microcredit licence.',
  supportEmail: 'help@pimento.example',
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'X', url: 'https://x.com/' },
  ],
} as const;
