import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPolicy } from '#features/decisions/defaults/policy.ts';
import { applicant } from '#features/decisions/rules/applicant.test-support.ts';
import { decide } from '#features/decisions/rules/decide.ts';
import { keepDecision } from '#features/decisions/server/decide-for.ts';
import { stopChallenge } from '#features/decisions/server/policy-desk/challenge/end-challenge.ts';
import { challenged } from '#features/decisions/server/policy-desk/policy-desk.test-support.ts';
import { addDays, type Day, dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { noonOf, runningLoan } from '#tests/support/loans.ts';

let test: TestApp;
let desk: Caller;
/** The challenger's number. */
let challenge: number;
beforeAll(async () => {
  test = await openTestApp();
  desk = await loggedIn(test, await moderator(test.services));
});
afterAll(() => test.close());

const today = dayOf(new Date());
const poor = { incomeCents: 1_000_00, expensesCents: 1_000_00 };

/** Decided on a day by the arm's policy, as the lot had it. */
async function decided(id: IdOf<'accounts'>, isChallenger: boolean, on: Day, isPoor = false) {
  const version = isChallenger ? challenge : 1;
  const work = workAs(test.services, null, noonOf(on));
  const decision = decide({ ...defaultPolicy, version }, applicant(isPoor ? poor : {}), on);
  const champion = isChallenger ? defaultPolicy : null;
  await keepDecision(work, id, { decision, drawn: { challenge, champion } });
}

/** Puts the decision behind a loan into an arm. */
const drawnLoan = async (loanId: IdOf<'loans'>, isChallenger: boolean) => {
  const { decision_id } = await test.db
    .selectFrom('loans as l')
    .innerJoin('applications as r', 'r.id', 'l.application_id')
    .select('r.decision_id')
    .where('l.id', '=', loanId)
    .executeTakeFirstOrThrow();
  if (!decision_id) throw new Error('a loan of ours comes from a decision');
  const arm = isChallenger ? 'Challenger' : 'Champion';
  await test.db
    .insertInto('challenge_decisions')
    .values({ decision_id, challenge, arm, beside: isChallenger ? '{}' : null })
    .execute();
};

describe('champion and challenger', () => {
  it('are nothing to compare before there was a challenge', async () => {
    expect(await desk.call('GET /api/score/challenge')).toEqual({ challenges: [], shown: null });
    expect((await desk.refused('GET /api/score/challenge', { query: { version: 2 } })).status).toBe(404);
  });

  it('are compared by their people, each once and by the first offer that was made to them', async () => {
    challenge = await challenged(test.services, (figures) => ({ ...figures, offerStandsDays: 12 }));
    const on = addDays(today, -20);
    for (let place = 0; place < 32; place++) {
      for (const isChallenger of [true, false]) {
        const { id } = await someone(test.services);
        // Of the challenger's people all are offered something, of the champion's one in four.
        await decided(id, isChallenger, on, !isChallenger && place % 4 !== 0);
        // Who took the offer has a loan, and is declined one beside it.
        if (isChallenger) await decided(id, isChallenger, addDays(on, 9), true);
      }
    }
    const { challenges, shown } = await desk.call('GET /api/score/challenge');
    expect(challenges).toMatchObject([{ version: challenge, champion: 1, sharePercent: 50, endedAt: null }]);
    expect(shown?.arms).toMatchObject({
      approved: {
        champion: { count: 8, of: 32 },
        challenger: { count: 32, of: 32 },
        verdict: 'higher',
      },
      price: { champion: null, verdict: null },
      amount: { challenger: { mean: 5_000 } },
      bad: { verdict: null },
    });
  });

  it('are compared by the loans that came of it, each person’s first, once their outcome is known', async () => {
    const old = addDays(today, -400);
    const lost = await runningLoan(test.services, { disbursedOn: old, now: new Date() });
    const young = await runningLoan(test.services, { disbursedOn: addDays(today, -100), now: new Date() });
    const undrawn = await runningLoan(test.services, { disbursedOn: old, now: new Date() });
    await drawnLoan(lost.id, true);
    await drawnLoan(young.id, false);
    const { shown } = await desk.call('GET /api/score/challenge', { query: { version: challenge } });
    expect(undrawn.id).not.toBe(lost.id);
    expect(shown?.arms).toMatchObject({
      bad: { challenger: { count: 1, of: 1, share: null }, champion: { count: 0, of: 0 } },
      waiting: { champion: 1, challenger: 0 },
      isCut: false,
    });
  });

  it('are still to be read once the challenge has ended, with how', async () => {
    const admin = await someone(test.services, { userType: 'Admin' });
    await stopChallenge(workAs(test.services, admin), {
      params: { id: challenge },
      body: { note: 'Enough was seen' },
    });
    const { shown } = await desk.call('GET /api/score/challenge');
    expect(shown).toMatchObject({ version: challenge, endedAs: 'Stopped', endedAt: expect.any(String) });
    // One of them is who took the young loan.
    expect(shown?.arms.approved.champion.of).toBe(33);
  });
});
