// When what waits is due, whose it is and what holds it up, for statements: what the rules of the same names say.
import { type RawBuilder, sql } from 'kysely';
import type { HoldUp } from '../fields/staff-service-level.ts';

type Piece<Value> = RawBuilder<Value>;

export const dueAt = (entered: Piece<Date>, hours: Piece<number>): Piece<Date> =>
  sql<Date>`${entered} + make_interval(hours => ${hours})`;

/** Whether an entry is late that came at `entered` and is due so many hours later. The moment itself is compared, so that an index along it is of use. */
export const isLate = (entered: Piece<Date>, hours: Piece<number>, now: Date): Piece<boolean> =>
  sql<boolean>`${entered} < ${now}::timestamptz - make_interval(hours => ${hours})`;

/** `candidates`: ids of accounts, null where there is none, or none who may work. */
export const ownerOf = (candidates: readonly Piece<string | null>[]): Piece<string | null> =>
  sql<string | null>`coalesce(${sql.join(candidates)})`;

type Waiting = {
  forBorrower: Piece<boolean>;
  forSecondPerson: Piece<boolean>;
  ownerId: Piece<string | null>;
};

const HELD: Record<HoldUp, (waiting: Waiting) => Piece<boolean>> = {
  Borrower: ({ forBorrower }) => forBorrower,
  SecondPerson: ({ forBorrower, forSecondPerson }) => sql`(not ${forBorrower} and ${forSecondPerson})`,
  Nobody: (waiting) => sql`(${isForOfficers(waiting)} and ${waiting.ownerId} is null)`,
  Owner: (waiting) => sql`(${isForOfficers(waiting)} and ${waiting.ownerId} is not null)`,
};

const isForOfficers = ({ forBorrower, forSecondPerson }: Waiting) =>
  sql<boolean>`not ${forBorrower} and not ${forSecondPerson}`;

/** Whether that is what holds it up: asks no more than it needs, so that a queue which never waits for that is not read. */
export const isHeldUpBy = (holdUp: HoldUp, waiting: Waiting): Piece<boolean> => HELD[holdUp](waiting);

export const holdUpOf = ({ forBorrower, forSecondPerson, ownerId }: Waiting): Piece<string> =>
  sql<string>`case when ${forBorrower} then 'Borrower' when ${forSecondPerson} then 'SecondPerson'
    when ${ownerId} is not null then 'Owner' else 'Nobody' end`;
