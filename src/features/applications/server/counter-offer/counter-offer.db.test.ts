import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/calendar.ts';
import { loggedIn } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { type LenderOnOffer, lender } from '#tests/support/lenders.ts';
import { applicationRecords } from '../application-records.ts';
import { applied } from '../lender/lender-applications.test-support.ts';
import { answer, lendersDesk, SMALLER, shown, stored, traces } from './counter-offers.test-support.ts';
import { makeCounterOffer } from './make-counter-offer.ts';

type Desk = Awaited<ReturnType<typeof lendersDesk>>;
let test: TestApp;
let island: LenderOnOffer;
let desk: Caller;
let asked: Desk['asked'];
let offer: Desk['offer'];
let offered: Desk['offered'];
beforeAll(async () => {
  test = await openTestApp();
  ({ island, desk, asked, offer, offered } = await lendersDesk(test));
});
afterAll(() => test.close());

describe('other terms', () => {
  it('stand beside what was asked for, with the cost of both; the borrower hears of it', async () => {
    const one = await offered();
    const { status, loanAmount, offer } = await shown(one.browser, one);
    expect({ status, loanAmount }).toEqual({ status: 'Waiting', loanAmount: 50_000 });
    expect(offer).toMatchObject({
      state: 'Open',
      reason: SMALLER.reason,
      asked: {
        loanAmount: 50_000,
        interestRate: 5,
        term: 6,
        cost: { totalRepayment: 65_000, monthlyRepayment: 10_833.33 },
      },
      offered: {
        loanAmount: 30_000,
        interestRate: 6,
        term: 4,
        cost: { totalRepayment: 37_200, monthlyRepayment: 9_300 },
      },
    });
    expect(offer?.offered.cost.effectiveYearlyRate).toBeGreaterThan(0);
    const { rows } = await one.browser.call('GET /api/loan-application/user');
    expect(rows).toMatchObject([{ status: 'Waiting', waitsForAnswer: true }]);
    const ofLender = await desk.call('GET /api/loan-application/partner');
    expect(ofLender.rows.find(({ _id }) => _id === one.applicationId)).toMatchObject({
      waitsForBorrower: true,
    });
    const { audits, bell, mails } = await traces(test, one);
    expect(audits).toMatchObject([
      {
        action: 'counter_offer.make',
        actor_id: island.account.id,
        before: { amountCents: 50_000_00, rateMonthlyBps: 500, termMonths: 6 },
        after: { amountCents: 30_000_00, rateMonthlyBps: 600, termMonths: 4, reason: SMALLER.reason },
      },
    ]);
    expect(bell).toEqual(['counterOfferMade']);
    // What a lender writes is read in the app, where nobody takes it for ours: a mail under our name could carry any address.
    const mail = mails.find(({ subject }) => subject === 'Island Credit offers you other terms');
    expect(mail?.body_text).toContain('$30,000.00');
    expect(mail?.body_text).not.toContain(SMALLER.reason);
  });

  it("wait for the borrower: the lender's counters and its list say whose answer is waited for", async () => {
    const own = await lender(test.services);
    const browser = await loggedIn(test, own.account);
    const [one, , third] = [
      await applied(test.services, own),
      await applied(test.services, own),
      await applied(test.services, own),
    ];
    await browser.call('POST /api/loan-application/:id/counter-offer', {
      params: { id: one.applicationId },
      body: SMALLER,
    });
    await (await loggedIn(test, third.person)).call('POST /api/loan-application/:id/withdraw', {
      params: { id: third.applicationId },
    });
    expect(await browser.call('GET /api/partner-report')).toMatchObject({
      waiting: 1,
      waitingForBorrower: 1,
    });
    const waitsFor = async (whom: 'lender' | 'borrower') =>
      (await browser.call('GET /api/loan-application/partner', { query: { waitsFor: whom } })).total;
    expect([await waitsFor('lender'), await waitsFor('borrower')]).toEqual([1, 1]);
  });

  it('are offered five times for an application, not time and again', async () => {
    const one = await asked();
    const browser = await loggedIn(test, one.person);
    for (let time = 1; time <= 5; time++) {
      expect((await offer(one)).status).toBe(200);
      const id = (await shown(browser, one)).offer?._id ?? '';
      expect((await answer(browser, 'decline', one, id)).status).toBe(200);
    }
    expect(await offer(one)).toMatchObject({ status: 409, body: { code: 'counter_offer.too_many' } });
  });

  it.each([
    ['no reason that can be seen', { reason: '\u200b\u2060' }, 'reason'],
    ['a rate above what was published', { interestRate: 8.01 }, 'interestRate'],
    ['a rate below what was published', { interestRate: 2.99 }, 'interestRate'],
    ['more than the loan lends', { loanAmount: 200_000.01 }, 'loanAmount'],
    ['less than the loan lends', { loanAmount: 9_999.99 }, 'loanAmount'],
    ['a longer term than was published', { term: 13 }, 'term'],
    ['no reason', { reason: ' ' }, 'reason'],
    ['the very terms that were asked for', { loanAmount: 50_000, interestRate: 5, term: 6 }, 'loanAmount'],
  ])('with %s are refused, and it says of which field', async (_what, body, field) => {
    const one = await asked();
    const refused = await offer(one, body);
    expect(refused).toMatchObject({ status: 422, body: { code: 'counter_offer.fields' } });
    expect(Object.keys((refused.body as { fields: object }).fields)).toEqual([field]);
  });

  it('hold to what was published when it was applied for, whatever the loan became', async () => {
    const own = await lender(test.services);
    const one = await applied(test.services, own, { loanAmount: 50_000 });
    await test.db
      .updateTable('partner_loans')
      .set({ maximum_rate_monthly_bps: 900 })
      .where('id', '=', own.loanId)
      .execute();
    const browser = await loggedIn(test, own.account);
    const sent = { params: { id: one.applicationId }, body: { ...SMALLER, interestRate: 8.5 } };
    expect((await browser.refused('POST /api/loan-application/:id/counter-offer', sent)).status).toBe(422);
  });

  it('are one at a time, and another lender has none to make', async () => {
    const one = await offered();
    expect(await offer(one)).toMatchObject({ status: 409, body: { code: 'counter_offer.open' } });
    const other = await loggedIn(test, (await lender(test.services)).account);
    const sent = { params: { id: one.applicationId }, body: SMALLER };
    expect((await other.refused('POST /api/loan-application/:id/counter-offer', sent)).status).toBe(404);
  });

  it('are refused where the lender could not approve either', async () => {
    const one = await asked();
    await test.db
      .updateTable('accounts')
      .set({ status: 'Cancelled' })
      .where('id', '=', one.person.id)
      .execute();
    expect(await offer(one)).toMatchObject({ status: 409, body: { code: 'application.applicant_closed' } });
  });

  it('never change what they say, and end once, also past the server', async () => {
    const one = await offered();
    const set = (assignment: string) =>
      sql`update counter_offers set ${sql.raw(assignment)} where id = ${one.id}`.execute(test.db);
    await expect(set('amount_cents = 1')).rejects.toThrow(/never changes/);
    await expect(set("reason = 'Other words'")).rejects.toThrow(/never changes/);
    await expect(sql`delete from counter_offers where id = ${one.id}`.execute(test.db)).rejects.toThrow();
    await answer(one.browser, 'decline', one, one.id);
    await expect(set("outcome = 'Accepted'")).rejects.toThrow(/never changes/);
    await expect(
      test.db
        .updateTable('applications')
        .set({
          amount_cents: 30_000_00,
          status: 'Approved',
          decided_by: island.account.id,
          decided_at: new Date(),
        } as never)
        .where('id', '=', one.applicationId)
        .execute(),
    ).rejects.toThrow(/never changes/);
  });
});

