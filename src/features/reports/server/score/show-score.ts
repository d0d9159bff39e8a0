// Says of a period, and of one version of the policy if asked, whether the score works; worked out when it is asked for.
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { addDays, type Day, dayOf, daysBetween } from '#shared/calendar.ts';
import { refuse } from '#shared/refusal.ts';
import type { ScoreMonitoring, scoreEndpoints } from '../../contract/score.ts';
import { readSpan } from '../../rules/report-range.ts';
import { askedFigures, overrides, repaidFigures } from '../../rules/score/monitor.ts';
import { staffReportRefusals } from '../../texts/staff-refusals.ts';
import { MOST_CASES, readAsked, readLent, readOfficers, readVersions } from './read-cases.ts';

/** The days of a period that is not named: two years, so that loans whose outcome is known are among them. */
const USUAL_DAYS = 730;

export async function showScore(
  work: Work,
  { query }: Received<typeof scoreEndpoints, 'GET /api/score'>,
): Promise<ScoreMonitoring> {
  const today = dayOf(work.now);
  const { from, to } = periodIn(query, today) ?? refuse(staffReportRefusals['score.range']);
  const version = query.version ?? null;
  const span = { from, before: addDays(to, 1) };
  const earlier = { from: addDays(from, -(daysBetween(from, to) + 1)), before: from };
  // One after the other: staff who look at this hold one connection, not five.
  const versions = await readVersions(work);
  const asked = await readAsked(work, span, version);
  const askedBefore = await readAsked(work, earlier, null);
  const lent = await readLent(work, span.before, version);
  const inPeriod = lent.filter(({ disbursedOn }) => disbursedOn >= from);
  return {
    asOf: work.now.toISOString(),
    from,
    to,
    before: { from: earlier.from, to: addDays(from, -1) },
    version,
    versions,
    asked: {
      ...askedFigures(asked, askedBefore, inPeriod, today),
      isCut: asked.length === MOST_CASES,
    },
    repaid: {
      ...repaidFigures(
        inPeriod,
        lent.filter(({ disbursedOn }) => disbursedOn < from),
        today,
      ),
      isCut: lent.length === MOST_CASES,
    },
    officers: overrides(await readOfficers(work, span)),
  };
}

/** The period asked for, both days included; null for what is none, or one to come. */
function periodIn(asked: { from?: string; to?: string }, today: Day): { from: Day; to: Day } | null {
  const span = readSpan(asked);
  if (!span) return null;
  const to = span.to ?? today;
  const from = span.from ?? addDays(to, 1 - USUAL_DAYS);
  return to > today || from > to ? null : { from, to };
}
