// From when on refusals are a pattern of which admins are notified: the figures, in one place. All are counted over an hour.
import { HOUR_MS } from '#shared/calendar.ts';

export const ALERT_WINDOW_MS = HOUR_MS;

export const alertThresholds = {
  /** Different accounts that one address tries to log in to: more than a household or an office forgets the passwords of. */
  many_accounts: 10,
  /** Refused calls of one member of staff; the desk's own screens offer nobody what they may not do. */
  refused_staff: 20,
  /** Refused calls of one borrower or lender: nobody strays this often, so somebody is looking for a way in. */
  refused_person: 30,
  /** Wrong codes – one-time codes, links, promo codes – for one account, or from one address. */
  many_codes: 10,
  /** Sign-ups that were refused from one address because it had made too many. */
  many_sign_ups: 5,
} as const;

export type AlertPattern = keyof typeof alertThresholds;
