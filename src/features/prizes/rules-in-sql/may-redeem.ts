// Whether a prize can be redeemed, for statements: what `mayRedeem` asks, each question by itself, of rows of `prizes`.

import { type RawBuilder, sql } from 'kysely';
import type { IdOf } from '#shared/id.ts';

/** Whether a prize was not taken off and is given for seeds. `prize` is here and below the alias of `prizes`. */
export const isOnOffer = (prize: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${prize}.removed_at`)} is null and ${sql.ref(`${prize}.type`)} = 'Redeem')`;

/** Whether any are left of a prize; without a limit (null) there always are. */
export const isInStock = (prize: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${prize}.stock`)} is distinct from 0`;

/** The two ways of being in stock, each by itself, for a statement that counts the first down and leaves the second. */
export const hasStockToCount = (prize: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${prize}.stock`)} > 0`;
export const isWithoutLimit = (prize: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${prize}.stock`)} is null`;

/** Whether a balance, in seeds, suffices for a prize. */
export const isWithinReach = (prize: string, balance: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${prize}.point_required`)} <= ${balance}`;

/** Whether a person has redeemed a prize; a redemption that was cancelled does not count. */
export const isRedeemedBy = (prize: string, accountId: IdOf<'accounts'>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from redemptions r where r.account_id = ${accountId} and r.prize_id = ${sql.ref(`${prize}.id`)} and r.status <> 'Cancelled')`;
