// What the dashboard adds up shows nobody a verdict that is withheld: beside the live event that somebody's documents were judged, one more or not would say how.
import { beforeAll, describe, expect, it } from 'vitest';
import {
  approve,
  reject,
  type Sent,
  submitAndSend,
} from '#features/verification/server/verification.test-support.ts';
import { addDays, DAY_MS, dayOf } from '#shared/calendar.ts';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import type { DashboardStats } from '../contract.ts';
import { foldDailyFigures } from './fold-daily-figures.ts';

const today = dayOf(new Date());
const yesterday = addDays(today, -1);

/** What each reads after every step: Ann, who judges, Ben, who may have to do it again, and the lead. */
type Read = Record<'ann' | 'ben' | 'lead', string>;
type Step = 'sent' | 'judged' | 'the next day' | 'folded' | 'given';

/** Two people's documents, of which the second ones are judged; queues say since when, which is another moment in each world. */
async function worldWhere(judge: typeof approve | typeof reject): Promise<Record<Step, Read>> {
  const test = await openTestApp();
  try {
    const ann = await moderator(test.services);
    const desks = {
      ann: await loggedIn(test, ann),
      ben: await loggedIn(test, await moderator(test.services)),
      lead: await loggedIn(test, await moderator(test.services, { userType: 'Admin' })),
    };
    await desks.lead.call('POST /api/second-looks/shares', {
      body: { queue: 'VerificationModel5', percent: 100 },
    });
    const read = async (desk: keyof Read) =>
      (await desks[desk].get('/api/informations/dashboardStats')).text.replace(
        /\d{4}-\d\d-\d\dT[\d:.]+Z/g,
        '',
      );
    const all = async (): Promise<Read> => ({
      ann: await read('ann'),
      ben: await read('ben'),
      lead: await read('lead'),
    });
    const documents = async (): Promise<Sent> =>
      submitAndSend(test, await someone(test.services), 'credit_info');
    await documents();
    const decided = await documents();
    const steps: Partial<Record<Step, Read>> = { sent: await all() };
    await judge(test, ann, decided);
    steps.judged = await all();
    await aDayEarlier(test, decided);
    steps['the next day'] = await all();
    await foldDailyFigures(test.db, today);
    steps.folded = await all();
    const { id } = await test.db.selectFrom('second_looks').select('id').executeTakeFirstOrThrow();
    await desks.ben.call('POST /api/second-looks/:id', {
      params: { id },
      body: { verdict: 'Verified', note: 'As I see it.' },
    });
    return { ...(steps as Record<Step, Read>), given: await all() };
  } finally {
    await test.close();
  }
}

async function aDayEarlier({ db }: TestApp, { _id }: Sent) {
  const earlier = new Date(Date.now() - DAY_MS);
  await db.updateTable('verifications').set({ decided_at: earlier }).where('id', '=', _id).execute();
  await db.updateTable('second_looks').set({ ready_at: earlier }).execute();
}

let verified: Record<Step, Read>;
let rejected: Record<Step, Read>;
beforeAll(async () => {
  verified = await worldWhere(approve);
  rejected = await worldWhere(reject);
}, 120_000);

const statsOf = (text: string) => JSON.parse(text) as DashboardStats;
const on = (text: string, day: string) => statsOf(text).days.find((one) => one.day === day)?.verified;

describe('whoever may have to give a verdict again', () => {
  it.each(['sent', 'judged', 'the next day', 'folded'] as const)(
    'reads the same to the byte whichever it was: %s',
    (step) => {
      expect(statsOf(verified[step].ben).verifiedCount).toBe(0);
      expect(verified[step].ben).toBe(rejected[step].ben);
    },
  );

  it('reads it on its day once it was given a second time', () => {
    for (const [world, count] of [
      [verified, 1],
      [rejected, 0],
    ] as const) {
      expect(statsOf(world.given.ben).verifiedCount).toBe(count);
      expect(on(world.given.ben, yesterday)).toBe(count);
      expect(world.given.ben).toBe(world.given.lead);
    }
  });
});

it('who gave it and who leads read it at once', () => {
  for (const reader of ['ann', 'lead'] as const) {
    expect([on(verified.judged[reader], today), on(rejected.judged[reader], today)]).toEqual([1, 0]);
    expect(on(verified.folded[reader], yesterday)).toBe(1);
  }
});
