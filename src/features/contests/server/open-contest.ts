// Opens a contest: picks its secret seed and publishes the commitment to it. From here on the draw is settled but for the tickets.
import { randomBytes } from 'node:crypto';
import { happened } from '#features/activity/server/happened.ts';
import type { Work } from '#platform/server/work.ts';
import { commitmentOf } from '../rules/draw-winners.ts';
import { contestOpened } from './happenings.ts';
import type { ContestRow } from './store.ts';

/** The name of the job that opens and draws what is due. */
export const CONTESTS_DUE = 'contests-due';

const SEED_BYTES = 32;

/** Opens a contest that the caller has locked and that was not open before. */
export async function openContest(
  work: Work,
  { id, status, ends_at }: Pick<ContestRow, 'id' | 'status' | 'ends_at'>,
): Promise<void> {
  const seed = randomBytes(SEED_BYTES).toString('hex');
  const commitment = await commitmentOf(seed);
  await work.db.insertInto('contest_secrets').values({ contest_id: id, seed }).execute();
  await work.db
    .updateTable('contests')
    .set({ commitment, opened_at: work.now, status: 'Active' })
    .where('id', '=', id)
    .execute();
  await happened(
    work,
    contestOpened,
    { subjectId: id },
    { before: { status }, after: { status: 'Active', commitment } },
  );
  await work.services.jobs.send(work.db, CONTESTS_DUE, {}, ends_at);
}
