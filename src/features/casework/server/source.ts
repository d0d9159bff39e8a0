// How a feature says what waits in its queue: the rows, when each came, whom it is about, and who may have it.
import { type RawBuilder, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Config } from '#platform/server/config.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import {
  PROMISED_HOURS,
  type QueueName,
  type SettableQueue,
  USUAL_HOURS,
} from '../fields/staff-service-level.ts';

type Piece = RawBuilder<unknown>;

/** What of the settings decides who may have an entry. */
export type QueueConfig = Pick<Config, 'aloneUpToCents'>;

/** Somebody whose an entry may be, said both ways: of one entry whose it is, and of one officer which entries. */
export type Candidate = {
  /** The id of an account, or null. */
  officer: Piece;
  /** Ids of entries, at least of those of `rows` that name this officer: their own list reads these alone. */
  entriesOf(officer: IdOf<'accounts'>): Piece;
};

/** Pieces of one statement; each names the tables by the aliases of `rows`. */
type Waiting = {
  /** `from … where …` of what waits and this officer may see; along an index of what is open, the oldest first. */
  rows: Piece;
  id: Piece;
  /** The id of the record on whose page the entry is decided, where that is another record. */
  recordId?: Piece;
  entered: Piece;
  /** The deadline of each entry, where entries have their own; without it the service level sets one. */
  due?: { at: Piece; isLate: (now: Date) => Piece /** What the index has of it. */; order: Piece };
  /** The account that it is about; null where it is about no one person. */
  personId: Piece;
  /** What the entry is about where that is no account: the name of a sender without one, or of a section. */
  about?: Piece;
  /** What tells the entry from others about the same person: the name of a section, a number. Read for the entries of a page alone. */
  what?: Piece;
  /** Who the owner is of an entry that was given to nobody: the first candidate who may work. */
  candidates?: readonly Candidate[];
  /** Whether an officer may have it at all, where not everybody of the staff may. */
  mayHave?(officerId: IdOf<'accounts'>): Piece;
  forBorrower?: Piece;
  forSecondPerson?: Piece;
  /** The id of who asked for it, or approved it first, where somebody else decides on it; null where nobody has. */
  askedBy?: Piece;
};

/** What was decided in a queue, at whatever time: `rows` along an index of when. */
type Decided = {
  /** `from … where …` of what an officer decided. */
  rows: Piece;
  id: Piece;
  recordId?: Piece;
  entered: Piece;
  at: Piece;
  by: Piece;
  personId: Piece;
  /** What became of it, in one word. */
  verdict: Piece;
  /** Whether it came back to us afterwards: it was opened again, or its sender was not content. */
  reopened?: Piece;
  /** Whether somebody else undid the verdict. */
  overturned?: Piece;
};

export type QueueSource = {
  queue: QueueName;
  /** The table of its entries. */
  table: keyof Tables & string;
  waiting(officer: Actor, now: Date, config: QueueConfig): Waiting;
  /** How many wait, where triggers keep that count; else the rows of `waiting` are counted. */
  keptCount?: Piece;
  decided: Decided;
  /**
   * Where its entries hold their owner themselves: gives one to an officer or, where that may be, to nobody. The entry is locked, and waits.
   * It tells of it by itself.
   */
  giveTo?(work: Work<Actor>, id: string, to: IdOf<'accounts'> | null): Promise<void>;
};

export type QueueSources = readonly QueueSource[];

const isSettable = (queue: QueueName): queue is SettableQueue => queue in USUAL_HOURS;

/** Within how many hours a queue is to be worked as shipped; null for a queue whose entries have deadlines of their own. */
export const shippedHours = (queue: QueueName): number | null =>
  PROMISED_HOURS[queue] ?? (isSettable(queue) ? USUAL_HOURS[queue] : null);

/** Within how many hours a queue is to be worked, as an admin has set it; read once a statement. */
export const hoursOf = (queue: QueueName): RawBuilder<number> => {
  const shipped = sql<number>`${sql.lit(shippedHours(queue))}::int`;
  return isSettable(queue)
    ? sql<number>`coalesce((select hours from service_levels where queue = ${sql.lit(queue)}), ${shipped})`
    : shipped;
};
