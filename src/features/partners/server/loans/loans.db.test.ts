import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSENT_VERSION } from '#features/consents/rules/lender-consent.ts';
import { newId } from '#shared/id.ts';
import { cents } from '#shared/money.ts';
import { loggedIn, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { partnerLoan } from '#tests/support/lenders.ts';
import {
  auditOf,
  carLoan,
  idIn,
  lenderAtWork,
  namesIn,
  picture,
  sending,
  wheels,
} from '../publishing/offers.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const ownLoan = (browser: Awaited<ReturnType<typeof lenderAtWork>>['browser'], id: string) =>
  browser.call('GET /api/loan/:id', { params: { id } });

describe('adding a loan', () => {
  it('keeps every field, to the cent, under the company of who is logged in, audited', async () => {
    const { own, browser, saveLoan } = await lenderAtWork(test);
    const sent = { ...carLoan, product: own.productId };
    const { status, body } = await saveLoan(sent, [await picture('loanImage')]);
    expect([status, body]).toMatchObject([200, { message: 'Loan added successfully' }]);
    const { product: _, ...fields } = sent;
    const loan = await ownLoan(browser, idIn(body));
    expect(loan).toMatchObject({
      ...fields,
      product: { _id: own.productId },
      addedBy: own.account.id,
      revision: 1,
      hiddenBy: [],
      partner: { _id: own.partnerId },
    });
    expect((await browser.get(loan.loanImage ?? '')).status).toBe(200);
    expect(await auditOf(test, idIn(body))).toMatchObject([
      {
        action: 'partner_loan.add',
        actor_id: own.account.id,
        after: { maximum_amount_cents: cents(3_000_000_75) },
      },
    ]);
  });

  it('has its data sent and lets us offer it unless it says otherwise', async () => {
    const { own, browser, saveLoan } = await lenderAtWork(test);
    const { sendDataIfPrequalified: _, allowKSAPToOffer: __, ...silent } = carLoan;
    const { body } = await saveLoan({ ...silent, product: own.productId });
    expect(await ownLoan(browser, idIn(body))).toMatchObject({
      sendDataIfPrequalified: true,
      allowKSAPToOffer: true,
    });
  });

  it('is refused with every error beside its field, and takes nothing that is not a lender’s to say', async () => {
    const { own, saveLoan } = await lenderAtWork(test);
    expect(await saveLoan({ ...carLoan, maximumAmount: 1_000, defaultTerm: 61 })).toMatchObject({
      status: 422,
      body: {
        fields: {
          product: 'Product is required',
          minimumAmount: 'Minimum amount: not above the maximum amount',
          defaultTerm: 'Default term: between the minimum term and the maximum term',
        },
      },
    });
    const right = { ...carLoan, product: own.productId };
    for (const wrong of [
      { addedBy: newId() },
      { partner: newId() },
      { minimumAmount: '50000' },
      { type: 'Boat' },
    ])
      expect((await saveLoan({ ...right, ...wrong })).status).toBe(422);
  });

  it('needs a company, and one that is not switched off', async () => {
    const newcomer = sending(await loggedIn(test, await someone(test.services, { userType: 'Partner' })));
    expect(await newcomer.saveLoan({ ...carLoan, product: newId() })).toMatchObject({
      status: 409,
      body: { code: 'partner.company_needed' },
    });
    const { own, saveLoan } = await lenderAtWork(test, { partner: { status: 'Deactivated' } });
    const sent = { ...carLoan, product: own.productId };
    expect(await saveLoan(sent)).toMatchObject({ status: 409, body: { code: 'partner.deactivated' } });
    expect((await saveLoan({ ...sent, _id: own.loanId })).status).toBe(409);
  });

  it('at the bounds is found by the comparison', async () => {
    const { own, saveLoan } = await lenderAtWork(test);
    const { body } = await saveLoan({
      ...carLoan,
      product: own.productId,
      maximumAmount: 100_000_000,
      maximumTerm: 600,
    });
    const found = await test.app.inject(
      `/api/loan/public?partner=${own.partnerId}&amount=100000000&term=600`,
    );
    expect(found.json().rows.map(({ _id }: { _id: string }) => _id)).toEqual([idIn(body)]);
  });
});

describe('editing a loan', () => {
  it('makes it public and hides it again, at once, and says why it is hidden', async () => {
    const { own, browser, saveLoan, saveProduct } = await lenderAtWork(test);
    const sent = { ...carLoan, product: own.productId, _id: own.loanId };
    const isPublic = async () =>
      (await browser.reply('GET /api/loan/public/:id', { params: { id: own.loanId } })).status === 200;
    expect((await saveLoan(sent)).body).toMatchObject({ message: 'Loan edited successfully' });
    expect(await isPublic()).toBe(true);
    await saveLoan({ ...sent, status: 'Inactive' });
    expect(await isPublic()).toBe(false);
    await saveProduct({ ...wheels, status: 'Inactive', _id: own.productId });
    expect((await ownLoan(browser, own.loanId)).hiddenBy).toEqual(['loan', 'product']);
    await test.db
      .updateTable('partners')
      .set({ licence_state: 'Applied', checked_licence_number: null })
      .where('id', '=', own.partnerId)
      .execute();
    const hidden = await ownLoan(browser, own.loanId);
    expect(hidden.hiddenBy).toEqual(['loan', 'product', 'licence']);
    // Borrowers never read a number that nobody has checked, and this is what they would read.
    expect(hidden.partner).toMatchObject({ licenceState: 'Applied', licenceNumber: null });
  });

  it('of two windows the second is told that it was edited meanwhile', async () => {
    const { own, saveLoan } = await lenderAtWork(test);
    const sent = { ...carLoan, product: own.productId, _id: own.loanId, revision: 1 };
    const replies = await Promise.all([saveLoan(sent), saveLoan({ ...sent, name: 'Other' })]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)).toMatchObject({
      body: { code: 'partner_loan.changed' },
    });
  });
});

