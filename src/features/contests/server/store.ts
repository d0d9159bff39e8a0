// Reads contests as a person sees them, and one contest under a lock for those that change it.

import { type Selectable, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { pictureAddress } from '#features/prizes/server/picture-address.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isStaff } from '#shared/actor.ts';
import { dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { cents, centsToDollars } from '#shared/money.ts';
import { answerOf, type ColumnName, columnNames, draftOfKept } from '#shared/record/columns.ts';
import type { Contest, ContestDraft } from '../contract.ts';
import { contestFields, listedContestFields } from '../fields/staff-contest.ts';
import { daysRemaining, stateOf } from '../rules/contest-state.ts';

export type ContestRow = Selectable<Tables['contests']>;

/** The cause under which the ledger holds the seeds that a person was given for joining a contest. */
export const joinCause = (accountId: IdOf<'accounts'>, contestId: string) =>
  `contest:${accountId}:${contestId}`;

/** Every contest that the caller may see, with its prize, the caller's ticket and the seeds for it: staff see those not yet published too. */
export const contestsSeenBy = (work: Work<Actor>) =>
  work.db
    .selectFrom('contests as c')
    .innerJoin('prizes as p', 'p.id', 'c.prize_id')
    .leftJoin('contest_participants as mine', (join) =>
      join.onRef('mine.contest_id', '=', 'c.id').on('mine.account_id', '=', work.actor.id),
    )
    .leftJoin('seed_transfers as given', (join) =>
      join.on('given.cause', '=', sql<string>`${joinCause(work.actor.id, '')} || mine.contest_id`),
    )
    .$if(!isStaff(work.actor), (query) => query.where('c.status', '=', 'Active'));

export const SHOWN = [
  'c.id',
  ...columnNames(listedContestFields).map((name) => `c.${name}` as const),
  'c.starts_at',
  'c.ends_at',
  'c.created_at',
  'c.drawn_at',
  'c.participants',
  'p.name as prize_name',
  'p.image_file_id as prize_image',
  'p.value_cents as prize_cents',
  'mine.ticket',
  'given.seeds as seeds_given',
] as const;

type ShownRow = Columns<
  'contests',
  | ColumnName<typeof listedContestFields>
  | 'id'
  | 'starts_at'
  | 'ends_at'
  | 'created_at'
  | 'drawn_at'
  | 'participants'
> & {
  prize_name: string;
  prize_image: IdOf<'files'> | null;
  prize_cents: number;
  ticket: string | null;
  seeds_given: number | null;
};

export const onWire = (row: ShownRow, now: Date): Contest => ({
  _id: row.id,
  ...answerOf(listedContestFields, row),
  startDate: row.starts_at.toISOString(),
  endDate: row.ends_at.toISOString(),
  created: row.created_at.toISOString(),
  state: stateOf(timesOf(row), now),
  days: daysRemaining(row.ends_at, now),
  isJoined: row.ticket !== null,
  pointsGiven: row.ticket === null ? null : (row.seeds_given ?? 0),
  participants: row.participants,
  prize: {
    name: row.prize_name,
    imageUrl: pictureAddress(row.prize_image),
    value: centsToDollars(cents(row.prize_cents)),
  },
});

export const timesOf = (row: Pick<ContestRow, 'starts_at' | 'ends_at' | 'drawn_at'>) => ({
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  isDrawn: row.drawn_at !== null,
});

/** A stored contest as the form would send it if nobody had touched it. */
export const draftOf = (row: ContestRow): ContestDraft => ({
  ...draftOfKept(contestFields, row),
  startDate: dayOf(row.starts_at),
  endDate: dayOf(row.ends_at),
  prize: row.prize_id,
});
