// Whether a prize can be redeemed, for statements: what `mayRedeem` asks, each question by itself, of rows of `prizes`.

import { type RawBuilder, sql } from 'kysely';
import type { IdOf } from '#shared/id.ts';

/** Still there, and for seeds. `prize` is here and below the alias of `prizes`. */
export const isOnOffer = (prize: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${prize}.removed_at`)} is null and ${sql.ref(`${prize}.type`)} = 'Redeem')`;

export const isInStock = (prize: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${prize}.stock`)} is distinct from 0`;

/** The two ways of being in stock, for a statement that counts one down and leaves the other. */
export const hasStockToCount = (prize: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${prize}.stock`)} > 0`;
export const isWithoutLimit = (prize: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${prize}.stock`)} is null`;

/** `balance` in seeds. */
export const isWithinReach = (prize: string, balance: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${prize}.point_required`)} <= ${balance}`;

/** A redemption that was cancelled stands in nobody's way. */
export const isRedeemedBy = (prize: string, accountId: IdOf<'accounts'>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from redemptions r where r.account_id = ${accountId} and r.prize_id = ${sql.ref(`${prize}.id`)} and r.status <> 'Cancelled')`;
