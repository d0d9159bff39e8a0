// The job that notifies everybody who had joined a contest that its terms changed: batch by batch, each whole or not at all, until all are.
import { happenedAll } from '#features/activity/server/happened.ts';
import { idIn, type Job } from '#platform/server/jobs.ts';
import { backgroundWork, type Services, type Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { termsNotified } from '../terms-happenings.ts';
import { readRequest } from './term-requests.ts';
import { changesInWords } from './terms-in-words.ts';

export const TELL_JOINED = 'tell-joined';

/** So many are notified in one transaction. */
const BATCH = 500;

export const notifyJoinedJob = (services: Services): Job => ({
  name: TELL_JOINED,
  async run(payload) {
    const id = idIn<'contest_requests'>(payload);
    const event = 'event' in payload && typeof payload.event === 'string' ? payload.event : undefined;
    if (id && event) await notifyJoined(services, id, event);
  },
});

/** Notifies whoever has not been notified yet, from where an earlier run was cut off. `event`: the id of the change in the audit log. */
export async function notifyJoined(
  services: Services,
  id: IdOf<'contest_requests'>,
  event: string,
): Promise<void> {
  while (await notifyBatch(backgroundWork(services), id, event));
}

/** Tells one batch, in the order of joining; true while there may be another. */
export const notifyBatch = (work: Work, id: IdOf<'contest_requests'>, event: string): Promise<boolean> =>
  work.transaction(async (work) => {
    const {
      status,
      told: notified,
      joined,
      contest_id,
    } = await work.db
      .selectFrom('contest_requests')
      .select(['status', 'told', 'joined', 'contest_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (status !== 'Done' || joined === null || notified >= joined) return false;
    const upTo = Math.min(joined, notified + BATCH);
    const people = await work.db
      .selectFrom('contest_participants as p')
      .innerJoin('accounts as a', 'a.id', 'p.account_id')
      .innerJoin('contests as c', 'c.id', 'p.contest_id')
      .select(['a.id as accountId', 'a.email', 'a.first_name as firstName', 'c.id', 'c.name', 'c.created_at'])
      .where('p.contest_id', '=', contest_id)
      .where('p.place', '>', notified)
      .where('p.place', '<=', upTo)
      .where('a.erased_at', 'is', null)
      .orderBy('p.place')
      .execute();
    const request = await readRequest(work, id);
    const change = { terms: changesInWords(request), reason: request.reason };
    await happenedAll(
      work,
      termsNotified,
      people.map(({ accountId, email, firstName, ...contest }) => ({
        facts: { accountId, email, firstName, contest, ...change },
        event,
      })),
    );
    await work.db.updateTable('contest_requests').set({ told: upTo }).where('id', '=', id).execute();
    return upTo < joined;
  });