describe('what else ends them', () => {
  it('declining leaves the application as it was asked for, and the lender hears of it', async () => {
    const one = await offered();
    expect((await answer(one.browser, 'decline', one, one.id)).status).toBe(200);
    expect((await answer(one.browser, 'decline', one, one.id)).status).toBe(200);
    expect(await stored(test, one)).toMatchObject({ status: 'Waiting', amount_cents: 50_000_00 });
    expect(await answer(one.browser, 'accept', one, one.id)).toMatchObject({
      status: 409,
      body: { code: 'counter_offer.declined' },
    });
    const letters = await test.db
      .selectFrom('mails')
      .select('subject')
      .where('account_id', '=', island.account.id)
      .where('subject', '=', 'Your offer was declined')
      .execute();
    expect(letters.length).toBeGreaterThan(0);
    expect((await traces(test, one)).audits.map(({ action }) => action).sort()).toEqual([
      'counter_offer.decline',
      'counter_offer.make',
    ]);
    expect((await offer(one)).status).toBe(200);
  });

  it('taking it back leaves it too, and says so to who would accept', async () => {
    const one = await offered();
    expect((await answer(desk, 'withdraw', one, one.id)).status).toBe(200);
    expect((await answer(desk, 'withdraw', one, one.id)).status).toBe(200);
    expect(await answer(one.browser, 'accept', one, one.id)).toMatchObject({
      status: 409,
      body: { code: 'counter_offer.withdrawn' },
    });
    expect((await traces(test, one)).bell).toContain('counterOfferWithdrawn');
  });

  it('an approval as it was asked for takes it back', async () => {
    const one = await offered();
    const path = `/api/loan-application/updateStatus/${one.applicationId}`;
    expect((await desk.post(path, { status: 'Approved' })).status).toBe(200);
    expect(await stored(test, one)).toMatchObject({ status: 'Approved', amount_cents: 50_000_00 });
    expect((await shown(one.browser, one)).offer).toMatchObject({ state: 'Withdrawn' });
  });

  it('a verdict after its last day leaves it run out', async () => {
    const long = new Date(Date.now() - 8 * DAY_MS);
    const one = await applied(test.services, island, { loanAmount: 50_000, now: long });
    await makeCounterOffer(workAs(test.services, island.account, long), {
      params: { id: one.applicationId },
      body: SMALLER,
    } as never);
    const path = `/api/loan-application/updateStatus/${one.applicationId}`;
    expect((await desk.post(path, { status: 'Approved' })).status).toBe(200);
    expect((await shown(desk, one)).offer).toMatchObject({ state: 'Expired' });
  });

  it('the borrower taking the application back declines it', async () => {
    const one = await offered();
    await one.browser.call('POST /api/loan-application/:id/withdraw', { params: { id: one.applicationId } });
    expect((await shown(one.browser, one)).offer).toMatchObject({ state: 'Declined' });
    expect(await answer(one.browser, 'accept', one, one.id)).toMatchObject({ status: 409 });
    expect((await stored(test, one)).status).toBe('Withdrawn');
  });

  it('the person reads it with what is held about them', async () => {
    const one = await offered();
    const parts = await applicationRecords.held(workAs(test.services, one.person), one.person.id);
    expect(JSON.stringify(parts)).toContain(SMALLER.reason);
  });
});
