// From when on refusals are a pattern that admins are told of: the figures, in one place. All are counted over an hour.

export const ALERT_WINDOW_MS = 60 * 60_000;

export const alertThresholds = {
  /** Different accounts that one address tries to get into. A household or an office forgets the passwords of fewer. */
  many_accounts: 10,
  /** Calls that one member of staff is refused. The desk's own screens offer nobody what they may not do. */
  refused_staff: 20,
  /** Calls that one borrower or lender is refused. Nobody strays so often: somebody looks for a way in. */
  refused_person: 30,
  /** Wrong codes – one-time codes, links, promo codes – for one account, or from one address. */
  many_codes: 10,
  /** Sign-ups that one address was refused, beyond the many that it may make. */
  many_sign_ups: 5,
} as const;

export type AlertPattern = keyof typeof alertThresholds;
