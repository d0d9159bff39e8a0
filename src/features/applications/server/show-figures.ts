// How the desk keeps its promise that a person looks at an application within 24 hours: those for our own loans.
import { sql } from 'kysely';
import { readKeptPromise } from '#platform/server/database/kept-promise.ts';
import type { Desk } from '#platform/server/metrics/gauge.ts';
import type { Work } from '#platform/server/work.ts';
import type { KeptPromise } from '#shared/kept-promise.ts';
import { LOOK_HOURS } from '#shared/look-deadline.ts';

export function showFigures(work: Work): Promise<KeptPromise> {
  const promised = sql`make_interval(hours => ${LOOK_HOURS}::int)`;
  return readKeptPromise(work, {
    waiting: {
      rows: sql`from applications a where a.status = 'Pending'`,
      sentAt: sql`a.created_at`,
      isLate: sql`a.created_at < ${work.now}::timestamptz - ${promised}`,
    },
    decided: {
      rows: sql`from applications a where a.decided_at is not null and a.partner_id is null`,
      decidedAt: sql`a.decided_at`,
      isInTime: sql`a.decided_at <= a.created_at + ${promised}`,
    },
  });
}

export const applicationDesk: Desk = { desk: 'applications', figures: showFigures };
