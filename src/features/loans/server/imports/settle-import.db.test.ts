import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, DAY_MS, dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, moderator, type Someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { runningLoan } from '#tests/support/loans.ts';
import { csvOf, previewed, rowsShown, shown } from './imports.test-support.ts';
import { recordImport } from './record-import.ts';

let test: TestApp;
let officer: Someone;
let desk: Caller;
beforeAll(async () => {
  test = await openTestApp();
  officer = await moderator(test.services, { firstName: 'Ann', lastName: 'Officer' });
  desk = await loggedIn(test, officer);
});
afterAll(() => test.close());

const NOTE = 'Asked the partner: it belongs to nobody of ours and goes back.';
const waiting = async () =>
  (await desk.call('GET /api/casework', { query: { queue: 'Payments' } })).rows.map(({ _id }) => _id);
const settle = (id: IdOf<'repayment_imports'>, note = NOTE) =>
  desk.reply('POST /api/loans/imports/:id/settle', { params: { id }, body: { note } });

/** One row that is recorded, and perhaps one of a loan that nobody has. */
async function file(reference: string, hasUnknown: boolean) {
  const { number } = await runningLoan(test.services, { disbursedOn: addDays(dayOf(new Date()), -10) });
  const unknown = { number: '999999993', reference: `${reference}-2` };
  return previewed(
    test.services,
    desk,
    csvOf([{ number, reference: `${reference}-1` }, ...(hasUnknown ? [unknown] : [])]),
  );
}

async function record(id: IdOf<'repayment_imports'>) {
  await desk.call('POST /api/loans/imports/:id/record', { params: { id }, body: { rows: 1 } });
  await recordImport(test.services, id);
}

it('a file waits in a queue of its own, with a due time and an owner, until all of it is in the books', async () => {
  const id = await file('WHOLE', false);
  const [entry] = (await desk.call('GET /api/casework', { query: { queue: 'Payments' } })).rows;
  const { uploadedAt } = await shown(desk, id);
  expect(entry).toMatchObject({ _id: id, person: { _id: null, fullName: 'payments.csv' }, owner: null });
  expect(Date.parse(entry?.due ?? '') - Date.parse(uploadedAt)).toBe(DAY_MS);
  await desk.call('POST /api/casework/:id/take', {
    params: { id: id as never },
    body: { queue: 'Payments', from: null },
  });
  const [row] = (await desk.call('GET /api/loans/imports', { query: {} })).rows;
  expect(row).toMatchObject({ _id: id, due: entry?.due, isLate: false, owner: { _id: officer.id } });
  expect((await settle(id)).body).toMatchObject({ code: 'import.not_recorded' });
  await record(id);
  expect(await waiting()).toEqual([]);
  expect((await shown(desk, id)).settled).toMatchObject({ by: 'Ann Officer', note: null });
});

it('rows that a recorded file left out wait on, until somebody has written what became of them, once', async () => {
  const id = await file('PART', true);
  await record(id);
  expect(await waiting()).toEqual([id]);
  expect((await shown(desk, id)).settled).toBeNull();
  expect((await settle(id, ' ')).status).toBe(422);
  const replies = await Promise.all(Array.from({ length: 10 }, () => settle(id)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  expect(await waiting()).toEqual([]);
  expect((await shown(desk, id)).settled).toMatchObject({ by: 'Ann Officer', note: NOTE });
  const audit = await test.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'after'])
    .where('action', '=', 'repayments.settle')
    .where('subject_id', '=', id)
    .execute();
  expect(audit).toEqual([{ actor_id: officer.id, after: { leftOut: 1, note: NOTE } }]);
});

