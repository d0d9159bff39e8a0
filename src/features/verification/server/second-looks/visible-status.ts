// The state of each time that a section was sent, as it is visible to whoever may have to give a second verdict.
import { type RawBuilder, sql } from 'kysely';
import type { Column } from '#platform/server/database/columns.ts';
import { isBlind, visibleStatus, withheldFrom } from '#platform/server/database/withheld.ts';
import type { Actor } from '#shared/actor.ts';

/** In SQL, what `visibleStatus` says, also of submissions that were opened again, whose documents may still wait for their second look. */
export function visibleStatusOfEach(
  reader: Actor | null,
  alias: string,
): RawBuilder<Column<'submissions', 'status'>> {
  const status = visibleStatus(reader, alias);
  if (!isBlind(reader)) return status;
  return sql`case when ${sql.ref(`${alias}.reopened_at`)} is not null and exists (
      select from ${withheldFrom(reader)} w join verifications v on v.id = w.verification_id
      where v.submission_id = ${sql.ref(`${alias}.id`)})
    then 'SubmittedForVerfication' else ${status} end`;
}
