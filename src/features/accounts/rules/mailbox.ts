// Where somebody reads their mail, by the domain of their address: on a phone these links open the provider's app where it is installed.

export type Mailbox = { name: string; url: string };

const GMAIL = { name: 'Gmail', url: 'https://mail.google.com/' };
const OUTLOOK = { name: 'Outlook', url: 'https://outlook.live.com/mail/' };
const YAHOO = { name: 'Yahoo Mail', url: 'https://mail.yahoo.com/' };
const ICLOUD = { name: 'iCloud Mail', url: 'https://www.icloud.com/mail/' };

const BY_DOMAIN: Readonly<Record<string, Mailbox>> = {
  'gmail.com': GMAIL,
  'googlemail.com': GMAIL,
  'outlook.com': OUTLOOK,
  'hotmail.com': OUTLOOK,
  'live.com': OUTLOOK,
  'msn.com': OUTLOOK,
  'yahoo.com': YAHOO,
  'ymail.com': YAHOO,
  'icloud.com': ICLOUD,
  'me.com': ICLOUD,
};

/** null where the provider is not known: no link is better than one to somebody else's mailbox. */
export function mailboxOf(email: string): Mailbox | null {
  const domain = domainOf(email);
  return Object.hasOwn(BY_DOMAIN, domain) ? (BY_DOMAIN[domain] ?? null) : null;
}

export const domainOf = (email: string): string => email.trim().toLowerCase().split('@').at(-1) ?? '';
