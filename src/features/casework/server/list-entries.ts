// What waits, in every queue or in one: one page in one round trip, what is due first on top.
import { sql } from 'kysely';
import { mostFound } from '#platform/server/database/page-clause.ts';
import { type Counted, foundAnswer } from '#platform/server/database/search/capped-search.ts';
import { compiledPages, type Reader } from '#platform/server/database/statements/compiled-pages.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import type { caseworkEndpoints, Entry } from '../contract.ts';
import type { HoldUp, QueueName } from '../fields/staff-service-level.ts';
import { waitingFilters } from '../fields/staff-waiting-list.ts';
import { type Asked, countEntries, DUE_FIRST, entriesOf, pageOfEntries } from './entries-in-sql.ts';
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
  what: string | null;
  owner_id: IdOf<'accounts'> | null;
  hold_up: HoldUp;
  may_take: boolean;
  person_name: string | null;
  owner_name: string | null;
};

/** Whose entries are asked for in one word; besides, those of any one officer. */
const OWNERS: ReadonlySet<string> = new Set(waitingFilters.owner);

type Query = Received<Table, 'GET /api/casework'>['query'];
type Filters = Omit<Query, 'page' | 'record'> & { recordId: string | undefined };

/** Lists one page of all that is counted; where more waits than is counted, of the entries that are due first. */
export const listEntries = (sources: QueueSources) => {
  const readPage = compiledPages(
    (filters: Filters, { page }, reader) => statementOf(sources, filters, page, reader),
    ({ owner, recordId }) => recordId === undefined && (owner === undefined || OWNERS.has(owner)),
  );
  return async (work: Work<Actor>, { query }: Received<Table, 'GET /api/casework'>) => {
    const { page, record, ...filters } = query;
    const rows = await readPage(work, { page }, { ...filters, recordId: record });
    return foundAnswer(
      rows.flatMap((row) => (row.entry_id === null ? [] : [onWire(row)])),
      rows[0],
      page,
    );
  };
};

function statementOf(
  sources: QueueSources,
  { queue, owner, late, holdUp, recordId }: Filters,
  page: number,
  { actor, now, services: { config } }: Reader,
) {
  const shown = sources.filter((source) => queue === undefined || source.queue === queue);
  const asked: Asked = {
    ...{ officer: actor, now, config, late: late === 'yes', holdUp, recordId },
    ...ownedBy(owner, actor),
  };
  const found = pageOfEntries(shown, asked, page);
  const most = sql.lit(mostFound());
  return sql<(Row | { entry_id: null }) & Counted>`
    with ${found.with}, counted as materialized (select ${countEntries(shown, asked)} as waiting)
    select least(t.waiting, ${most}) as total, t.waiting > ${most} as has_more, e.*, ${NAMES}
    from counted t
    left join (${found.rows}) e on true
    order by ${DUE_FIRST}`;
}

/** An entry that waits for a second person is not the work of whoever took the first part in it. */
function ownedBy(owner: Query['owner'], { id }: Actor): Pick<Asked, 'ownerId' | 'mayTake' | 'askedBy'> {
  if (owner === 'mine') return { ownerId: id, mayTake: true };
  if (owner === 'asked') return { askedBy: id };
  return { ownerId: owner === 'nobody' ? null : owner };
}

/** One entry, or none where it waits no longer. */
export async function readEntry(
  work: Work<Actor>,
  source: QueueSource,
  id: string,
): Promise<Row | undefined> {
  const asked: Asked = { officer: work.actor, now: work.now, config: work.services.config, id };
  const { rows } = await sql<Row>`
    select e.*, ${NAMES} from (${entriesOf(source, asked)}) e`.execute(work.db);
  return rows[0];
}

/** What waits at one record in one queue, for the record's own answer. */
export async function entriesOfRecord(
  work: Work<Actor>,
  source: QueueSource,
  recordId: string,
): Promise<Entry[]> {
  const asked: Asked = { officer: work.actor, now: work.now, config: work.services.config, recordId };
  const { rows } = await sql<Row>`
    select e.*, ${NAMES} from (${entriesOf(source, asked)}) e order by e.due_at, e.entry_id`.execute(work.db);
  return rows.map(onWire);
}

const nameOf = (account: string) =>
  sql`(select a.first_name || ' ' || a.last_name from accounts a where a.id = ${sql.ref(account)})`;

/** The names are looked up for each of the few entries of a page; a join would read all accounts for them. */
const NAMES = sql`${nameOf('e.person_id')} as person_name, ${nameOf('e.owner_id')} as owner_name`;

const onWire = (row: Row): Entry => ({
  _id: row.entry_id,
  queue: row.queue,
  recordId: row.record_id,
  person: personOf(row),
  what: row.what,
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
