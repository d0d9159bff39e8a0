// Within how many hours each queue is to be worked, with what waits and is late in it; an admin sets those that nobody was promised.
import { sql } from 'kysely';
import { happened } from '#features/activity/server/happened.ts';
import { compiledForReader, type Reader } from '#platform/server/database/statements/compiled-pages.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import { accept } from '#shared/record/accept.ts';
import type { caseworkEndpoints, Level } from '../contract.ts';
import { levelFields, SETTABLE } from '../fields/staff-service-level.ts';
import { levelTexts } from '../texts/staff-casework.ts';
import { caseworkRefusals as refusals } from '../texts/staff-refusals.ts';
import { countEntries } from './entries-in-sql.ts';
import { levelSet } from './happenings.ts';
import { hoursOf, type QueueSource, type QueueSources } from './source.ts';

type Count = Pick<Level, 'queue' | 'waiting' | 'late'> & { within: number | null };

export const listLevels = (sources: QueueSources) => {
  const read = compiledForReader(
    (reader) =>
      sql<Count>`${sql.join(
        sources.map((source) => countOf(reader, source)),
        sql` union all `,
      )}`,
  );
  return async (work: Work<Actor>): Promise<{ levels: Level[] }> => {
    const rows = await read(work, {}, {});
    const levels = rows.map(({ within, ...row }) => ({
      ...row,
      hours: within,
      isPromised: !SETTABLE.some((queue) => queue === row.queue),
    }));
    return { levels };
  };
};

/** In SQL, how many entries of a queue wait and how many are late, with its hours: counted along the index of open entries, or kept by triggers. */
const countOf = (reader: Reader, source: QueueSource) => sql`
  select ${sql.lit(source.queue)}::text as queue, ${hoursOf(source.queue)} as within,
    ${waitingIn(reader, source)} as waiting, ${lateIn(reader, source)} as late`;

/** How many entries wait in a queue, as far as a list counts where triggers do not keep it: a piece of a statement. */
export const waitingIn = ({ actor, now, services: { config } }: Reader, source: QueueSource) =>
  source.keptCount
    ? sql<number>`(select ${source.keptCount})`
    : countEntries([source], { officer: actor, now, config });

/** How many entries of a queue are late, as far as a list counts: a piece of a statement. */
export const lateIn = ({ actor, now, services: { config } }: Reader, source: QueueSource) =>
  countEntries([source], { officer: actor, now, config, late: true });

export const setLevel = (
  work: Work<Actor>,
  { body: { queue, ...body } }: Received<typeof caseworkEndpoints, 'POST /api/casework/levels'>,
) => {
  const { hours } = accept(refusals['casework.fields'], levelFields, body);
  return work.transaction(async (work) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`service level of ${queue}`}))`.execute(work.db);
    const before = await sql<{ within: number }>`select ${hoursOf(queue)} as within`.execute(work.db);
    const set = { hours, changed_by: work.actor.id, changed_at: work.now };
    await work.db
      .insertInto('service_levels')
      .values({ queue, ...set })
      .onConflict((conflict) => conflict.column('queue').doUpdateSet(set))
      .execute();
    await happened(
      work,
      levelSet,
      { subjectId: newId(work.now.getTime()) },
      { before: { queue, hours: before.rows[0]?.within }, after: { queue, hours } },
    );
    return { message: levelTexts.saved };
  });
};
