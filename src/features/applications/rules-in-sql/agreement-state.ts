// Where an agreement stands, for statements: what `agreementState` and `moneyDueBy` say, of rows of `agreements`.
import { type RawBuilder, sql } from 'kysely';
import { payableBeforeOverdue } from '../rules/agreement/agreement-state.ts';

/** State `ReadyToSign`. `agreement` is here and below the alias of `agreements`. */
export const isReadyToSign = (agreement: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${agreement}.signed_at`)} is null and ${sql.ref(`${agreement}.declined_at`)} is null
    and ${isNotCancelled(agreement)})`;

/** State `Signed`. */
export const isSigned = (agreement: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${agreement}.signed_at`)} is not null and ${isNotCancelled(agreement)})`;

/** Of a signed one: the money should have been handed over by now; of none that waits for something to be verified. `payableAt` is since when, as the reader is told it. */
export const isMoneyOverdue = (
  agreement: string,
  now: Date,
  payableAt: RawBuilder<Date | null> = sql`${sql.ref(`${agreement}.payable_at`)}`,
): RawBuilder<boolean> => sql<boolean>`coalesce(${payableAt} < ${payableBeforeOverdue(now)}, false)`;

const isNotCancelled = (agreement: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${agreement}.cancelled_at`)} is null`;
