import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { published } from '#features/decisions/server/policy-desk/policy-desk.test-support.ts';
import { borrower, loggedIn, moderator, type Someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { applicationRecords } from '../application-records.ts';

let test: TestApp;
let ann: Someone;
let desks: Record<'ann' | 'ben' | 'lead', Caller>;
beforeAll(async () => {
  test = await openTestApp();
  ann = await moderator(test.services, { firstName: 'Ann', lastName: 'Officer' });
  desks = {
    ann: await loggedIn(test, ann),
    ben: await loggedIn(test, await moderator(test.services)),
    lead: await loggedIn(test, await moderator(test.services, { userType: 'Admin' })),
  };
  await published(test.services, (figures) => ({ ...figures, secondApprovalAboveCents: 4_000_00 }));
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.deleteFrom('second_looks').execute();
  await desks.lead.call('POST /api/second-looks/shares', { body: { queue: 'Applications', percent: 100 } });
});

async function applied(loanAmount = 3_000) {
  const person = await borrower(test.services, { firstName: 'Marcia', lastName: 'Brownlow' });
  const browser = await loggedIn(test, person);
  const body = { term: 4, interestRate: 6, loanAmount, model: 'FirstModel' } as const;
  const { _id } = await browser.call('POST /api/loan-application', { body });
  return { person, id: asId<'applications'>(_id) };
}
const approve = (id: string) =>
  desks.ann.call('POST /api/loan-application/admin/:id/approve', { params: { id }, body: {} });
const reject = (id: string) =>
  desks.ann.call('POST /api/loan-application/admin/:id/reject', {
    params: { id },
    body: { rejectionReason: 'Too much at once.', rejectionNote: '' },
  });

const drawn = () => test.db.selectFrom('second_looks').selectAll().orderBy('id').execute();
async function look(decide: typeof approve | typeof reject) {
  const { person, id } = await applied();
  await decide(id);
  const one = (await drawn()).at(-1);
  if (!one) throw new Error('nothing was drawn');
  return { person, id, params: { id: one.id } };
}

it('what was asked for and what the offer rests on are weighed once more, without the verdict and without a name', async () => {
  const [approved, rejected] = [await look(approve), await look(reject)];
  const read = ({ params }: typeof approved) => desks.ben.call('GET /api/second-looks/:id', { params });
  const [one, other] = [await read(approved), await read(rejected)];
  expect(one).toMatchObject({ queue: 'Applications', part: 'Decides', review: null, verdicts: null });
  expect(one.file?.facts.length).toBeGreaterThan(10);
  expect({ ...one, _id: '' }).toEqual({ ...other, _id: '' });
  const { rows } = await desks.ben.call('GET /api/casework', { query: { queue: 'SecondLooks' } });
  expect(rows).toHaveLength(2);
  for (const { person, id } of [approved, rejected])
    for (const secret of ['Brownlow', 'Marcia', person.email, person.id, id])
      expect(JSON.stringify([one, other, rows])).not.toContain(secret);
});

it('the second verdict changes nothing, says whether both agree, and leads whoever settles it to the application', async () => {
  const { id, params } = await look(reject);
  const give = (by: Caller, verdict: 'Approved' | 'Verified') =>
    by.reply('POST /api/second-looks/:id', { params, body: { verdict, note: 'It can be repaid.' } });
  expect((await give(desks.ann, 'Approved')).status).toBe(409);
  expect((await give(desks.lead, 'Approved')).status).toBe(409);
  expect((await give(desks.ben, 'Verified')).status).toBe(422);
  expect((await give(desks.ben, 'Approved')).status).toBe(200);
  expect(await desks.lead.call('GET /api/loan-application/admin/:id', { params: { id } })).toMatchObject({
    status: 'Rejected',
  });
  const { shares } = await desks.lead.call('GET /api/second-looks/shares');
  expect(shares.find(({ queue }) => queue === 'Applications')).toMatchObject({ looks: 1, agreed: 0 });
  expect(await desks.lead.call('GET /api/second-looks/:id', { params })).toMatchObject({
    ...{ part: 'Reads', verdicts: { recordId: id, first: { verdict: 'Rejected' } } },
  });
});

it('is of one person’s verdict: not where two approve, nor where an approval would have needed two', async () => {
  for (const decide of [approve, reject]) await decide((await applied(5_000)).id);
  expect(await drawn()).toEqual([]);
});

it('goes with what staff wrote about somebody who is forgotten', async () => {
  const { person } = await look(approve);
  await applicationRecords.erase?.(workAs(test.services, person), person.id);
  expect(await drawn()).toEqual([]);
});
