// A second person approves a change of a contest's terms, which makes it, or refuses it; whoever asked for it may withdraw it instead.
import { happened } from '#features/activity/server/happened.ts';
import { approvalFields, refusalFields } from '#features/casework/fields/staff-second-person.ts';
import { mayDecide, mayWithdraw } from '#features/casework/rules/second-person.ts';
import { refuseOneHand } from '#features/casework/server/second-person.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { contestRequestEndpoints } from '../../contract/requests.ts';
import { staffContestRefusals as refusals } from '../../texts/staff-refusals.ts';
import { termsTexts as texts } from '../../texts/staff-terms.ts';
import { lockContest } from '../desk/lock-contest.ts';
import { CONTESTS_DUE } from '../open-contest.ts';
import type { ContestRow } from '../store.ts';
import { termsChanged, termsRefused, termsWithdrawn } from '../terms-happenings.ts';
import { TELL_JOINED } from './notify-joined.ts';
import { obstacleOf, readRequest } from './term-requests.ts';

export async function approveContestRequest(
  work: Work<Actor>,
  {
    params: { id },
    body,
  }: Received<typeof contestRequestEndpoints, 'POST /api/contests/requests/:id/approve'>,
) {
  const note = accept(refusals['contest.fields'], approvalFields, body).note || null;
  return work.transaction(async (work) => {
    const { contest, request } = await lockToDecide(work, id);
    const { before, asked_by, reason } = request;
    const after = request.after as Partial<ContestRow>;
    await lockPrize(work, after.prize_id ?? contest.prize_id);
    // Read again: what it is checked against may have changed until the locks were there.
    const obstacle = obstacleOf(await readRequest(work, id), work.now);
    if (obstacle) refuse(refusals['contest.request_blocked'], { message: obstacle });
    const version = contest.version + 1;
    const made = { made_version: version, joined: contest.participants };
    await settle(work, id, { status: 'Done', decided_by: work.actor.id, decision_note: note, ...made });
    await work.db
      .updateTable('contests')
      .set({ ...after, version })
      .where('id', '=', contest.id)
      .execute();
    if (after.ends_at) await work.services.jobs.send(work.db, CONTESTS_DUE, {}, new Date(after.ends_at));
    const audited = { askedBy: asked_by, reason, note };
    const event = await happened(
      work,
      termsChanged,
      { subjectId: contest.id },
      { before: before as object, after: { ...after, ...audited } },
    );
    await work.services.jobs.send(work.db, TELL_JOINED, { id, event });
    return { message: texts.approved };
  });
}

export async function refuseContestRequest(
  work: Work<Actor>,
  {
    params: { id },
    body,
  }: Received<typeof contestRequestEndpoints, 'POST /api/contests/requests/:id/refuse'>,
) {
  return work.transaction(async (work) => {
    const { contest } = await lockToDecide(work, id);
    const { note } = accept(refusals['contest.reason_needed'], refusalFields, body);
    await settle(work, id, { status: 'Refused', decided_by: work.actor.id, decision_note: note });
    const request = await readRequest(work, id);
    await happened(work, termsRefused, { subjectId: contest.id, request }, { after: { reason: note } });
    return { message: texts.refused };
  });
}

/** Only whoever asked may withdraw a request; to anybody else it does not exist. */
export async function withdrawContestRequest(
  work: Work<Actor>,
  { params: { id } }: Received<typeof contestRequestEndpoints, 'POST /api/contests/requests/:id/withdraw'>,
) {
  return work.transaction(async (work) => {
    const { contest, request } = await lockRequest(work, id);
    const { status, asked_by } = request;
    if (asked_by !== work.actor.id) refuse('request.not_found');
    if (!mayWithdraw({ status, askedBy: asked_by }, work.actor.id))
      refuse(refusals['contest.request_settled']);
    await settle(work, id, { status: 'Withdrawn' });
    await happened(work, termsWithdrawn, { subjectId: contest.id });
    return { message: texts.withdrawn };
  });
}

/** Locks a request after its contest, in the order in which asking takes the two. */
async function lockRequest(work: Work, id: IdOf<'contest_requests'>) {
  const found = await work.db
    .selectFrom('contest_requests')
    .select('contest_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return refuse('request.not_found');
  const contest = await lockContest(work, found.contest_id);
  const request = await work.db
    .selectFrom('contest_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { contest, request };
}

async function lockToDecide(work: Work<Actor>, id: IdOf<'contest_requests'>) {
  const locked = await lockRequest(work, id);
  const { status, asked_by } = locked.request;
  if (!mayDecide({ status, askedBy: asked_by }, work.actor.id))
    refuse(refusals[status === 'Asked' ? 'contest.request_own' : 'contest.request_settled']);
  await refuseOneHand(work, [asked_by]);
  return locked;
}

const lockPrize = (work: Work, id: IdOf<'prizes'>): Promise<unknown> =>
  work.db.selectFrom('prizes').select('id').where('id', '=', id).forNoKeyUpdate().execute();

type Settled =
  | {
      status: 'Done' | 'Refused';
      decided_by: IdOf<'accounts'>;
      decision_note: string | null;
      made_version?: number;
      joined?: number;
    }
  | { status: 'Withdrawn' };

async function settle(work: Work, id: IdOf<'contest_requests'>, settled: Settled): Promise<void> {
  await work.db
    .updateTable('contest_requests')
    .set({ ...settled, decided_at: work.now })
    .where('id', '=', id)
    .execute();
}
