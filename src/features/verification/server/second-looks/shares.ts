// Which share of the verdicts is given a second time, and how often both agreed, by queue and by whoever gave the first.
import { sql } from 'kysely';
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { addDays, dayOf, startOfDay } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { MEASURED_DAYS } from '#shared/kept-promise.ts';
import { accept } from '#shared/record/accept.ts';
import type { SampledShare, secondLookEndpoints } from '../../contract/second-looks.ts';
import { SAMPLED, shareFields } from '../../fields/staff-second-look.ts';
import { staffVerificationRefusals as refusals } from '../../texts/staff-refusals.ts';
import { samplingTexts } from '../../texts/staff-second-looks.ts';
import { samplingSet } from '../second-look-happenings.ts';

type OfficerRow = { officer: string; name: string; looks: number; agreed: number };

export async function listShares({ db, now }: Work) {
  const since = startOfDay(addDays(dayOf(now), -MEASURED_DAYS));
  const ofDays = sql`second_looks s where s.decided_at >= ${since}`;
  const agreed = sql`count(*) filter (where s.second_verdict = s.first_verdict)::int as agreed`;
  const [{ rows: shares }, { rows: officers }] = await Promise.all([
    sql<SampledShare>`
      select q.queue, coalesce((select p.percent from sampling_shares p where p.queue = q.queue), 0) as percent,
        (select count(*)::int from second_looks s where s.second_by is null and s.queue = q.queue) as waiting, t.looks, t.agreed
      from unnest(${[...SAMPLED]}::text[]) with ordinality as q (queue, place)
      cross join lateral (select count(*)::int as looks, ${agreed} from ${ofDays} and s.queue = q.queue) t order by q.place`.execute(
      db,
    ),
    sql<OfficerRow>`
      select s.first_by as officer, a.first_name || ' ' || a.last_name as name, count(*)::int as looks, ${agreed}
      from ${sql`second_looks s join accounts a on a.id = s.first_by where s.decided_at >= ${since}`}
      group by s.first_by, name order by looks desc, s.first_by`.execute(db),
  ]);
  return {
    shares,
    officers: officers.map(({ officer, name, ...counts }) => ({
      officer: { _id: officer, fullName: name },
      ...counts,
    })),
  };
}

export function setShare(
  work: Work<Actor>,
  { body: { queue, ...body } }: Received<typeof secondLookEndpoints, 'POST /api/second-looks/shares'>,
) {
  const { percent } = accept(refusals['second_look.fields'], shareFields, body);
  return work.transaction(async (work) => {
    const set = { percent, changed_by: work.actor.id, changed_at: work.now };
    const before = await work.db
      .selectFrom('sampling_shares')
      .select('percent')
      .where('queue', '=', queue)
      .forUpdate()
      .executeTakeFirst();
    await work.db
      .insertInto('sampling_shares')
      .values({ queue, ...set })
      .onConflict((conflict) => conflict.column('queue').doUpdateSet(set))
      .execute();
    await happened(
      work,
      samplingSet,
      { subjectId: newId(work.now.getTime()) },
      { before: { queue, percent: before?.percent ?? 0 }, after: { queue, percent } },
    );
    return { message: samplingTexts.saved };
  });
}
