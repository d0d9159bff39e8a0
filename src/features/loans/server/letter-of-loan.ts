// What the happenings of a loan share: whose record it is, where the bell leads, and the letter that was written where its books are read.
import { linkTo } from '#features/accounts/server/site-address.ts';
import type { Mail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';

export const LOAN = 'loan';

export const OWN_LOANS = '/my-loans';

export const loansAt = ({ services }: Work): string => linkTo(services.config, OWN_LOANS);

/** Nothing more is notified, because `follow` makes the screens of a loan read again whenever its books change. */
export const byItsBooks = () => [];

/** The borrower's letter; null where the account was deleted. */
export type Written = { mail: Mail | null };

export const lettersOf = ({ mail }: Written): Mail[] => (mail ? [mail] : []);
