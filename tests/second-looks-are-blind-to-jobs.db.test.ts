// A rejection sends a notice to its person's phone and an approval sends none: the background work that a moderator looks after reveals no withheld verdict by it.
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import webPush from 'web-push';
import { approve, reject, submitAndSend } from '#features/verification/server/verification.test-support.ts';
import { everythingReadBy, type World } from './support/blind-worlds.ts';
import { loggedIn, moderator, someone } from './support/builders.ts';
import { openTestApp } from './support/database.ts';
import { untilNothingRuns } from './support/quiet-jobs.ts';

const READ = /^GET \/api\/jobs/;
const NOTICES = ['push-to-person', 'push-to-device'];
const keys = webPush.generateVAPIDKeys();

type Reader = 'moderator' | 'lead';
type ReadByEach = Record<Reader, World>;

/** While the notice waits until the verdict can no longer be taken back, and once it has left. */
async function worldWhere(
  judge: typeof approve | typeof reject,
): Promise<Record<'waiting' | 'sent', ReadByEach>> {
  const test = await openTestApp({ VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey });
  try {
    const ann = await moderator(test.services);
    const ben = await loggedIn(test, await moderator(test.services));
    const lead = await loggedIn(test, await moderator(test.services, { userType: 'Admin' }));
    await lead.call('POST /api/second-looks/shares', {
      body: { queue: 'VerificationModel5', percent: 100 },
    });
    await judge(test, ann, await submitAndSend(test, await someone(test.services), 'credit_info'));
    await untilNothingRuns(test);
    const readByEach = async (): Promise<ReadByEach> => ({
      moderator: await everythingReadBy(ben, {}, (key) => READ.test(key)),
      lead: await everythingReadBy(lead, {}, (key) => READ.test(key)),
    });
    const waiting = await readByEach();
    await sql`update jobs.job set state = 'completed', started_on = now(), completed_on = now()
      where name = any(${NOTICES})`.execute(test.db);
    return { waiting, sent: await readByEach() };
  } finally {
    await test.close();
  }
}

let verified: Awaited<ReturnType<typeof worldWhere>>;
let rejected: Awaited<ReturnType<typeof worldWhere>>;
beforeAll(async () => {
  verified = await worldWhere(approve);
  rejected = await worldWhere(reject);
}, 120_000);

type Queue = { name: string; lastFinished: string | null; waiting: number };

/** What is said of notices: their queues, how many jobs there are in all, and those that are listed. */
function noticesIn(world: World) {
  const { queues } = JSON.parse(world.get('GET /api/jobs/queues')?.text ?? '') as { queues: Queue[] };
  const { total, rows } = JSON.parse(world.get('GET /api/jobs')?.text ?? '') as {
    total: number;
    rows: { queue: string }[];
  };
  return {
    queues: queues.filter(({ name }) => NOTICES.includes(name)),
    listed: rows.filter(({ queue }) => NOTICES.includes(queue)).length,
    total,
  };
}

it.each(['waiting', 'sent'] as const)('a moderator reads the same of a notice that is %s', (state) => {
  expect(noticesIn(rejected[state].moderator)).toEqual(noticesIn(verified[state].moderator));
});

it('an admin reads that it waits, and when it left', () => {
  expect(noticesIn(rejected.waiting.lead)).toMatchObject({ listed: 1, queues: [{ waiting: 1 }, {}] });
  expect(noticesIn(rejected.sent.lead).queues.some(({ lastFinished }) => lastFinished !== null)).toBe(true);
});
