// The entries of queues as one statement: each queue's rows in one shape, so that they can be filtered, counted and paged together.
import { type RawBuilder, sql } from 'kysely';
import { countClause, mostFound, mostRowsTo, pageClause } from '#platform/server/database/page-clause.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import type { HoldUp } from '../fields/staff-service-level.ts';
import { dueAt, holdUpOf, isHeldUpBy, isLate, ownerOf } from '../rules-in-sql/service-level.ts';
import { firstAtWork, ifAtWork } from './at-work.ts';
import { hoursOf, type QueueConfig, type QueueSource } from './source.ts';

type Piece = RawBuilder<unknown>;

export type Asked = {
  officer: Actor;
  now: Date;
  config: QueueConfig;
  /** Only entries of this owner; null for those that belong to nobody. */
  ownerId?: IdOf<'accounts'> | null | undefined;
  late?: boolean | undefined;
  holdUp?: HoldUp | undefined;
  /** Only entries that the officer may take. */
  mayTake?: true | undefined;
  /** Only what this officer asked for and somebody else decides on. */
  askedBy?: IdOf<'accounts'> | undefined;
  /** One entry, or those of one record or person: an id, or where it stands in a statement around this one. */
  id?: string | Piece | undefined;
  recordId?: string | undefined;
  personId?: Piece | undefined;
};

/** What the statements say of one queue. */
function piecesOf(source: QueueSource, { officer, now, config }: Pick<Asked, 'officer' | 'now' | 'config'>) {
  const { queue } = source;
  const waiting = source.waiting(officer, now, config);
  const hours = hoursOf(queue);
  const entered = waiting.entered as RawBuilder<Date>;
  const given = sql`(select given.owner_id from entry_owners given where given.queue = ${sql.lit(queue)} and given.entry_id = ${waiting.id})`;
  const held = (waiting.candidates ?? []).map((candidate) => candidate.officer);
  const candidates = source.giveTo ? held : [given, ...held];
  const ownerId = ownerOf(candidates.map(ifAtWork));
  const heldUp = {
    forBorrower: (waiting.forBorrower ?? sql`false`) as RawBuilder<boolean>,
    forSecondPerson: (waiting.forSecondPerson ?? sql`false`) as RawBuilder<boolean>,
    ownerId,
  };
  const late = waiting.due ? waiting.due.isLate(now) : isLate(entered, hours, now);
  const due = waiting.due?.at ?? dueAt(entered, hours);
  const order = sql`order by ${waiting.due?.order ?? entered}, ${waiting.id}`;
  const mayTake = sql`(${waiting.mayHave?.(officer.id) ?? sql`true`})`;
  return {
    waiting,
    candidates,
    ownerId,
    heldUp,
    mayTake,
    late,
    due,
    order,
    recordId: waiting.recordId ?? waiting.id,
  };
}

/** `from … where …` of what is asked for in one queue. */
function rowsOf(source: QueueSource, asked: Asked): Piece {
  const { waiting, ownerId, heldUp, mayTake, late, recordId } = piecesOf(source, asked);
  const which: Piece[] = [
    ...(asked.late ? [late] : []),
    ...(asked.ownerId === null ? [sql`${ownerId} is null`] : []),
    ...(asked.ownerId
      ? [
          sql`${waiting.id} = any(array(${namedBy(source, asked, asked.ownerId)}))`,
          sql`${ownerId} = ${asked.ownerId}`,
        ]
      : []),
    ...(asked.mayTake ? [mayTake] : []),
    ...(asked.askedBy ? [waiting.askedBy ? sql`${waiting.askedBy} = ${asked.askedBy}` : sql`false`] : []),
    ...(asked.holdUp ? [isHeldUpBy(asked.holdUp, heldUp)] : []),
    ...(asked.id ? [sql`${waiting.id} = ${asked.id}`] : []),
    ...(asked.recordId ? [sql`${recordId} = ${asked.recordId}`] : []),
    ...(asked.personId ? [sql`${waiting.personId} = ${asked.personId}`] : []),
  ];
  return which.length > 0 ? sql`${waiting.rows} and ${sql.join(which, sql` and `)}` : waiting.rows;
}

/** Entries that name an officer anywhere (as an array, so that each is looked up and no table is read for them): few where much waits, and all theirs among them. */
function namedBy(source: QueueSource, { officer, now, config }: Asked, owner: IdOf<'accounts'>): Piece {
  const given = sql`select given.entry_id from entry_owners given where given.owner_id = ${owner} and given.queue = ${sql.lit(source.queue)}`;
  const named = (source.waiting(officer, now, config).candidates ?? []).map(({ entriesOf }) =>
    entriesOf(owner),
  );
  return unionOf(source.giveTo ? named : [given, ...named]);
}

