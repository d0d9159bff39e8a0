import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreementOf, readyToSign } from '#features/applications/server/agreement/agreements.test-support.ts';
import { complain, sender } from '#features/complaints/server/complaints.test-support.ts';
import { submitSample } from '#features/information/server/information.test-support.ts';
import { prizeOnOffer } from '#features/prizes/server/prizes.test-support.ts';
import { dayOf } from '#shared/calendar.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { type LenderOnOffer, lender } from '#tests/support/lenders.ts';
import { type RunningLoan, repaid, runningLoan } from '#tests/support/loans.ts';

let test: TestApp;
let desk: Caller;
let marcia: Someone;
let loan: RunningLoan;
let island: LenderOnOffer;
beforeAll(async () => {
  test = await openTestApp();
  desk = await loggedIn(test, await moderator(test.services));
  marcia = await someone(test.services, { firstName: 'Marcia', lastName: 'Quarrington' });
  await test.db
    .updateTable('accounts')
    .set({ phone: '+1 (876) 555-0142' })
    .where('id', '=', marcia.id)
    .execute();
  await submitSample(test, marcia, 'basic_information');
  loan = await runningLoan(test.services, { borrower: marcia });
  island = await lender(test.services, { partner: { name: 'Quarry Island Credit' } });
});
afterAll(() => test.close());

async function find(q: string): Promise<[kind: string, id: string][]> {
  const { found } = await desk.call('GET /api/find', { query: { q } });
  return found.map(({ kind, _id }) => [kind, _id]);
}

describe('looking for anything', () => {
  it.each(['quarrington', 'MARCIA QUARR', '555-0142', '18765550142', '8765550142', '104-583-927', '3927'])(
    'finds a person by %s',
    async (q) => {
      expect(await find(q)).toContainEqual(['person', marcia.id]);
    },
  );

  it('finds a person by the e-mail address', async () => {
    expect(await find(marcia.email)).toEqual([['person', marcia.id]]);
  });

  it.each(['9555-0142', '204583927', '142', '__'])('takes %s for nobody', async (q) => {
    expect(await find(q)).not.toContainEqual(['person', marcia.id]);
  });

  it('asks for two signs at least', async () => {
    expect((await desk.get('/api/find?q=m')).status).toBe(422);
  });

  it('finds a loan by its number, however it is written, and whose it is', async () => {
    const { found } = await desk.call('GET /api/find', {
      query: { q: loan.number.replace(/(\d{3})(?=\d)/g, '$1 ') },
    });
    expect(found).toEqual([
      { kind: 'loan', _id: loan.id, title: loan.number, about: 'Marcia Quarrington', standing: 'Active' },
    ]);
  });

  it('finds a loan by the reference of a payment and by the number of a receipt, and by that of no receipt there is', async () => {
    const today = dayOf(new Date());
    const reference = await repaid(test.services, loan, 500_00, today);
    await desk.call('POST /api/loans/admin/:id/repayments', {
      params: { id: loan.id },
      body: { amount: 500, receivedOn: today, reference: '20260077', note: '' },
    });
    for (const q of [reference.toLowerCase(), '20260077', `${loan.number}-R1`, `${loan.number}-r2`])
      expect(await find(q)).toEqual([['loan', loan.id]]);
    expect(await find(`${loan.number}-R3`)).toEqual([]);
  });

  it('finds a complaint by its number, and for admins alone what is for admins', async () => {
    const complaint = await complain(await sender(test));
    expect(await find(complaint.number.toLowerCase())).toEqual([['complaint', complaint._id]]);
    const ofStaff = await complain(await sender(test), 'Staff');
    expect(await find(ofStaff.number)).toEqual([]);
    const lead = await loggedIn(test, await moderator(test.services, { userType: 'Admin' }));
    const { found } = await lead.call('GET /api/find', { query: { q: ofStaff.number } });
    expect(found).toMatchObject([{ kind: 'complaint', title: ofStaff.number, standing: 'Received' }]);
  });

  it('finds an application by the number of its agreement', async () => {
    const agreed = await readyToSign(test.services);
    const { number } = await agreementOf(test.services, agreed);
    expect(await find(number.toLowerCase())).toEqual([['application', agreed.applicationId]]);
  });

  it('finds a lender by a part of its name, at the address of its page', async () => {
    expect(await find('quarry isl')).toEqual([['lender', island.account.id]]);
  });

  it('finds prizes and no deleted one; the newest come first, five of a kind', async () => {
    const names = ['Clay pot 1', 'Clay pot 2', 'Clay pot 3', 'Clay pot 4', 'Clay pot 5', 'Clay pot 6'];
    const ids: string[] = [];
    for (const name of names) ids.push(await prizeOnOffer(test.services, { name }));
    // Of one millisecond none is the newer one, and their ids stand in any order.
    ids.sort();
    const found = (await find('clay POT')).map(([, id]) => id);
    expect(found).toEqual(ids.toReversed().slice(0, 5));
    await test.db
      .updateTable('prizes')
      .set({ removed_at: new Date() })
      .where('id', '=', asId<'prizes'>(ids[5] ?? ''))
      .execute();
    expect((await find('clay pot')).map(([, id]) => id)).toEqual(ids.toReversed().slice(1));
  });

  it('of somebody whose account was deleted nothing is found', async () => {
    const gone = await someone(test.services, { firstName: 'Zelda', lastName: 'Vanished' });
    expect(await find('vanished')).toEqual([['person', gone.id]]);
    await test.db.updateTable('accounts').set({ status: 'Cancelled' }).where('id', '=', gone.id).execute();
    await sql`update accounts set erased_at = now(), first_name = 'Deleted', last_name = 'Person', phone = null,
      email = id || '@deleted.invalid', promo_code = null, last_login_at = null where id = ${gone.id}`.execute(
      test.db,
    );
    expect(await find('vanished')).toEqual([]);
    expect(await find('deleted person')).toEqual([]);
  });
});
