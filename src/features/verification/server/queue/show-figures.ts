// How the review keeps its promise that a person looks within 24 hours.
import { sql } from 'kysely';
import { audience } from '#features/information/contract.ts';
import { readKeptPromise } from '#platform/server/database/kept-promise.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Desk } from '#platform/server/metrics/gauge.ts';
import type { Work } from '#platform/server/work.ts';
import type { KeptPromise } from '#shared/kept-promise.ts';
import { LOOK_HOURS } from '#shared/look-deadline.ts';
import type { verificationEndpoints } from '../../contract.ts';

export const showFigures = (
  work: Work,
  { query: { audience } }: Received<typeof verificationEndpoints, 'GET /api/verification/figures'>,
): Promise<KeptPromise> => {
  const promised = sql`make_interval(hours => ${LOOK_HOURS}::int)`;
  const of = sql.lit(audience);
  return readKeptPromise(work, {
    waiting: {
      rows: sql`from verifications v where v.status = 'Submitted' and v.audience = ${of}`,
      sentAt: sql`v.created_at`,
      isLate: sql`v.created_at < ${work.now}::timestamptz - ${promised}`,
    },
    decided: {
      rows: sql`from verifications v where v.decided_at is not null and v.audience = ${of}`,
      decidedAt: sql`v.decided_at`,
      isInTime: sql`v.decided_at <= v.created_at + ${promised}`,
    },
  });
};

/** The desks of the review, one for each audience. */
export const verificationDesks: Desk[] = audience.options.map((each) => ({
  desk: `verification_${each.toLowerCase()}`,
  figures: (work) => showFigures(work, { query: { audience: each } }),
}));
