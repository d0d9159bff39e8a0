// The product's name and everything that an owner would change to run it under another one.

/** Where a licence can be looked up is not known to everybody who has one. */
type Licence = { number: string; registerUrl: string | null };

/** Null until there is one: what we do not have, we do not show. */
const licence: Licence | null = null as Licence | null;

export const brand = {
  name: 'Pimento',
  promise: 'A loan you can see through',
  legalName: 'Pimento Finance Limited',
  /** As it stands on a loan agreement; the office that people can come to. */
  address: '10 Harbour Street, Kingston, Jamaica',
  licence,
  /** What every page and agreement says of the licence. */
  licenceBanner: licence
    ? `Microcredit licence ${licence.number}`
    : 'Pimento has applied for a microcredit licence.',
  /** 'Monday to Friday, 9 am to 4 pm'; null where it is not said. */
  hours: 'Monday to Friday, 9 am to 4 pm' as string | null,
  /** As people dial it: '876-555-0142'; null where it is not said. */
  phone: '876-555-0142' as string | null,
  supportEmail: 'help@pimento.example',
  /** Where a complaint can be taken when we cannot settle it; null where it is not said. */
  complaintsOutside: null as { name: string; url: string } | null,
  /** At which people reach us on WhatsApp, digits alone, the country's code first (`18765551234`); null where nobody answers there. */
  supportWhatsApp: null as string | null,
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'X', url: 'https://x.com/' },
  ],
} as const;
