// What waits, in every queue or in one: one page in one round trip, what is due first on top.
import { type RawBuilder, sql } from 'kysely';
import { mostRowsTo, pageClause } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { pageAnswer } from '#shared/paging.ts';
import type { caseworkEndpoints, Entry } from '../contract.ts';
import type { QueueName } from '../fields/staff-service-level.ts';
import type { HoldUp } from '../rules/service-level.ts';
import { type Asked, entriesOf, firstOf } from './entries-in-sql.ts';
import type { QueueSource, QueueSources } from './source.ts';

type Table = typeof caseworkEndpoints;

export type Row = {
  queue: QueueName;
  entry_id: string;
  record_id: string;
  entered_at: Date;
  due_at: Date;
  is_late: boolean;
  person_id: IdOf<'accounts'> | null;
  about: string | null;
  owner_id: IdOf<'accounts'> | null;
  hold_up: HoldUp;
  may_take: boolean;
  person_name: string | null;
  owner_name: string | null;
};

/** Of each queue only as many as the page may need are read, along its own index. */
export const listEntries =
  (sources: QueueSources) =>
  async (work: Work<Actor>, { query }: Received<Table, 'GET /api/casework'>) => {
    const { queue, owner, late, holdUp, record: recordId, page } = query;
    const shown = sources.filter((source) => queue === undefined || source.queue === queue);
    const asked: Asked = {
      ...{ officer: work.actor, now: work.now, late: late === 'yes', holdUp, recordId },
      ownerId: owner === 'mine' ? work.actor.id : owner === 'nobody' ? null : owner,
    };
    const all = unionOf(shown.map((source) => entriesOf(source, asked)));
    const first = unionOf(
      shown.map((source) => sql`(${entriesOf(source, asked, firstOf(source, asked, mostRowsTo(page)))})`),
    );
    const order = sql`e.due_at, e.queue, e.entry_id`;
    const { rows } = await sql<(Row | { entry_id: null }) & { total: number }>`
      select t.total, e.*, ${NAMES}
      from (select count(*)::int as total from (${all}) counted) t
      left join (select * from (${first}) e order by ${order} ${pageClause(page)}) e on true
      ${NAMED} order by ${order}`.execute(work.db);
    return pageAnswer(
      rows.flatMap((row) => (row.entry_id === null ? [] : [onWire(row)])),
      rows[0]?.total ?? 0,
      page,
    );
  };

/** One entry, or none where it waits no longer. */
export async function readEntry(
  work: Work<Actor>,
  source: QueueSource,
  id: string,
): Promise<Row | undefined> {
  const asked: Asked = { officer: work.actor, now: work.now, id };
  const { rows } = await sql<Row>`
    select e.*, ${NAMES} from (${entriesOf(source, asked)}) e ${NAMED}`.execute(work.db);
  return rows[0];
}

const unionOf = (parts: readonly RawBuilder<unknown>[]) => sql`${sql.join(parts, sql` union all `)}`;

const NAMES = sql`p.first_name || ' ' || p.last_name as person_name, o.first_name || ' ' || o.last_name as owner_name`;
const NAMED = sql`left join accounts p on p.id = e.person_id left join accounts o on o.id = e.owner_id`;

const onWire = (row: Row): Entry => ({
  _id: row.entry_id,
  queue: row.queue,
  recordId: row.record_id,
  person: personOf(row),
  entered: row.entered_at.toISOString(),
  due: row.due_at.toISOString(),
  isLate: row.is_late,
  holdUp: row.hold_up,
  mayTake: row.may_take,
  owner: row.owner_id === null ? null : { _id: row.owner_id, fullName: row.owner_name ?? '' },
});

function personOf({ person_id, person_name, about }: Row): Entry['person'] {
  if (person_id !== null) return { _id: person_id, fullName: person_name ?? '' };
  return about === null ? null : { _id: null, fullName: about };
}
