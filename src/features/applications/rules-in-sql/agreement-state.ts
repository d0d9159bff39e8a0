// Where an agreement stands, for statements: what `agreementState` and `moneyDueBy` say, of rows of `agreements`.
import { type RawBuilder, sql } from 'kysely';
import type { Application } from '../contract.ts';
import { payableBeforeOverdue } from '../rules/agreement/agreement-state.ts';

/** Whether an agreement is `ReadyToSign`. `agreement` is, here and below, the alias of `agreements`. */
export const isReadyToSign = (agreement: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${agreement}.signed_at`)} is null and ${sql.ref(`${agreement}.declined_at`)} is null
    and ${isNotCancelled(agreement)})`;

/** Whether an agreement is `Signed`. */
export const isSigned = (agreement: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${agreement}.signed_at`)} is not null and ${isNotCancelled(agreement)})`;

/** `Cancelled` or `Declined` where an agreement is; null where it is neither. */
export const agreementEnd = (agreement: string): RawBuilder<Application['agreementEnd']> =>
  sql`case when not ${isNotCancelled(agreement)} then 'Cancelled'
    when ${sql.ref(`${agreement}.signed_at`)} is null and ${sql.ref(`${agreement}.declined_at`)} is not null then 'Declined' end`;

/**
 * Whether the money of a signed agreement should have been handed over by now; false while something waits to be
 * verified. `payableAt` is the moment from which the 24 hours count, as far as the reader may know it.
 */
export const isMoneyOverdue = (
  agreement: string,
  now: Date,
  payableAt: RawBuilder<Date | null> = sql`${sql.ref(`${agreement}.payable_at`)}`,
): RawBuilder<boolean> => sql<boolean>`coalesce(${payableAt} < ${payableBeforeOverdue(now)}, false)`;

const isNotCancelled = (agreement: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${agreement}.cancelled_at`)} is null)`;
