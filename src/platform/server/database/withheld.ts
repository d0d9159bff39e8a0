// The verdicts that are not visible to a reader yet, because the reader may have to give them a second time, blind.
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import type { Work } from '../work.ts';
import type { Column } from './columns.ts';

/**
 * Moderators give second verdicts. Admins, who lead, read every verdict and give none a second time; what people read of themselves is withheld
 * from nobody.
 */
export const isBlind = (reader: Actor | null): reader is Actor => reader?.userType === 'Moderator';

/** In SQL, a table: `verification_id, submission_id, account_id, audience, event_id, verdict`. */
export const withheldFrom = (reader: Actor): RawBuilder<unknown> => sql`withheld_from(${reader.id}::uuid)`;

/** In SQL, a table: `event_id`, of verdicts and of what rests on them. */
export const withheldEvents = (reader: Actor): RawBuilder<unknown> =>
  sql`withheld_events(${reader.id}::uuid)`;

/** In SQL: whether what an event left in a table is visible to the reader; `event` names the column of its id. */
export const isVisible = (reader: Actor | null, event: string): RawBuilder<boolean> =>
  isBlind(reader)
    ? sql<boolean>`not exists (select from ${withheldEvents(reader)} w where w.event_id = ${sql.ref(event)})`
    : sql<boolean>`true`;

/** Whether a verdict about somebody is withheld from the reader, and with it what rests on it. */
export async function isAnyWithheld(
  { db }: Pick<Work, 'db'>,
  reader: Actor | null,
  accountId: IdOf<'accounts'>,
) {
  if (!isBlind(reader)) return false;
  const { rows } =
    await sql`select from ${withheldFrom(reader)} w where w.account_id = ${accountId} limit 1`.execute(db);
  return rows.length > 0;
}

type SubmissionStatus = Column<'submissions', 'status'>;

const UNDECIDED: SubmissionStatus = 'SubmittedForVerfication';

/** In SQL: the state of the submission `alias`, as if what is withheld had not been decided. */
export const visibleStatus = (reader: Actor | null, alias: string): RawBuilder<SubmissionStatus> => {
  const status = sql<SubmissionStatus>`${sql.ref(`${alias}.status`)}`;
  return isBlind(reader)
    ? sql<SubmissionStatus>`case when exists (select from ${withheldFrom(reader)} w where w.submission_id = ${sql.ref(`${alias}.id`)})
        then ${sql.lit(UNDECIDED)} else ${status} end`
    : status;
};
