import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backgroundWork } from '#platform/server/work.ts';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import { carLoan, lenderAtWork, sending } from '../publishing/offers.test-support.ts';
import { installLenderTerms } from './lender-terms.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const ANN = 'Ann Kemp';
const terms = (browser: Caller) => browser.call('GET /api/partner/terms');
async function accept(browser: Caller, known: object = {}) {
  const { version, sha256 } = await terms(browser);
  return browser.post('/api/partner/terms/accept', { version, sha256, fullName: ANN, ...known });
}
const needed = { status: 409, body: { code: 'partner.terms_needed' } };
const entries = (partnerId: string) =>
  test.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'before', 'after'])
    .where('subject_id', '=', partnerId)
    .where('action', '=', 'partner.accept_terms')
    .execute();

/** A lender that has accepted nothing, with a product and a loan that is not on offer. */
const newcomer = () => lenderAtWork(test, { hasAccepted: false, loan: { status: 'Inactive' } });

describe('before the terms are accepted', () => {
  it('no loan goes on offer, new or edited; it can be saved as inactive', async () => {
    const { own, browser, saveLoan } = await newcomer();
    const sent = { ...carLoan, product: own.productId };
    expect(await saveLoan(sent)).toMatchObject(needed);
    expect(await saveLoan({ ...sent, _id: own.loanId })).toMatchObject(needed);
    expect((await saveLoan({ ...sent, status: 'Inactive' })).status).toBe(200);
    expect((await accept(browser)).status).toBe(200);
    expect((await saveLoan({ ...sent, _id: own.loanId })).status).toBe(200);
    expect((await saveLoan(sent)).status).toBe(200);
  });

  it('a lender reads what it will be bound by, and who keeps the fee, who collects, when it is settled', async () => {
    const { browser } = await newcomer();
    const { accepted, terms: words, agreement, sha256 } = await terms(browser);
    expect(accepted).toBeNull();
    expect(words.map(({ heading }) => heading)).toEqual(
      expect.arrayContaining(['Who keeps the fee', 'Who collects', 'When it is settled']),
    );
    expect(agreement.map(({ heading }) => heading)).toContain('What you get and what it costs');
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('accepting', () => {
  it('is on record with name, moment, version and hash, once; staff read it', async () => {
    const { own, browser } = await newcomer();
    expect((await accept(browser)).status).toBe(200);
    expect((await accept(browser, { fullName: 'Somebody Else' })).status).toBe(200);
    const { version, sha256, accepted } = await terms(browser);
    expect(accepted).toMatchObject({ version, sha256, name: ANN });
    expect(await entries(own.partnerId)).toMatchObject([
      { actor_id: own.account.id, before: { version: null }, after: { version, sha256, name: ANN } },
    ]);
    const staff = await loggedIn(test, await moderator(test.services));
    const { partner } = await staff.call('GET /api/partners/staff/:id', { params: { id: own.account.id } });
    expect(partner.company?.acceptances).toMatchObject([{ version, sha256, name: ANN }]);
  });

  it('of two windows at once is once', async () => {
    const { own, browser } = await newcomer();
    const replies = await Promise.all([accept(browser), accept(browser), accept(browser)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await entries(own.partnerId)).toHaveLength(1);
  });

  it.each([
    ['another hash', { sha256: 'a'.repeat(64) }, 409, 'partner.other_terms'],
    ['another version', { version: 99 }, 409, 'partner.other_terms'],
    ['no name', { fullName: ' ' }, 422, 'partner.fields'],
  ])('with %s is refused', async (_what, known, status, code) => {
    const { own, browser } = await newcomer();
    expect(await accept(browser, known)).toMatchObject({ status, body: { code } });
    expect(await entries(own.partnerId)).toEqual([]);
  });

  it('is never changed or taken back, also past the server', async () => {
    const { partnerId } = await lender(test.services);
    const own = test.db.updateTable('lender_acceptances').where('partner_id', '=', partnerId);
    await expect(own.set({ name: 'Nobody' }).execute()).rejects.toThrow();
    await expect(
      test.db.deleteFrom('lender_acceptances').where('partner_id', '=', partnerId).execute(),
    ).rejects.toThrow();
  });
});

describe('a new version', () => {
  const changed = [{ heading: 'What you get and what it costs', paragraphs: ['Other words.'] }];

  it('is published once, asks again before the next publishing, and leaves what is on offer there', async () => {
    const work = backgroundWork(test.services, new Date());
    const { own, browser, saveLoan } = await lenderAtWork(test);
    const { version: before } = await terms(browser);
    await work.transaction((work) => installLenderTerms(work, changed));
    await work.transaction((work) => installLenderTerms(work, changed));
    const { version, accepted } = await terms(browser);
    expect(version).toBe(before + 1);
    expect(accepted?.version).toBe(before);
    const sent = { ...carLoan, product: own.productId };
    expect(await saveLoan(sent)).toMatchObject(needed);
    expect((await saveLoan({ ...sent, _id: own.loanId, name: 'Still on offer' })).status).toBe(200);
    await accept(browser);
    expect((await saveLoan(sent)).status).toBe(200);
    expect(await entries(own.partnerId)).toMatchObject([{ before: { version: before }, after: { version } }]);
  });

  it('is accepted by who has a company alone', async () => {
    const { browser } = sending(await loggedIn(test, await someone(test.services, { userType: 'Partner' })));
    expect(await accept(browser)).toMatchObject({ status: 409, body: { code: 'partner.company_needed' } });
  });
});
