import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSENT_VERSION } from '#features/consents/rules/lender-consent.ts';
import { standingConsent } from '#features/consents/server/standing-consent.ts';
import { addMonths, dayOf } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { payableOn } from '#shared/working-days/working-days.ts';
import { borrower, loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { type LenderOnOffer, lender, partnerLoan } from '#tests/support/lenders.ts';

let test: TestApp;
let island: LenderOnOffer;
beforeAll(async () => {
  test = await openTestApp();
  island = await lender(test.services, { partner: { name: 'Island Credit' } });
});
afterAll(() => test.close());

const agreed = { consent: true, consentVersion: CONSENT_VERSION };
const APPLY = '/api/loan/user/apply?loanType=FirstModel';

const applicationsOf = ({ id }: Someone) =>
  test.db.selectFrom('applications').selectAll().where('account_id', '=', id).execute();
const consentsOf = ({ id }: Someone) =>
  test.db.selectFrom('consents').selectAll().where('account_id', '=', id).orderBy('given_at').execute();
const standing = ({ id }: Someone) => standingConsent(workAs(test.services, null), id, island.partnerId);

async function visitor(): Promise<{ person: Someone; browser: Caller }> {
  const person = await someone(test.services);
  return { person, browser: await loggedIn(test, person) };
}

describe('applying with consent', () => {
  it('waits for the lender, at its rate, and keeps what was on offer', async () => {
    const { person, browser } = await visitor();
    const body = { loanId: island.loanId, loanAmount: 50_000, term: 9, ...agreed };
    expect(await browser.post(APPLY, body)).toMatchObject({
      status: 200,
      body: { message: 'Applied successfully. Waiting for admin approval' },
    });
    const [row] = await applicationsOf(person);
    expect(row).toMatchObject({
      status: 'Waiting',
      decision_id: null,
      partner_loan_id: island.loanId,
      partner_id: island.partnerId,
      amount_cents: 50_000_00,
      rate_monthly_bps: 500,
      term_months: 9,
    });
    const shown = await browser.call('GET /api/loan-application/:id', { params: { id: row?.id } });
    // 50,000 × 5 % × 9 = 22,500.
    expect(shown).toMatchObject({
      status: 'Waiting',
      partner: { _id: island.partnerId, name: 'Island Credit' },
      cost: { fee: 2_500, cashInHand: 47_500, interest: 22_500, totalRepayment: 72_500 },
    });
    expect(JSON.parse(shown.loanInfoImmutable)).toMatchObject({ maximumAmount: 200_000, minimumTerm: 3 });
    expect(JSON.parse(shown.productInfoImmutable)).toEqual({
      ...{ name: expect.any(String), type: 'Personal', shortCode: expect.any(String) },
      ...{ description: expect.any(String), loanRequirementCriteria: expect.any(String) },
    });
  });

  it('costs what it does as the lender collects it', async () => {
    const { person, browser } = await visitor();
    const loanId = await partnerLoan(test.services, island, { repayment_option: 'Quarterly' });
    await browser.post(APPLY, { loanId, loanAmount: 50_000, term: 7, ...agreed });
    const [row] = await applicationsOf(person);
    const { cost } = await browser.call('GET /api/loan-application/:id', { params: { id: row?.id } });
    // 50,000 × 5 % × 7 = 17,500; three and six months on, and at the end of the seventh: 67,500 ÷ 3 = 22,500.
    expect(cost).toMatchObject({ repaymentOption: 'Quarterly', monthlyRepayment: 22_500 });
    const asked = dayOf(row?.created_at ?? new Date(0));
    expect(cost.schedule.map(({ dueOn }) => dueOn)).toEqual(
      [3, 6, 7].map((months) => payableOn(addMonths(asked, months))),
    );
  });

  it('keeps the consent: to whom, for what, in which wording', async () => {
    const { person, browser } = await visitor();
    await browser.post(APPLY, { loanId: island.loanId, ...agreed });
    const [application] = await applicationsOf(person);
    expect(await consentsOf(person)).toMatchObject([
      {
        id: application?.consent_id,
        partner_id: island.partnerId,
        purpose: 'LoanApplication',
        shared: ['contact', 'application', 'verifiedInformation', 'documents'],
        text_version: CONSENT_VERSION,
        withdrawn_at: null,
      },
    ]);
    expect(await standing(person)).toMatchObject({ id: application?.consent_id });
  });

  it('takes the least over the usual term where nothing was chosen', async () => {
    const { person, browser } = await visitor();
    await browser.post(APPLY, { loanId: island.loanId, ...agreed });
    expect(await applicationsOf(person)).toMatchObject([{ amount_cents: 10_000_00, term_months: 6 }]);
  });

  it('notifies the borrower, and the lender without naming anybody', async () => {
    const { person, browser } = await visitor();
    const own = await lender(test.services, { loan: { name: 'Quick Cash' } });
    await browser.post(APPLY, { loanId: own.loanId, ...agreed });
    const mails = await test.db
      .selectFrom('mails')
      .select(['account_id', 'body_text'])
      .where('account_id', 'in', [person.id, own.account.id])
      .execute();
    expect(mails.map(({ account_id }) => account_id).toSorted()).toEqual(
      [person.id, own.account.id].toSorted(),
    );
    const letter = mails.find(({ account_id }) => account_id === own.account.id)?.body_text ?? '';
    expect(letter).toContain('Quick Cash');
    expect(letter).not.toMatch(/Campbell|Marcia|person-/);
    const audits = await test.db
      .selectFrom('audit_entries')
      .select('action')
      .where('account_id', '=', person.id)
      .orderBy('action')
      .execute();
    expect(audits.map(({ action }) => action)).toEqual(['application.apply_to_lender', 'consent.give']);
  });
});

describe('without consent', () => {
  it.each([
    ['none', {}, 422, 'consent.needed'],
    ['a tick without its wording', { consent: true }, 422, 'consent.needed'],
    ['an old wording', { consent: true, consentVersion: CONSENT_VERSION + 1 }, 409, 'consent.outdated'],
    ['a plain no', { consent: false, consentVersion: CONSENT_VERSION }, 422, 'request.invalid'],
  ])('%s: nothing is sent and nothing is kept', async (_what, sent, status, code) => {
    const { person, browser } = await visitor();
    expect(await browser.post(APPLY, { loanId: island.loanId, ...sent })).toMatchObject({
      status,
      body: { code },
    });
    expect(await applicationsOf(person)).toEqual([]);
    expect(await consentsOf(person)).toEqual([]);
  });

  it('one that stands for the same lender is enough; once withdrawn it is not', async () => {
    const { person, browser } = await visitor();
    const second = await partnerLoan(test.services, island, { name: 'Second' });
    const third = await partnerLoan(test.services, island, { name: 'Third' });
    await browser.post(APPLY, { loanId: island.loanId, ...agreed });
    expect((await browser.post(APPLY, { loanId: second })).status).toBe(200);
    const consents = await consentsOf(person);
    expect(consents).toHaveLength(1);
    await browser.call('POST /api/consents/:id/withdraw', { params: { id: consents[0]?.id } });
    expect(await standing(person)).toBeNull();
    expect(await browser.post(APPLY, { loanId: third })).toMatchObject({
      status: 422,
      body: { code: 'consent.needed' },
    });
    expect((await browser.post(APPLY, { loanId: third, ...agreed })).status).toBe(200);
    expect(await consentsOf(person)).toHaveLength(2);
    expect(await standing(person)).not.toBeNull();
  });

  it('that for another lender does not count', async () => {
    const { browser } = await visitor();
    const other = await lender(test.services);
    await browser.post(APPLY, { loanId: other.loanId, ...agreed });
    expect((await browser.post(APPLY, { loanId: island.loanId })).body).toMatchObject({
      code: 'consent.needed',
    });
  });
});

describe('what is asked for', () => {
  it.each([
    ['more than it lends', { loanAmount: 200_000.01 }, 'loanAmount'],
    ['less than it lends', { loanAmount: 9_999.99 }, 'loanAmount'],
    ['too long a term', { term: 13 }, 'term'],
    ['too short a term', { term: 2 }, 'term'],
  ])('%s is refused beside its field', async (_what, wish, field) => {
    const { person, browser } = await visitor();
    const reply = await browser.post(APPLY, { loanId: island.loanId, ...wish, ...agreed });
    expect(reply).toMatchObject({ status: 422, body: { code: 'application.outside_limits' } });
    expect(Object.keys((reply.body as { fields: object }).fields)).toEqual([field]);
    expect(await applicationsOf(person)).toEqual([]);
    expect(await consentsOf(person)).toEqual([]);
  });

  it.each(['interestRate', 'status', 'partner', 'model'])('takes no %s from outside', async (field) => {
    const { browser } = await visitor();
    expect((await browser.post(APPLY, { loanId: island.loanId, ...agreed, [field]: 1 })).status).toBe(422);
  });

  it.each([
    ['an unlicensed lender', { partner: { licence_state: 'Applied' as const } }],
    ['a deactivated lender', { partner: { status: 'Deactivated' as const } }],
    ['a withdrawn product', { product: { status: 'Inactive' as const } }],
    ['a withdrawn loan', { loan: { status: 'Inactive' as const } }],
  ])('a loan of %s is not there', async (_whose, known) => {
    const { person, browser } = await visitor();
    const { loanId } = await lender(test.services, known);
    expect((await browser.post(APPLY, { loanId, ...agreed })).status).toBe(404);
    expect((await browser.post(APPLY, { loanId: newId(), ...agreed })).status).toBe(404);
    expect(await consentsOf(person)).toEqual([]);
  });
});

describe('doing it twice', () => {
  it('two callers at once: one application, one consent', async () => {
    const person = await someone(test.services);
    const [here, there] = await Promise.all([loggedIn(test, person), loggedIn(test, person)]);
    const body = { loanId: island.loanId, ...agreed };
    const replies = await Promise.all([here.post(APPLY, body), there.post(APPLY, body)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'application.waiting' });
    expect(await applicationsOf(person)).toHaveLength(1);
    expect(await consentsOf(person)).toHaveLength(1);
  });

  it('two loans of one lender at once: two applications under one consent', async () => {
    const person = await someone(test.services);
    const own = await lender(test.services);
    const second = await partnerLoan(test.services, own);
    const [here, there] = await Promise.all([loggedIn(test, person), loggedIn(test, person)]);
    await Promise.all([
      here.post(APPLY, { loanId: own.loanId, ...agreed }),
      there.post(APPLY, { loanId: second, ...agreed }),
    ]);
    expect(await applicationsOf(person)).toHaveLength(2);
    expect(await consentsOf(person)).toHaveLength(1);
    const { body } = await here.get(`/api/loan-application/user?loan=${second}`);
    expect(body).toMatchObject({ total: 1, rows: [{ status: 'Waiting' }] });
  });

  it('the same key: the same reply, one effect', async () => {
    const { person, browser } = await visitor();
    const key = 'lender-once-0001';
    const body = { loanId: island.loanId, ...agreed };
    const replies = [await browser.post(APPLY, body, { key }), await browser.post(APPLY, body, { key })];
    expect(replies[0]?.body).toEqual(replies[1]?.body);
    expect(await applicationsOf(person)).toHaveLength(1);
  });
});

describe('beside our own loan', () => {
  it('neither stands in the way of the other, and the counts know both', async () => {
    const person = await borrower(test.services);
    const browser = await loggedIn(test, person);
    const staff = await loggedIn(test, await moderator(test.services));
    const totalOf = async (status: 'Waiting' | 'Pending') =>
      (await staff.call('GET /api/loan-application/admin', { query: { status } })).total;
    const [waiting, pending] = [await totalOf('Waiting'), await totalOf('Pending')];
    await browser.post(APPLY, { loanId: island.loanId, ...agreed });
    const offer = { term: 4, interestRate: 6, loanAmount: 5_000, model: 'FirstModel' as const };
    await browser.call('POST /api/loan-application', { body: offer });
    expect(await browser.call('GET /api/loan/user/decision')).toMatchObject({ loanDecision: false });
    expect([await totalOf('Waiting'), await totalOf('Pending')]).toEqual([waiting + 1, pending + 1]);
  });

  it('staff see it, with its lender and no decision of ours, and decide nothing about it', async () => {
    const { person, browser } = await visitor();
    const { body } = await browser.post(APPLY, { loanId: island.loanId, ...agreed });
    const { _id } = body as { _id: string };
    const staff = await loggedIn(test, await moderator(test.services));
    expect(
      await staff.call('GET /api/loan-application/admin', { query: { status: 'Waiting' } }),
    ).toMatchObject({
      rows: expect.arrayContaining([
        expect.objectContaining({ _id, partner: { _id: island.partnerId, name: 'Island Credit' } }),
      ]),
    });
    expect(await staff.call('GET /api/loan-application/admin/:id', { params: { id: _id } })).toMatchObject({
      status: 'Waiting',
      decision: null,
    });
    for (const [verb, verdict] of [
      ['approve', {}],
      ['reject', { rejectionReason: 'No' }],
    ] as const)
      expect(await staff.post(`/api/loan-application/admin/${_id}/${verb}`, verdict)).toMatchObject({
        status: 409,
        body: { code: 'application.lender_decides' },
      });
    expect(await applicationsOf(person)).toMatchObject([{ status: 'Waiting' }]);
  });

  it("is nobody else's to see", async () => {
    const { browser } = await visitor();
    const { body } = await browser.post(APPLY, { loanId: island.loanId, ...agreed });
    const other = await visitor();
    const { _id } = body as { _id: string };
    expect(
      (await other.browser.refused('GET /api/loan-application/:id', { params: { id: _id } })).status,
    ).toBe(404);
    expect((await (await loggedIn(test, island.account)).post(APPLY, { loanId: island.loanId })).status).toBe(
      403,
    );
  });
});