it('stops at as many as a table can be read with', async () => {
  const { own, browser, saveLoan } = await lenderAtWork(test);
  const of = test.db.selectFrom('partner_loans').where('partner_id', '=', own.partnerId);
  const one = await of.selectAll().executeTakeFirstOrThrow();
  const more = Array.from({ length: 999 }, () => ({ ...one, id: newId<'partner_loans'>() }));
  await test.db.insertInto('partner_loans').values(more).execute();
  const refused = { status: 409, body: { code: 'partner_loan.too_many' } };
  expect(await saveLoan({ ...carLoan, product: own.productId })).toMatchObject(refused);
  expect(await browser.reply('POST /api/loan/duplicate/:id', { params: { id: own.loanId } })).toMatchObject(
    refused,
  );
  expect((await saveLoan({ ...carLoan, product: own.productId, _id: own.loanId })).status).toBe(200);
});

it('an edit leaves what was applied for as it was', async () => {
  const { own, saveLoan, saveProduct } = await lenderAtWork(test);
  await saveLoan({ ...carLoan, product: own.productId, _id: own.loanId });
  const applicant = await loggedIn(test, await someone(test.services));
  const asked = { loanId: own.loanId, loanAmount: 60_000.5, term: 12 };
  const consent = { consent: true, consentVersion: CONSENT_VERSION } as const;
  const body = await applicant.call('POST /api/loan/user/apply', {
    query: { loanType: 'FirstModel' },
    body: { ...asked, ...consent },
  });
  const application = () => applicant.call('GET /api/loan-application/:id', { params: { id: idIn(body) } });
  const before = await application();
  expect(JSON.stringify(before)).toContain('Car loan');
  const cheaper = { minimumInterestRate: 1, defaultInterestRate: 1, maximumInterestRate: 1 };
  const after = { ...carLoan, ...cheaper, name: 'Another', minimumAmount: 100_000, status: 'Inactive' };
  const edits = [
    await saveLoan({ ...after, product: own.productId, _id: own.loanId }),
    await saveProduct({ ...wheels, name: 'Another', _id: own.productId }),
  ];
  expect(edits.map(({ status }) => status)).toEqual([200, 200]);
  expect(await application()).toEqual(before);
});

