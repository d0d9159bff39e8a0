// Where a contest is in its life, for statements: what `phaseOf` and `mayDraw` say, of rows of `contests`.
import { type RawBuilder, sql } from 'kysely';
import type { ContestPhase } from '../contract.ts';

const IN_PHASE: Record<ContestPhase, (contest: Columns, now: Date) => RawBuilder<boolean>> = {
  scheduled: ({ status }) => sql<boolean>`${status} = 'Scheduled'`,
  upcoming: ({ status, starts }, now) => sql<boolean>`${status} = 'Active' and ${starts} > ${now}`,
  open: ({ status, starts, ends }, now) =>
    sql<boolean>`${status} = 'Active' and ${starts} <= ${now} and ${ends} > ${now}`,
  closed: ({ status, ends, drawn }, now) =>
    sql<boolean>`${status} = 'Active' and ${ends} <= ${now} and ${drawn} is null`,
  drawn: ({ drawn }) => sql<boolean>`${drawn} is not null`,
};

/** `contest` is the alias of `contests`. Nothing is drawn before its end, nor before it is published: the database sees to it. */
export const isInPhase = (contest: string, phase: ContestPhase, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${IN_PHASE[phase](columnsOf(contest), now)})`;

/** Whether the clock is to draw a contest: it was opened, and it is closed by now. `contest` is the alias of `contests`. */
export const mayDraw = (contest: string, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${contest}.opened_at`)} is not null and ${isInPhase(contest, 'closed', now)})`;

const columnsOf = (contest: string) => ({
  status: sql.ref(`${contest}.status`),
  starts: sql.ref(`${contest}.starts_at`),
  ends: sql.ref(`${contest}.ends_at`),
  drawn: sql.ref(`${contest}.drawn_at`),
});

type Columns = ReturnType<typeof columnsOf>;
