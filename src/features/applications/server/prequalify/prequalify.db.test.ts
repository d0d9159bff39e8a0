import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consentVersionOf } from '#features/consents/rules/lender-consent.ts';
import type { PolicyFigures } from '#features/decisions/contract.ts';
import { stopChallenge } from '#features/decisions/server/policy-desk/challenge/end-challenge.ts';
import { challenged, published } from '#features/decisions/server/policy-desk/policy-desk.test-support.ts';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { seedAccountOf } from '#features/seeds/server/ledger.ts';
import { DAY_MS, dayOf } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import { changeSubmission, loggedIn, type Someone, someone, submitted } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { type LenderOnOffer, lender, partnerLoan } from '#tests/support/lenders.ts';
import type { Offers } from '../../contract/prequalification.ts';

let test: TestApp;
/** A lender whose loan asks for a debt service ratio of 40 % at most, and another. */
let island: LenderOnOffer;
let desk: Caller;
let other: LenderOnOffer;
let otherDesk: Caller;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.db.updateTable('partner_loans').set({ status: 'Inactive' }).execute();
  island = await lender(test.services, { partner: { name: 'Island Credit' }, loan: { name: 'Yard Loan' } });
  other = await lender(test.services, { partner: { name: 'Ridge Credit' } });
  desk = await loggedIn(test, island.account);
  otherDesk = await loggedIn(test, other.account);
});
afterAll(() => test.close());

/** $56,790.58 left a month, 7.54 % to debts. */
async function borrower(known: Parameters<typeof someone>[1] = {}) {
  const person = await someone(test.services, known);
  await submitted(test.services, person);
  return { person, browser: await loggedIn(test, person) };
}

const offersOf = async (browser: Caller, loan = '') =>
  (await browser.get(`/api/prequalification${loan && `?loan=${loan}`}`)).body as Offers;
const letContact = (browser: Caller, loanId = island.loanId) =>
  browser.reply('POST /api/prequalification/contact', {
    body: {
      loanId,
      consent: true,
      consentVersion: consentVersionOf('Prequalification'),
    },
  });
const listOf = (browser: Caller, page = 1) =>
  browser.call('GET /api/prequalification/partner', { query: { page } });
const setLoan = (known: object, id = island.loanId) =>
  test.db.updateTable('partner_loans').set(known).where('id', '=', id).execute();
const looksAt = ({ id }: Someone) =>
  test.db.selectFrom('consent_looks').selectAll().where('account_id', '=', id).execute();

