// A promise of money rests on verdicts. Whoever may have to give one of them a second time reads the list of payouts as if it had not been given.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { approve, reject, send } from '#features/verification/server/verification.test-support.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { agreementOf } from '../agreement/agreements.test-support.ts';
import { signedUnproved } from './disbursement.test-support.ts';
import { listPayouts } from './list-payouts.ts';
import { promiseMoney } from './promise-money.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let test: TestApp;
let first: Someone;
let second: Someone;
let lead: Someone;
beforeAll(async () => {
  test = await openTestApp();
  first = await moderator(test.services);
  second = await moderator(test.services);
  lead = await someone(test.services, { userType: 'Admin' });
  await (await loggedIn(test, lead)).call('POST /api/second-looks/shares', {
    body: { queue: 'VerificationModel5', percent: 100 },
  });
});
afterAll(() => test.close());

/** Signed, and then the identity is verified or handed back; whatever a job makes of that is made. */
async function judged(verdict: 'Verified' | 'Rejected') {
  const agreed = await signedUnproved(test.services);
  const papers = ['id_front', 'id_back', 'proof_of_address'];
  const sent = await send(test, agreed.person, 'basic_information', papers);
  await (verdict === 'Verified' ? approve : reject)(test, first, sent);
  await promiseMoney(test.services, new Date(Date.now() + MINUTE_MS));
  return agreed;
}

const read = async (officer: Someone, id: string, show: 'all' | 'overdue' = 'all', after = 0) => {
  const work = workAs(test.services, officer, new Date(Date.now() + after));
  const row = (await listPayouts(work, { query: { show, page: 1 } })).rows.find(({ _id }) => _id === id);
  if (!row) return null;
  const { signedAt, moneyDueBy, due, isLate, mayTake } = row;
  const sinceSigned = due && signedAt && new Date(due).getTime() - new Date(signedAt).getTime();
  return { moneyDueBy, sinceSigned, isLate, mayTake };
};

it('in both worlds whoever may look a second time reads the same, and the lead what is true', async () => {
  const [verified, rejected] = [await judged('Verified'), await judged('Rejected')];
  expect((await agreementOf(test.services, verified)).payable_at).toBeInstanceOf(Date);
  const told = await read(second, verified.applicationId);
  expect(told).toEqual(await read(second, rejected.applicationId));
  expect(told).toMatchObject({ moneyDueBy: null });
  for (const { applicationId } of [verified, rejected])
    expect(await read(second, applicationId, 'overdue', 3 * DAY_MS)).toBeNull();
  for (const officer of [first, lead]) {
    expect(await read(officer, verified.applicationId)).toMatchObject({ moneyDueBy: expect.any(String) });
    expect(await read(officer, verified.applicationId, 'overdue', 3 * DAY_MS)).not.toBeNull();
  }
});
