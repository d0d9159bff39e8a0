// How a promo code stands at a moment, for statements: what `promoStateOf` says, of rows of `promo_codes`.
import { type RawBuilder, sql } from 'kysely';

/** State `Active`. `moment` is a moment, or an expression of one. */
export const isActive = (moment: Date | RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`((max_uses is null or used < max_uses) and not ${hasEnded(moment)})`;

/** State `Ended`. Likewise. */
export const hasEnded = (moment: Date | RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`coalesce(expires_at <= ${moment}, false)`;
