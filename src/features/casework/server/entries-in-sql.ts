// The entries of queues as one statement: each queue's rows in one shape, so that they can be filtered, counted and paged together.
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#shared/actor.ts';
import type { HoldUp } from '../rules/service-level.ts';
import { dueAt, holdUpOf, isLate, ownerOf } from '../rules-in-sql/service-level.ts';
import { ifAtWork } from './at-work.ts';
import { hoursOf, type QueueSource } from './source.ts';

type Piece = RawBuilder<unknown>;

export type Asked = {
  officer: Actor;
  now: Date;
  /** Null for what nobody has. */
  ownerId?: string | null | undefined;
  late?: boolean | undefined;
  holdUp?: HoldUp | undefined;
  /** One entry, or those of one record or person: an id, or where it stands in a statement around this one. */
  id?: string | Piece | undefined;
  recordId?: string | undefined;
  personId?: Piece | undefined;
};

/** One queue's entries: `entry_id, record_id, entered_at, due_at, is_late, person_id, about, owner_id, hold_up, may_take`, by `which` of them. */
export function entriesOf(source: QueueSource, asked: Asked, more: Piece = sql``): Piece {
  const { queue } = source;
  const waiting = source.waiting(asked.officer, asked.now);
  const hours = hoursOf(queue);
  const entered = waiting.entered as RawBuilder<Date>;
  const given = sql<string>`(select given.owner_id from entry_owners given where given.queue = ${sql.lit(queue)} and given.entry_id = ${waiting.id})`;
  const held = (waiting.candidates ?? []) as RawBuilder<string>[];
  const ownerId = ownerOf((source.giveTo ? held : [given, ...held]).map(ifAtWork));
  const late = waiting.due ? waiting.due.isLate(asked.now) : isLate(entered, hours, asked.now);
  const holdUp = holdUpOf({
    forBorrower: (waiting.forBorrower ?? sql`false`) as RawBuilder<boolean>,
    forSecondPerson: (waiting.forSecondPerson ?? sql`false`) as RawBuilder<boolean>,
    ownerId,
  });
  const recordId = waiting.recordId ?? waiting.id;
  const which: Piece[] = [
    ...(asked.late ? [late] : []),
    ...(asked.ownerId === null ? [sql`${ownerId} is null`] : []),
    ...(asked.ownerId ? [sql`${ownerId} = ${asked.ownerId}`] : []),
    ...(asked.holdUp ? [sql`${holdUp} = ${asked.holdUp}`] : []),
    ...(asked.id ? [sql`${waiting.id} = ${asked.id}`] : []),
    ...(asked.recordId ? [sql`${recordId} = ${asked.recordId}`] : []),
    ...(asked.personId ? [sql`${waiting.personId} = ${asked.personId}`] : []),
  ];
  return sql`select ${sql.lit(queue)}::text as queue, ${waiting.id} as entry_id, ${recordId} as record_id, ${entered} as entered_at,
    ${waiting.due?.at ?? dueAt(entered, hours)} as due_at, ${late} as is_late, ${waiting.personId} as person_id,
    ${waiting.about ?? sql`null::text`} as about, ${ownerId} as owner_id, ${holdUp} as hold_up,
    ${waiting.mayHave?.(asked.officer.id) ?? sql`true`} as may_take
    ${waiting.rows} ${which.length > 0 ? sql`and ${sql.join(which, sql` and `)}` : sql``} ${more}`;
}

/** By when it came, as the index of what is open has it; or by its own deadline. */
export const firstOf = (source: QueueSource, { officer, now }: Asked, rows: Piece): Piece => {
  const { due, entered, id } = source.waiting(officer, now);
  return sql`order by ${due?.at ?? entered}, ${id} ${rows}`;
};