/** One queue's entries: `queue, entry_id, record_id, entered_at, due_at, is_late, person_id, about, what, owner_id, hold_up, may_take`, then `more`. */
export function entriesOf(source: QueueSource, asked: Asked, more: Piece = sql``): Piece {
  const { waiting, ownerId, heldUp, mayTake, late, due, recordId } = piecesOf(source, asked);
  return sql`select ${sql.lit(source.queue)}::text as queue, ${waiting.id} as entry_id, ${recordId} as record_id, ${waiting.entered} as entered_at,
    ${due} as due_at, ${late} as is_late, ${waiting.personId} as person_id,
    ${waiting.about ?? sql`null::text`} as about, ${waiting.what ?? sql`null::text`} as what, ${ownerId} as owner_id, ${holdUpOf(heldUp)} as hold_up,
    ${mayTake} as may_take
    ${rowsOf(source, asked)} ${more}`;
}

/**
 * What a row of a list shows of one queue's entries: `due_at, is_late, may_take, owner_id, owner_name`, then `more`, which orders and cuts the
 * entries. All who may have an entry are looked up as one: each by itself costs a plan of its own.
 */
export function shownEntriesOf(source: QueueSource, asked: Asked, more: Piece): Piece {
  const { candidates, mayTake, late, due } = piecesOf(source, asked);
  return sql`select e.due_at, e.is_late, e.may_take, owner.id as owner_id, owner.name as owner_name
    from (select ${due} as due_at, ${late} as is_late, ${mayTake} as may_take, array[${sql.join(candidates)}]::uuid[] as held
      ${rowsOf(source, asked)} ${more}) e
    left join lateral ${firstAtWork(sql`e.held`)} owner on true`;
}

/**
 * One page of several queues: `with` brings `page`, whose rows name their entries, and `rows` all that is said of these. Of each queue only
 * the names of as many as the page may need are read, along its own index: whose an entry is is asked for those on the page alone.
 */
export function pageOfEntries(
  sources: readonly QueueSource[],
  asked: Asked,
  page: number,
): { with: Piece; rows: Piece } {
  const first = sources.map((source) => {
    const { waiting, due, order } = piecesOf(source, asked);
    return sql`(select ${sql.lit(source.queue)}::text as queue, ${waiting.id} as entry_id, ${due} as due_at
      ${rowsOf(source, asked)} ${order} ${mostRowsTo(page, mostFound())})`;
  });
  const { officer, now, config } = asked;
  const said = sources.map((source) => {
    const { id } = source.waiting(officer, now, config);
    const isOnPage = sql`and ${id} = any(array(select page.entry_id from page where page.queue = ${sql.lit(source.queue)}))`;
    return entriesOf(source, { officer, now, config }, isOnPage);
  });
  return {
    with: sql`page as materialized (select e.queue, e.entry_id from (
      select * from (${unionOf(first)}) e order by ${DUE_FIRST} limit ${sql.lit(mostFound())}) e order by ${DUE_FIRST} ${pageClause(page)})`,
    rows: unionOf(said),
  };
}

/** The order of a list of several queues, of rows named `e`. */
export const DUE_FIRST = sql`e.due_at, e.queue, e.entry_id`;

/** How many entries are asked for in these queues, counted as far as a list counts: one more says that there are more. */
export const countEntries = (sources: readonly QueueSource[], asked: Asked): RawBuilder<number> =>
  sql<number>`(select count(*)::int from (select from (${unionOf(
    sources.map((source) => sql`(select ${rowsOf(source, asked)} ${countClause()})`),
  )}) each ${countClause()}) counted)`;

/** Whether an entry, by the aliases of its queue's `rows`, is somebody else's than this officer's. */
export const isOwnedByOther = (source: QueueSource, asked: Asked): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${piecesOf(source, asked).ownerId} <> ${asked.officer.id}, false)`;

/** The end of a statement of `entriesOf` that leaves what is due first of them. */
export const firstOf = (source: QueueSource, asked: Asked): Piece =>
  sql`${piecesOf(source, asked).order} limit 1`;

/** The end of a statement of `entriesOf` that leaves as many of them as are counted, and one, what is due first before all others. */
export const countedOf = (source: QueueSource, asked: Asked): Piece =>
  sql`${piecesOf(source, asked).order} ${countClause()}`;

/** When what is asked for in a queue and due first is due; null where there is none. */
export function firstDue(source: QueueSource, asked: Asked): RawBuilder<Date | null> {
  const { due, order } = piecesOf(source, asked);
  return sql<Date | null>`(select ${due} ${rowsOf(source, asked)} ${order} limit 1)`;
}

/** All rows of several statements, each of the same columns. */
export const unionOf = (parts: readonly Piece[]): Piece => sql.join(parts, sql` union all `);
