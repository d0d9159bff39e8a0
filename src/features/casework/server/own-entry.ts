// Who looks after an entry: taken, given up or assigned, each under the entry's lock.
import { type RawBuilder, sql } from 'kysely';
import { fullNameOf } from '#features/accounts/server/store.ts';
import { happened } from '#features/activity/server/happened.ts';
import type { Happening } from '#features/activity/server/happening.ts';
import type { Received } from '#platform/server/http/route.ts';
import { isStaff, mayLogIn } from '#platform/server/rules-in-sql/actor.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isAdmin } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { caseworkEndpoints } from '../contract.ts';
import type { QueueName } from '../fields/staff-service-level.ts';
import { whyNotTake } from '../rules/service-level.ts';
import { caseworkTexts as texts } from '../texts/staff-casework.ts';
import { caseworkRefusals as refusals } from '../texts/staff-refusals.ts';
import { entryAssigned, entryReleased, entryTaken } from './happenings.ts';
import { type Row, readEntry } from './list-entries.ts';
import type { QueueSource, QueueSources } from './source.ts';

type Table = typeof caseworkEndpoints;
type EntryId = IdOf<'entry_owners'>;

export const takeEntry =
  (sources: QueueSources) =>
  (work: Work<Actor>, { params, body }: Received<Table, 'POST /api/casework/:id/take'>) =>
    work.transaction(async (work) => {
      const { source, entry } = await lockEntry(work, sources, body.queue, params.id);
      const why = whyNotTake({ ownerId: entry.owner_id }, work.actor.id, body.from);
      if (why) refuse(refusals[why]);
      if (entry.owner_id !== work.actor.id) await give(work, source, entry, work.actor.id, entryTaken);
      return { message: texts.taken };
    });

export const releaseEntry =
  (sources: QueueSources) =>
  (work: Work<Actor>, { params, body }: Received<Table, 'POST /api/casework/:id/release'>) =>
    work.transaction(async (work) => {
      const { source, entry } = await lockEntry(work, sources, body.queue, params.id);
      if (entry.owner_id !== null && entry.owner_id !== work.actor.id && !isAdmin(work.actor))
        refuse(refusals['casework.not_yours']);
      if (entry.owner_id !== null) await give(work, source, entry, null, entryReleased);
      return { message: texts.released };
    });

export const assignEntry =
  (sources: QueueSources) =>
  (work: Work<Actor>, { params, body }: Received<Table, 'POST /api/casework/:id/assign'>) =>
    work.transaction(async (work) => {
      const name = await staffNamed(work, body.to);
      const { source, entry } = await lockEntry(work, sources, body.queue, params.id);
      if (entry.owner_id !== body.to) await give(work, source, entry, body.to, entryAssigned);
      return { message: texts.assigned(name) };
    });

/** Locks the entry's row, then reads whose it is. Refuses what is not there, and what waits no longer. */
async function lockEntry(work: Work<Actor>, sources: QueueSources, queue: QueueName, id: EntryId) {
  const source = sources.find((one) => one.queue === queue);
  if (!source) return refuse('request.not_found');
  const { rows } = await sql`select from ${sql.table(source.table)} where id = ${id} for update`.execute(
    work.db,
  );
  if (rows.length === 0) return refuse('request.not_found');
  const entry = await readEntry(work, source, id);
  return entry ? { source, entry } : refuse(refusals['casework.settled']);
}

async function give(
  work: Work<Actor>,
  source: QueueSource,
  { entry_id: id, queue, owner_id, person_id }: Row,
  to: IdOf<'accounts'> | null,
  what: Happening<{ subjectId: string; accountId?: IdOf<'accounts'> | null }>,
): Promise<void> {
  if (to !== null) await insistMayHave(work, source, id, to);
  if (source.giveTo) return source.giveTo(work, id, to);
  await (to === null ? forget(queue, id) : keep(work, queue, id, to)).execute(work.db);
  await happened(
    work,
    what,
    { subjectId: id, accountId: person_id },
    { before: { queue, ownerId: owner_id }, after: { queue, ownerId: to } },
  );
}

/** Refuses an owner who may never have the entry, as whoever gave the first verdict may not give the second. */
async function insistMayHave(work: Work<Actor>, source: QueueSource, id: string, to: IdOf<'accounts'>) {
  const { rows, id: entryId, mayHave } = source.waiting(work.actor, work.now, work.services.config);
  if (!mayHave) return;
  const found = await sql`select ${rows} and ${entryId} = ${id} and ${mayHave(to)}`.execute(work.db);
  if (found.rows.length === 0) refuse(refusals['casework.took_part']);
}

const forget = (queue: QueueName, id: string): RawBuilder<unknown> =>
  sql`delete from entry_owners where queue = ${queue} and entry_id = ${id}`;

const keep = ({ actor, now }: Work<Actor>, queue: QueueName, id: string, to: IdOf<'accounts'>) => sql`
  insert into entry_owners (queue, entry_id, owner_id, given_by, given_at) values (${queue}, ${id}, ${to}, ${actor.id}, ${now})
  on conflict (queue, entry_id) do update set owner_id = excluded.owner_id, given_by = excluded.given_by, given_at = excluded.given_at`;

/** The name of one of the staff. Their account is locked until the transaction ends, so that nobody who is suspended meanwhile is given anything. */
async function staffNamed({ db }: Work, id: IdOf<'accounts'>): Promise<string> {
  const row = await db
    .selectFrom('accounts')
    .select(['first_name', 'last_name'])
    .where('id', '=', id)
    .where(isStaff('user_type'))
    .where(mayLogIn('status'))
    .forShare()
    .executeTakeFirst();
  return row ? fullNameOf(row) : refuse(refusals['casework.not_staff']);
}
