import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Policy } from '#features/decisions/contract.ts';
import type { IdOf } from '#shared/id.ts';
import { borrower, loggedIn, type Someone, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { decideFor, keepDecision } from '../../decide-for.ts';
import { policyFor } from '../../policy-for.ts';
import { challenged, drawn, published } from '../policy-desk.test-support.ts';

let test: TestApp;
let challenger: number;
beforeAll(async () => {
  test = await openTestApp();
  challenger = await challenged(test.services, (figures) => ({ ...figures, offerStandsDays: 12 }));
});
afterAll(() => test.close());

/** Word for word what a node asks that was built before there were challengers (the version before migration 0146). */
const inForceBefore = async (now = new Date()) => {
  const { rows } = await sql<{
    policy: Policy;
  }>`select "policy" from "policies" where (starts_at is null or starts_at <= ${now}) order by "version" desc limit 1`.execute(
    test.db,
  );
  return rows[0]?.policy.version;
};

/** What such a node keeps of a decision: the champion's word, and no arm. */
async function decidedBefore(person: Someone) {
  const work = workAs(test.services, person);
  const { decision } = await decideFor(work, person.id, 'FirstModel');
  await keepDecision(work, person.id, { decision: { ...decision, policyVersion: 1 }, drawn: null });
}

const drawnNow = async (person: { id: IdOf<'accounts'> }) =>
  (await policyFor(workAs(test.services, null), person.id)).drawn;

it('decides for nobody at a node from before there were challengers, today and in a hundred years', async () => {
  expect(await inForceBefore()).toBe(1);
  expect(await inForceBefore(new Date('2126-01-01'))).toBe(1);
});

it('stays away from whom such a node decided on first, and keeps whom it decided on itself', async () => {
  const someBorrower = () => borrower(test.services);
  const [theirs, ours] = [
    await drawn(test.services, 'Challenger', someBorrower),
    await drawn(test.services, 'Challenger', someBorrower),
  ];
  await decidedBefore(theirs);
  expect(await drawnNow(theirs)).toBeNull();
  const work = workAs(test.services, ours);
  await keepDecision(work, ours.id, await decideFor(work, ours.id, 'FirstModel'));
  await decidedBefore(ours);
  expect(await drawnNow(ours)).toMatchObject({ challenge: challenger });
});

it('is shown to have begun when it was published, and the next version for all begins as ever', async () => {
  const boss = await someone(test.services, { userType: 'Admin' });
  const admin = await loggedIn(test, boss);
  const version = async (id: number) => admin.call('GET /api/policy/versions/:id', { params: { id } });
  const { startsAt, publishedAt } = await version(challenger);
  expect(startsAt).toBe(publishedAt);
  await admin.call('POST /api/policy/challenges/:id/stop', {
    params: { id: challenger },
    body: { note: 'Enough was seen' },
  });
  const next = await published(test.services, (figures) => ({ ...figures, offerStandsDays: 13 }));
  expect(await inForceBefore()).toBe(next);
});
