// The lead's screen: what was decided by whom and how soon, beside the days before, and what is late now and why. Two statements, side by side.

import { sql } from 'kysely';
import { staffAuditRefusals } from '#features/audit/texts/staff-refusals.ts';
import { HOLD_UPS, type HoldUp, type QueueName } from '#features/casework/fields/staff-service-level.ts';
import { countedOf, entriesOf, unionOf } from '#features/casework/server/entries-in-sql.ts';
import type { QueueSources } from '#features/casework/server/source.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { addDays, type Day, dayOf, daysBetween, startOfDay } from '#shared/calendar.ts';
import { refuse } from '#shared/refusal.ts';
import type { Pace, teamEndpoints } from '../../contract/team.ts';
import { type Range, readRange, timeBefore } from '../../rules/report-range.ts';
import { tooFewToSay } from '../../rules/team-pace.ts';
import { decidedOf } from './decided-in-sql.ts';

const MOST_DAYS = 7;

export const showTeam =
  (sources: QueueSources) =>
  async (work: Work<Actor>, { query }: Received<typeof teamEndpoints, 'GET /api/team'>) => {
    const range = readRange(query, dayOf(work.now)) ?? refuse(staffAuditRefusals['report.range']);
    const before = timeBefore(range);
    const lastDays = lastOf(range);
    const [decided, late] = await Promise.all([
      readDecided(work, sources, { range, before, since: lastDays[0] ?? range.to }),
      readLate(work, sources),
    ]);
    return { range, before, lastDays, ...decided, late };
  };

/** The last days of a range, the earliest first. */
const lastOf = ({ from, to }: Range): Day[] => {
  const days = Math.min(MOST_DAYS, daysBetween(from, to) + 1);
  return Array.from({ length: days }, (_, place) => addDays(to, place + 1 - days));
};

type PaceRow = {
  decided: number;
  median: number | null;
  ninetieth: number | null;
  reopened: number;
  overturned: number;
};
type QueueRow = PaceRow & { queue: QueueName; is_now: boolean };
type OfficerRow = PaceRow & { officer_id: string; officer_name: string | null; is_now: boolean };
type DayRow = { officer_id: string; day: Day; decided: number };
type Kept = { queues: QueueRow[] | null; officers: OfficerRow[] | null; days: DayRow[] | null };

type Times = { range: Range; before: Range; since: Day };

/** In SQL, the figures of pace. `d` names what was decided in both times; shares and quantiles are of those rows alone. */
const PACE = sql`count(*)::int as decided, count(*) filter (where d.is_reopened)::int as reopened,
  count(*) filter (where d.is_overturned)::int as overturned,
  percentile_cont(0.5) within group (order by d.hours) as median, percentile_cont(0.9) within group (order by d.hours) as ninetieth`;

async function readDecided(work: Work, sources: QueueSources, { range, before, since }: Times) {
  const asked = { from: startOfDay(before.from), before: startOfDay(addDays(range.to, 1)) };
  const { rows } = await sql<Kept>`
    with d as materialized (
      select u.queue, u.officer_id, u.is_reopened, u.is_overturned, u.made_at, u.made_at >= ${startOfDay(range.from)} as is_now,
        extract(epoch from u.made_at - u.entered_at)::float8 / 3600 as hours
      from (${unionOf(sources.map((source) => decidedOf(source, asked)))}) u
    )
    select
      (select json_agg(q) from (select d.queue, d.is_now, ${PACE} from d group by d.queue, d.is_now) q) as queues,
      (select json_agg(o) from (select g.*, (select a.first_name || ' ' || a.last_name from accounts a where a.id = g.officer_id) as officer_name
        from (select d.officer_id, d.is_now, ${PACE} from d group by d.officer_id, d.is_now) g) o) as officers,
      (select json_agg(p) from (select d.officer_id, jamaica_day(d.made_at) as day, count(*)::int as decided
        from d where d.made_at >= ${startOfDay(since)} group by d.officer_id, day) p) as days`.execute(
    work.db,
  );
  const kept = rows[0];
  return {
    queues: sources.map(({ queue }) => {
      const of = (kept?.queues ?? []).filter((row) => row.queue === queue);
      return { queue, now: paceOf(of.find(isNow)), before: paceOf(of.find((row) => !isNow(row))) };
    }),
    officers: officersOf(kept?.officers ?? [], kept?.days ?? []),
  };
}

const isNow = ({ is_now }: { is_now: boolean }): boolean => is_now;

/** The officers, those who decided most first. */
function officersOf(rows: readonly OfficerRow[], days: readonly DayRow[]) {
  return [...new Set(rows.map(({ officer_id }) => officer_id))]
    .map((id) => {
      const of = rows.filter(({ officer_id }) => officer_id === id);
      return {
        officer: { _id: id, fullName: of[0]?.officer_name ?? '' },
        now: paceOf(of.find(isNow)),
        before: of.find((row) => !isNow(row))?.decided ?? 0,
        byDay: days
          .filter(({ officer_id }) => officer_id === id)
          .map(({ day, decided }) => ({ day, decided })),
      };
    })
    .toSorted(
      (one, other) => other.now.decided - one.now.decided || one.officer._id.localeCompare(other.officer._id),
    );
}

function paceOf(row: PaceRow | undefined): Pace {
  if (!row) return { decided: 0, medianHours: null, ninetiethHours: null, reopened: 0, overturned: 0 };
  const { decided, reopened, overturned } = row;
  const hours = (value: number | null) =>
    value === null || tooFewToSay(decided) ? null : Math.round(value * 10) / 10;
  return {
    decided,
    medianHours: hours(row.median),
    ninetiethHours: hours(row.ninetieth),
    reopened,
    overturned,
  };
}

type LateRow = { queue: QueueName; hold_up: HoldUp; late: number };

/** Of each queue as many as are counted, and one; whom or what each of them waits for is asked of these alone. */
async function readLate({ db, actor, now, services: { config } }: Work<Actor>, sources: QueueSources) {
  const asked = { officer: actor, now, config, late: true };
  const entries = sources.map((source) => sql`(${entriesOf(source, asked, countedOf(source, asked))})`);
  const { rows } = await sql<LateRow>`
    select e.queue, e.hold_up, count(*)::int as late from (${unionOf(entries)}) e
    group by e.queue, e.hold_up`.execute(db);
  return sources.map(({ queue }) => {
    const countOf = (holdUp: HoldUp) =>
      rows.find((row) => row.queue === queue && row.hold_up === holdUp)?.late ?? 0;
    return {
      queue,
      late: HOLD_UPS.reduce((sum, holdUp) => sum + countOf(holdUp), 0),
      holdUps: {
        Borrower: countOf('Borrower'),
        SecondPerson: countOf('SecondPerson'),
        Nobody: countOf('Nobody'),
        Owner: countOf('Owner'),
      },
    };
  });
}
