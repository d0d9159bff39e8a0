// Whether there is nothing left to move of an instalment, for statements: what `whyNotGrant` refuses as paid or as nothing due.
import { type RawBuilder, sql } from 'kysely';

/**
 * An instalment is paid once no more is owed than those after it: money runs down the schedule in its order. `loan` is the alias of
 * `loans`, `number` an expression of the instalment's number.
 */
export const isNothingDue = (loan: string, number: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${loan}.oldest_due_on`)} is null or ${sql.ref(`${loan}.owed_cents`)} <= (
    select coalesce(sum(o.interest_cents + o.principal_cents), 0) from loan_instalments o
    where o.loan_id = ${sql.ref(`${loan}.id`)} and o.number > ${number}))`;
