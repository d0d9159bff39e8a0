import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { complaintRecords } from '../complaint-records.ts';
import { answer, answered, complain, officer, sender, takeUp } from '../complaints.test-support.ts';

let test: TestApp;
let lead: Awaited<ReturnType<typeof officer>>;
let ben: Awaited<ReturnType<typeof officer>>;
beforeAll(async () => {
  test = await openTestApp();
  lead = await officer(test, 'Admin');
  ben = await officer(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.deleteFrom('throttles').execute();
  await test.db.deleteFrom('second_looks').execute();
  await lead.call('POST /api/second-looks/shares', { body: { queue: 'Complaints', percent: 100 } });
});

const looks = () => test.db.selectFrom('second_looks').selectAll().orderBy('id').execute();
async function look() {
  const [ann, from] = [await officer(test), await sender(test)];
  const id = await answered(from, ann);
  const [drawn] = await looks();
  if (!drawn) throw new Error('nothing was drawn');
  return { ann, from, id, look: drawn.id };
}
const give = (
  by: Awaited<ReturnType<typeof officer>>,
  id: string,
  verdict: 'Upheld' | 'NotUpheld' | 'Approved',
) =>
  by.reply('POST /api/second-looks/:id', {
    params: { id: asId<'second_looks'>(id) },
    body: { verdict, note: 'As I read it.' },
  });

it('what was found is found once more by somebody else, who reads what was sent and not what was answered', async () => {
  const { ann, id, look: drawn } = await look();
  const cid = await officer(test);
  const waiting = await ben.call('GET /api/casework', { query: { queue: 'SecondLooks' } });
  expect(waiting.rows.map(({ _id }) => _id)).toEqual([drawn]);
  const params = { id: asId<'second_looks'>(drawn) };
  expect((await ann.reply('GET /api/second-looks/:id', { params })).status).toBe(404);
  const shown = await ben.call('GET /api/second-looks/:id', { params });
  expect(shown).toMatchObject({ queue: 'Complaints', part: 'Decides', review: null, verdicts: null });
  expect(shown.file?.words).toEqual([expect.objectContaining({ value: 'Nobody answers the phone.' })]);
  expect(await ben.call('GET /api/complaints/desk/:id', { params: { id } })).toMatchObject({
    ...{ isWithheld: true, outcome: null },
  });
  expect(await ann.call('GET /api/complaints/desk/:id', { params: { id } })).toMatchObject({
    ...{ isWithheld: false, outcome: 'Upheld' },
  });
  expect((await give(ben, drawn, 'Approved')).status).toBe(422);
  expect((await give(ann, drawn, 'Upheld')).status).toBe(409);
  expect((await give(ben, drawn, 'NotUpheld')).status).toBe(200);
  expect(await ben.call('GET /api/complaints/desk/:id', { params: { id } })).toMatchObject({
    ...{ isWithheld: false, outcome: 'Upheld' },
  });
  const { shares } = await lead.call('GET /api/second-looks/shares');
  expect(shares.find(({ queue }) => queue === 'Complaints')).toMatchObject({ looks: 1, agreed: 0 });
  await lead.call('POST /api/casework/:id/assign', {
    params: { id: asId<'entry_owners'>(drawn) },
    body: { queue: 'Disagreements', to: cid.person.id },
  });
  expect(await cid.call('GET /api/second-looks/:id', { params })).toMatchObject({
    ...{ part: 'Settles', verdicts: { recordId: id, first: { verdict: 'Upheld' } } },
  });
  await cid.call('POST /api/second-looks/:id/settle', {
    params,
    body: { finding: 'Second', words: 'It was on time.' },
  });
  const { rows } = await lead.call('GET /api/team/decided', {
    query: { queue: 'Complaints', cameBack: 'overturned' },
  });
  expect(rows).toMatchObject([{ officer: { _id: ann.person.id }, isOverturned: true }]);
});

it('is drawn of the first answer of what moderators see, and waits no longer than the answer stands', async () => {
  const { ann, from, id } = await look();
  await from.call('POST /api/complaints/:id/reopen', { params: { id }, body: { words: 'It rings still.' } });
  expect(await looks()).toEqual([]);
  await ann.call('POST /api/complaints/desk/:id/answer', {
    params: { id },
    body: { outcome: 'Upheld', words: 'We are sorry once more.' },
  });
  expect(await looks()).toEqual([]);
  const aboutStaff = await complain(await sender(test), 'Staff');
  await takeUp(lead, aboutStaff._id);
  await answer(lead, aboutStaff._id);
  expect(await looks()).toEqual([]);
});

it('goes with the words of who complained', async () => {
  const { from } = await look();
  await complaintRecords.erase?.(workAs(test.services, from.person), from.person.id);
  expect(await looks()).toEqual([]);
});
