// Ages late loans: once a day where each stands is worked out again, so that days late count on and arrears and default begin on their day.
import { happenedAll } from '#features/activity/server/happened.ts';
import type { Job } from '#platform/server/jobs.ts';
import { notify } from '#platform/server/live-events.ts';
import { backgroundWork, type Services, type Work } from '#platform/server/work.ts';
import { dayOf } from '#shared/calendar.ts';
import { isInDefault, isLate, type LoanState } from '../../rules/books/standing.ts';
import { isOutdated } from '../../rules-in-sql/standing.ts';
import type { ChangedLoan } from '../books/changed-loan.ts';
import { follow } from '../books/follow.ts';
import { lockLoans } from '../books/lock-loans.ts';
import { writeStandings } from '../books/post.ts';
import { arrearsEntered, loanDefaulted } from '../desk-happenings.ts';

const BATCH = 500;

/** Just after midnight, and at the start: a day that passed while no server ran is made up for. */
export const ageLoansJob = (services: Services): Job => ({
  name: 'age-loans',
  cron: '5 0 * * *',
  atStart: true,
  run: async () => {
    await ageLoans(services, new Date());
  },
});

/**
 * Answers how many loans it aged: those that are late and were not yet aged today. Any number may run at once: each
 * loan is aged by one of them. Whatever somebody else holds just then is left until the end and waited for.
 */
export async function ageLoans(services: Services, now: Date): Promise<number> {
  const work = backgroundWork(services, now);
  let aged = 0;
  for (const manner of ['skip what is held', 'wait for it'] as const) {
    for (let found = BATCH; found === BATCH; ) {
      found = await work.transaction((work) => ageBatch(work, manner));
      aged += found;
    }
  }
  return aged;
}

/** Ages one batch in a transaction of its own, so that nothing is lost or done twice when the job is cut short. */
async function ageBatch(work: Work, manner: 'skip what is held' | 'wait for it'): Promise<number> {
  const today = dayOf(work.now);
  const late = work.db
    .selectFrom('loans')
    .select('id')
    .where(isOutdated('loans', today))
    .orderBy('id')
    .limit(BATCH)
    .forUpdate();
  const rows = await (manner === 'wait for it' ? late : late.skipLocked()).execute();
  if (rows.length === 0) return 0;
  const locked = await lockLoans(
    work,
    rows.map(({ id }) => id),
  );
  const stood = await writeStandings(work, [...locked.values()]);
  const moved = stood.flatMap((after) => {
    const before = locked.get(after.id);
    return before && before.state !== after.state ? [{ before, after }] : [];
  });
  await recordMoves(work, moved);
  // No borrower is notified of one more day late; only the lists of staff read again.
  if (moved.length > 0) await follow(work, moved);
  else notify(work, 'staff', 'loans');
  return rows.length;
}

async function recordMoves(work: Work, moved: readonly ChangedLoan[]): Promise<void> {
  const recorded = [
    [arrearsEntered, (state: LoanState) => isLate(state) && !isInDefault(state)],
    [loanDefaulted, isInDefault],
  ] as const;
  for (const [what, isSo] of recorded)
    await happenedAll(
      work,
      what,
      moved
        .filter(({ after }) => isSo(after.state))
        .map(({ before, after }) => ({
          facts: { subjectId: after.id, accountId: after.accountId },
          before: { state: before.state },
          after: { state: after.state },
        })),
    );
}