it('a row that was left out says in whose books its payment stands since somebody recorded it by hand', async () => {
  const id = await file('HAND', true);
  await record(id);
  const leftOut = async () => (await rowsShown(desk, id)).rows[1];
  expect(await leftOut()).toMatchObject({ reference: 'HAND-2', byHand: null });
  const inNoBooks = async () => (await desk.call('GET /api/loans/imports', { query: {} })).rows[0]?.leftOut;
  expect(await inNoBooks()).toEqual({ rows: 1, amount: 100 });
  expect((await shown(desk, id)).byHand).toEqual({ rows: 0, amount: 0 });
  const { id: loan, number } = await runningLoan(test.services, {
    disbursedOn: addDays(dayOf(new Date()), -10),
  });
  const { amount, receivedOn } = (await leftOut()) ?? {};
  await desk.call('POST /api/loans/admin/:id/repayments', {
    params: { id: loan },
    body: { amount: amount ?? 0, receivedOn: receivedOn as never, reference: 'hand-2', note: '' },
  });
  expect((await leftOut())?.byHand).toEqual({ loanId: loan, loanNumber: number, isAsked: false });
  expect(await inNoBooks()).toEqual({ rows: 0, amount: 0 });
  const { byHand, verdicts } = await shown(desk, id);
  expect(byHand).toEqual({ rows: 1, amount: 100 });
  expect(verdicts).toContainEqual({ verdict: 'BadNumber', ...byHand });
  const [recorded] = (await rowsShown(desk, id)).rows;
  expect(recorded).toMatchObject({ verdict: 'Recorded', byHand: null });
  expect((await settle(id)).status).toBe(200);
});

it('a row whose payment waits for a second person says so, and stands in no books until then', async () => {
  const disbursedOn = addDays(dayOf(new Date()), -10);
  const { id: loan, number } = await runningLoan(test.services, { disbursedOn });
  const tooMuch = { number: '999999993', reference: 'ASK-2', amount: '900000' };
  const id = await previewed(test.services, desk, csvOf([{ number, reference: 'ASK-1' }, tooMuch]));
  await record(id);
  const body = { amount: 900_000, receivedOn: dayOf(new Date()), reference: 'ASK-2', note: '' };
  await desk.call('POST /api/loans/admin/:id/repayments', { params: { id: loan }, body });
  expect((await rowsShown(desk, id)).rows[1]?.byHand).toEqual({
    loanId: loan,
    loanNumber: number,
    isAsked: true,
  });
  expect((await shown(desk, id)).byHand).toEqual({ rows: 0, amount: 0 });
  expect((await settle(id)).status).toBe(200);
});

it('a file that is discarded waits for nobody, and leaves no money out', async () => {
  const id = await file('GONE', true);
  expect(await waiting()).toEqual([id]);
  await desk.call('POST /api/loans/imports/:id/discard', { params: { id } });
  expect(await waiting()).toEqual([]);
  const [row] = (await desk.call('GET /api/loans/imports', { query: {} })).rows;
  expect(row).toMatchObject({ _id: id, leftOut: { rows: 0, amount: 0 } });
});

it('a file that a node of the version before has recorded, and not settled, waits only for what it left out', async () => {
  const [whole, part] = [await file('OLD', false), await file('OLDER', true)];
  for (const id of [whole, part]) {
    await record(id);
    await test.db
      .updateTable('repayment_imports')
      .set({ settled_at: null, settled_by: null })
      .where('id', '=', id)
      .execute();
  }
  expect(await waiting()).toEqual([part]);
  await settle(part);
});

it('a file that two people guard waits for a second one, and is offered to nobody who is one hand with its uploader', async () => {
  const { number } = await runningLoan(test.services, { disbursedOn: addDays(dayOf(new Date()), -30) });
  const back = addDays(dayOf(new Date()), -20);
  const id = await previewed(test.services, desk, csvOf([{ number, reference: 'BACK-1', on: back }]));
  const colleague = await loggedIn(test, await moderator(test.services, { firstName: 'Ben' }));
  const entryFor = async (who: Caller) =>
    (await who.call('GET /api/casework', { query: { queue: 'Payments' } })).rows.find(
      ({ _id }) => _id === id,
    );
  expect(await entryFor(desk)).toMatchObject({ mayTake: false, holdUp: 'SecondPerson' });
  expect(await entryFor(colleague)).toMatchObject({ mayTake: true });
  const take = (who: Caller) =>
    who.reply('POST /api/casework/:id/take', {
      params: { id: id as never },
      body: { queue: 'Payments', from: null },
    });
  expect((await take(desk)).body).toMatchObject({ code: 'casework.took_part' });
  expect((await take(colleague)).status).toBe(200);
});