describe('a loan whose criteria are met', () => {
  it('is offered, with the figures that meet them', async () => {
    const { browser } = await borrower();
    expect(await offersOf(browser, island.loanId)).toEqual({
      figures: { freeCashFlow: 56_790.58, debtServiceRatio: 7.54, runningLoans: 0, verified: false },
      total: 1,
      rows: [
        expect.objectContaining({
          _id: island.loanId,
          name: 'Yard Loan',
          loanCriteria: 'Debt Service Ratio',
          loanCriteriaValue: 40,
          partner: expect.objectContaining({ _id: island.partnerId, licenceState: 'Licensed' }),
          contact: 'asks',
        }),
      ],
    });
  });

  it('is among the others, the cheapest first', async () => {
    const { browser } = await borrower();
    const cheap = await partnerLoan(test.services, island, { default_rate_monthly_bps: 300 });
    const { rows } = await offersOf(browser);
    expect(rows.map(({ _id }) => _id)[0]).toBe(cheap);
    expect(rows).toHaveLength(3);
  });

  it.each([
    ['the lender does not let us offer it', { allow_ksap_to_offer: false }],
    ['it is not active', { status: 'Inactive' }],
    ['the ratio asked for is lower', { loan_criteria_value_hundredths: 7_53 }],
    [
      'more free cash flow is asked for',
      { loan_criteria: 'Free Cash Flow', loan_criteria_value_hundredths: 56_790_59 },
    ],
    [
      'even its smallest amount is too much to repay',
      { minimum_amount_cents: 2_000_000_00, maximum_amount_cents: 2_000_000_00 },
    ],
  ])('is not offered when %s', async (_what, known) => {
    const { browser } = await borrower();
    const before = await borrower();
    await letContact(before.browser);
    await setLoan(known);
    expect(await offersOf(browser, island.loanId)).toMatchObject({ rows: [], total: 0 });
    expect((await letContact(browser)).status).toBeGreaterThanOrEqual(404);
    // Whom the lender may contact already meets the criteria still, however the loan is offered.
    expect((await listOf(desk)).total).toBe('allow_ksap_to_offer' in known ? 1 : 0);
  });

  it.each([
    ['is deactivated', { status: 'Deactivated' as const }],
    ['has lost its licence', { licence_state: 'Expired' as const }],
  ])('is not offered when its lender %s', async (_what, known) => {
    const { browser } = await borrower();
    await letContact(browser);
    await test.db.updateTable('partners').set(known).where('id', '=', island.partnerId).execute();
    expect((await offersOf(browser, island.loanId)).total).toBe(0);
    expect(await listOf(desk)).toMatchObject({ rows: [], total: 0, isOn: false });
  });

  it('is held to the policy in force, not to one that waits for its start or is tried on some', async () => {
    const { browser } = await borrower();
    // An instalment that half of what is left pays, and a fifth does not.
    await setLoan({ minimum_amount_cents: cents(100_000_00) });
    const less = (figures: PolicyFigures): PolicyFigures => ({
      ...figures,
      allowance: { ...figures.allowance, freeCashFlowShareBps: 2_000 },
    });
    const challenger = await challenged(test.services, less);
    expect((await offersOf(browser, island.loanId)).total).toBe(1);
    const admin = await someone(test.services, { userType: 'Admin' });
    await stopChallenge(workAs(test.services, admin), {
      params: { id: challenger },
      body: { note: 'Done with trying' },
    });
    await published(test.services, less, new Date(), new Date(Date.now() + DAY_MS));
    expect((await offersOf(browser, island.loanId)).total).toBe(1);
  });

  it('is not offered before the figures are submitted', async () => {
    const person = await someone(test.services);
    const { debt_information: _, ...five } = sampleAnswers(dayOf(new Date()));
    await submitted(test.services, person, { answers: five });
    const browser = await loggedIn(test, person);
    expect(await offersOf(browser)).toEqual({ figures: null, rows: [], total: 0 });
    expect((await letContact(browser)).status).toBe(409);
  });
});

