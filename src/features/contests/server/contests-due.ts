// The clock of the contests: every minute, and at the moment of an end, opens what begins and draws what has ended.

import { leftInStock } from '#features/prizes/rules/reserved.ts';
import type { Job } from '#platform/server/jobs.ts';
import { backgroundWork, type Services, type Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { mayDraw } from '../rules-in-sql/phase.ts';
import { drawContest } from './draw-contest.ts';
import { CONTESTS_DUE, openContest } from './open-contest.ts';
import type { ContestRow } from './store.ts';

/** The job that opens and draws what is due. It runs at the start too: what was due while no server ran must not wait. */
export const contestsDueJob = (services: Services): Job => ({
  name: CONTESTS_DUE,
  cron: '* * * * *',
  atStart: true,
  run: () => openAndDrawDue(services, new Date()),
});

/**
 * Opens and draws every contest that is due, each in a transaction of its own, so that a failing one holds up no other; throws at the end
 * if any failed.
 */
export async function openAndDrawDue(services: Services, now: Date): Promise<void> {
  const work = backgroundWork(services, now);
  const failures: unknown[] = [];
  const each = async (
    ids: { id: IdOf<'contests'> }[],
    act: (work: Work, id: IdOf<'contests'>) => Promise<void>,
  ) => {
    for (const { id } of ids) await act(work, id).catch((failure: unknown) => failures.push(failure));
  };
  await each(await beginning(work).select('id').execute(), openDue);
  const ended = work.db.selectFrom('contests').select('id').where(mayDraw('contests', now));
  await each(await ended.execute(), drawContest);
  if (failures.length > 0) throw new AggregateError(failures, 'contests that could not be opened or drawn');
}

const openDue = (work: Work, id: IdOf<'contests'>): Promise<void> =>
  work.transaction(async (work) => {
    const contest = await beginning(work)
      .select(['id', 'status', 'ends_at', 'prize_id', 'max_winners'])
      .where('id', '=', id)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (contest && (await isInStock(work, contest))) await openContest(work, contest);
  });

/**
 * Whether there are prizes enough to open a contest. A published one holds its own; a scheduled one waits until as many are in stock as
 * may win.
 */
async function isInStock(
  work: Work,
  contest: Pick<ContestRow, 'status' | 'prize_id' | 'max_winners'>,
): Promise<boolean> {
  if (contest.status === 'Active') return true;
  const prize = await work.db
    .selectFrom('prizes')
    .select(['stock', 'reserved'])
    .where('id', '=', contest.prize_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const left = leftInStock(prize);
  return left === null || left >= contest.max_winners;
}

/** The contests that open now. A scheduled one goes public at its start, where the approval and the rules are on record. */
const beginning = (work: Work) =>
  work.db
    .selectFrom('contests')
    .where('opened_at', 'is', null)
    .where('starts_at', '<=', work.now)
    .where((row) =>
      row.or([
        row('status', '=', 'Active'),
        row.and([
          row('approval_number', 'is not', null),
          row('rules', 'is not', null),
          row('ends_at', '>', work.now),
        ]),
      ]),
    );
