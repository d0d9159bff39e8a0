// Since when a signed loan is to be paid, as it is visible to whoever may have to give a second verdict: a moment that rests on the first one would reveal it.
import { type RawBuilder, sql } from 'kysely';
import { isBlind, withheldFrom } from '#platform/server/database/withheld.ts';
import type { Actor } from '#shared/actor.ts';

/** In SQL, of the agreement `alias`: null, too, where a verdict that is withheld from the reader came before that moment. */
export function visiblePayable(reader: Actor, alias: string): RawBuilder<Date | null> {
  const payable = sql<Date | null>`${sql.ref(`${alias}.payable_at`)}`;
  if (!isBlind(reader)) return payable;
  return sql<Date | null>`(case when ${payable} >= (
      select min(v.decided_at) from ${withheldFrom(reader)} w join verifications v on v.id = w.verification_id
      where w.account_id = ${sql.ref(`${alias}.account_id`)})
    then null else ${payable} end)`;
}