describe('a person who lets the lender contact them', () => {
  it('is in its list with name, contact and two figures, on record as a look, and in no other list', async () => {
    const { person, browser } = await borrower({ firstName: 'Althea', lastName: 'Reid' });
    expect(await letContact(browser)).toMatchObject({
      status: 200,
      body: { message: 'Island Credit can now see you and may contact you.' },
    });
    expect(await listOf(desk)).toMatchObject({
      total: 1,
      isOn: true,
      rows: [
        {
          user: { fullName: 'Althea Reid', email: person.email, phone: null },
          freeCashFlow: 56_790.58,
          debtServiceRatio: 7.54,
          verified: false,
          loans: [{ _id: island.loanId, name: 'Yard Loan' }],
        },
      ],
    });
    await listOf(desk);
    expect(await looksAt(person)).toMatchObject([{ kind: 'Prequalification', partner_id: island.partnerId }]);
    expect(await browser.call('GET /api/consents/looks')).toMatchObject({
      total: 1,
      rows: [{ application: null }],
    });
    expect((await listOf(otherDesk)).rows).toEqual([]);
    expect((await offersOf(browser, island.loanId)).rows[0]?.contact).toBe('allowed');
    expect((await offersOf(browser, other.loanId)).rows[0]?.contact).toBe('asks');
  });

  it('sends the lender one mail, which names nobody', async () => {
    const { person, browser } = await borrower({ firstName: 'Althea' });
    await letContact(browser);
    await letContact(browser);
    const mails = await test.db
      .selectFrom('mails')
      .select(['subject', 'body_text', 'body_html'])
      .where('account_id', '=', island.account.id)
      .execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body_text).toContain('Yard Loan');
    expect(JSON.stringify(mails)).not.toMatch(new RegExp(`Althea|${person.email}`));
    const seeds = await test.db
      .selectFrom('seed_accounts')
      .select('balance')
      .where('id', '=', seedAccountOf(person.id))
      .executeTakeFirstOrThrow();
    expect(seeds.balance).toBe(0);
  });

  it('is gone with the consent, and so are the kept figures', async () => {
    const { person, browser } = await borrower();
    await letContact(browser);
    const { rows } = await browser.call('GET /api/consents');
    expect(rows[0]).toMatchObject({ purpose: 'Prequalification', shared: ['contact', 'figures'] });
    await browser.call('POST /api/consents/:id/withdraw', { params: { id: rows[0]?._id } });
    expect(await listOf(desk)).toMatchObject({ rows: [], total: 0, isOn: true });
    const kept = await test.db
      .selectFrom('prequalification_figures')
      .selectAll()
      .where('account_id', '=', person.id)
      .execute();
    expect(kept).toEqual([]);
    expect(await looksAt(person)).toEqual([]);
  });

  it('is not sent while the lender has it switched off, consent or not', async () => {
    const { person, browser } = await borrower();
    await letContact(browser);
    await setLoan({ send_data_if_prequalified: false });
    expect(await listOf(desk)).toMatchObject({ rows: [], total: 0, isOn: false });
    expect(await looksAt(person)).toEqual([]);
    expect((await offersOf(browser, island.loanId)).rows[0]?.contact).toBe('off');
    const someoneElse = await borrower();
    expect((await letContact(someoneElse.browser)).status).toBe(409);
  });

  it('leaves the list when a section is opened again, and returns with new figures', async () => {
    const { person, browser } = await borrower();
    await letContact(browser);
    const reopen = (sId: string) => changeSubmission(test, person, sId, { reopened_at: new Date() });
    await reopen('debt_information');
    expect((await listOf(desk)).total).toBe(0);
    await submitted(test.services, person, { answers: { debt_information: { number_of_debts: '0' } } });
    expect((await listOf(desk)).rows).toMatchObject([
      { user: { email: person.email }, debtServiceRatio: 2.73 },
    ]);
    await test.db
      .updateTable('submissions')
      .set({ status: 'Verified' })
      .where('account_id', '=', person.id)
      .execute();
    expect((await listOf(desk)).rows).toMatchObject([{ verified: true }]);
  });

  it('is not shown while suspended', async () => {
    const { person, browser } = await borrower();
    await letContact(browser);
    await test.db.updateTable('accounts').set({ status: 'Suspended' }).where('id', '=', person.id).execute();
    expect((await listOf(desk)).total).toBe(0);
  });

  it('agrees to the wording in force, or is refused', async () => {
    const { browser } = await borrower();
    const body = { loanId: island.loanId, consent: true, consentVersion: 99 } as const;
    expect((await browser.refused('POST /api/prequalification/contact', { body })).status).toBe(409);
    expect((await browser.post('/api/prequalification/contact', { ...body, consent: false })).status).toBe(
      422,
    );
    expect((await listOf(desk)).total).toBe(0);
  });
});

it('people are eight a page, the latest first', async () => {
  const people: Someone[] = [];
  for (let count = 0; count < 9; count++) {
    const { person, browser } = await borrower();
    await letContact(browser);
    people.unshift(person);
  }
  const first = await listOf(desk);
  const second = await listOf(desk, 2);
  expect(first.total).toBe(9);
  expect([...first.rows, ...second.rows].map(({ user }) => user.email)).toEqual(
    people.map(({ email }) => email),
  );
});