it('whoever applies while it is edited gets the one before or the one after, and neither waits for ever', async () => {
  const { own, saveLoan, saveProduct } = await lenderAtWork(test);
  const sent = { ...carLoan, product: own.productId, _id: own.loanId };
  await saveLoan(sent);
  const applicants = await Promise.all(
    Array.from({ length: 6 }, async () => loggedIn(test, await someone(test.services))),
  );
  const asked = {
    loanId: own.loanId,
    loanAmount: 60_000,
    term: 12,
    consent: true as const,
    consentVersion: CONSENT_VERSION,
  };
  const replies = await Promise.all([
    ...applicants.map((applicant) =>
      applicant.reply('POST /api/loan/user/apply', { query: { loanType: 'FirstModel' }, body: asked }),
    ),
    saveLoan({ ...sent, name: 'Cars', defaultInterestRate: 3 }),
    saveProduct({ ...wheels, _id: own.productId }),
    saveLoan({ ...sent, name: 'Cars', defaultInterestRate: 3 }),
  ]);
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  const made = await test.db
    .selectFrom('applications')
    .select(['rate_monthly_bps as rate', 'loan_info as info'])
    .where('partner_loan_id', '=', own.loanId)
    .execute();
  const known = [
    [250, 'Car loan'],
    [300, 'Cars'],
  ];
  for (const { rate, info } of made) expect(known).toContainEqual([rate, (info as { name: string }).name]);
});

it('a copy of a loan is inactive and else the same', async () => {
  const { own, browser, saveLoan } = await lenderAtWork(test);
  const original = await saveLoan({ ...carLoan, product: own.productId }, [await picture('loanImage')]);
  const body = await browser.call('POST /api/loan/duplicate/:id', { params: { id: idIn(original.body) } });
  const copy = await ownLoan(browser, idIn(body));
  expect(copy).toMatchObject({
    ...carLoan,
    name: 'Copy of Car loan',
    status: 'Inactive',
    product: { _id: own.productId },
    revision: 1,
  });
  expect(copy.loanImage).not.toBe((await ownLoan(browser, idIn(original.body))).loanImage);
  expect((await browser.get(copy.loanImage ?? '')).status).toBe(200);
});

it('the own list holds drafts too, and nothing of another lender', async () => {
  const { own, browser } = await lenderAtWork(test, {
    loan: { name: 'Big', maximum_amount_cents: cents(900_000_00) },
  });
  const another = await lenderAtWork(test);
  await partnerLoan(test.services, own, { name: 'Draft', status: 'Inactive', maximum_rate_monthly_bps: 900 });
  const list = async (query: string) => (await browser.get(`/api/loan?${query}`)).body;
  expect(namesIn(await list('sort=name'))).toEqual(['Big', 'Draft']);
  expect(namesIn(await list('sort=amount'))).toEqual(['Draft', 'Big']);
  expect(namesIn(await list('sort=-rate'))).toEqual(['Draft', 'Big']);
  expect(namesIn(await list('search=dra'))).toEqual(['Draft']);
  expect(namesIn(await list('status=Active'))).toEqual(['Big']);
  for (const sort of ['created', '-created', 'type', '-type', '-name', '-amount', 'rate'])
    expect(await list(`sort=${sort}`)).toMatchObject({ total: 2 });
  expect(await list(`partner=${another.own.partnerId}`)).toMatchObject({ total: 2 });
});

it('another lender’s loan or product is as good as none', async () => {
  const mine = await lenderAtWork(test);
  const { own } = await lenderAtWork(test);
  const missing = { status: 404, body: { code: 'request.not_found' } };
  const sent = { ...carLoan, product: mine.own.productId };
  expect(await mine.browser.reply('GET /api/loan/:id', { params: { id: own.loanId } })).toMatchObject(
    missing,
  );
  expect(await mine.saveLoan({ ...sent, _id: own.loanId })).toMatchObject(missing);
  expect(
    await mine.browser.reply('POST /api/loan/duplicate/:id', { params: { id: own.loanId } }),
  ).toMatchObject(missing);
  for (const product of [own.productId, newId(), 'none', '%'])
    expect(await mine.saveLoan({ ...sent, product })).toMatchObject(missing);
});
