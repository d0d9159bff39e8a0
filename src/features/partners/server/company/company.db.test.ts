import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import { type Caller, caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { partnerLoan } from '#tests/support/lenders.ts';
import { companies } from './companies.test-support.ts';

let test: TestApp;
const {
  LOGO: logo,
  island,
  shore,
  save,
  own,
  same,
  newcomer,
  known,
  auditOf,
  isPublic,
} = companies(() => test);

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const filesOf = ({ id }: Someone) =>
  test.db.selectFrom('files').select('id').where('owner_id', '=', id).execute();

describe('adding a company', () => {
  it('keeps what was typed, its logo, and what is said of its licence; once however often it is sent', async () => {
    const { account, browser } = await newcomer();
    const replies = [];
    for (const _ of [1, 2])
      replies.push(await save(browser, { ...island, licenceNumber: 'MC-9' }, [logo], 'adding-a-company'));
    expect(replies[0]).toMatchObject({
      status: 200,
      body: { message: 'Company details added successfully' },
    });
    expect(replies[1]?.body).toEqual(replies[0]?.body);
    const company = await own(browser);
    expect(company).toMatchObject({
      ...island,
      name: 'Island Credit',
      status: 'Active',
      licenceState: 'Applied',
      licenceNumber: 'MC-9',
      revision: 1,
    });
    expect(await caller(test.app).get(company?.logo ?? '')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/png' },
    });
    expect(await filesOf(account)).toHaveLength(1);
    expect(await auditOf(company?._id ?? '')).toMatchObject([
      {
        action: 'partner.add',
        actor_id: account.id,
        after: { name: 'Island Credit', licence_state: 'Applied' },
      },
    ]);
  });

  it('twice at once adds one', async () => {
    const { browser } = await newcomer();
    const company = shore();
    const replies = await Promise.all([1, 2].map(() => save(browser, company, [logo])));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await save(browser, company, [logo])).body).toMatchObject({ code: 'partner.exists' });
  });

  it('names what is missing beside each field', async () => {
    const { browser } = await newcomer();
    expect(await save(browser, {})).toMatchObject({
      status: 422,
      body: {
        fields: {
          name: 'Name is required',
          contactPhone: 'Contact phone is required',
          contactEmail: 'Contact email is required',
          description: 'Description is required',
          address: 'Address is required',
          logo: 'Logo is required',
        },
      },
    });
  });

  it.each([
    ['of another kind', { name: 'logo.gif' }, 'Logo: jpg, jpeg or png'],
    ['that is no picture', { bytes: Buffer.from('<svg onload="x">') }, 'Logo: jpg, jpeg or png'],
    ['under another name', { field: 'picture' }, 'Logo: jpg, jpeg or png'],
    ['of more than 10 MB', { bytes: Buffer.alloc(10 * 2 ** 20 + 1) }, 'Logo: the maximum size is 10 MB'],
  ])('refuses a logo %s', async (_which, change, error) => {
    const { browser } = await newcomer();
    expect(await save(browser, island, [{ ...logo, ...change }])).toMatchObject({
      status: 422,
      body: { fields: { logo: error } },
    });
    expect(await own(browser)).toBeNull();
  });

  it.each([
    { status: 'Active' },
    { licenceState: 'Licensed' },
    { licence_state: 'Licensed' },
    { account_id: 'x' },
    { checkedLicenceNumber: 'MC-1' },
  ])('takes no word about %o', async (foreign) => {
    const { browser } = await newcomer();
    expect((await save(browser, { ...island, ...foreign }, [logo])).status).toBe(422);
  });
});

describe('editing a company', () => {
  it('changes it, keeps its logo unless another comes, and says what changed', async () => {
    const { account, browser, partnerId } = await known({ licence_state: 'Applied' });
    const harbour = { ...island, name: 'Harbour  Credit ' };
    const before = await own(browser);
    expect(await save(browser, { ...harbour, _id: partnerId, revision: 1 })).toMatchObject({
      status: 200,
      body: { message: 'Company details edited successfully', _id: partnerId },
    });
    const between = await own(browser);
    expect(between).toMatchObject({ name: 'Harbour Credit', revision: 2, logo: before?.logo });
    await save(browser, { ...harbour, _id: partnerId, revision: 2 }, [logo]);
    const after = await own(browser);
    expect(after?.logo).not.toBe(before?.logo);
    expect((await browser.get(before?.logo ?? '')).status).toBe(404);
    expect(await filesOf(account)).toHaveLength(1);
    const [first] = await auditOf(partnerId);
    expect(first).toMatchObject({
      action: 'partner.edit',
      actor_id: account.id,
      before: { name: before?.name },
      after: { name: 'Harbour Credit' },
    });
    expect(first?.after).not.toHaveProperty('licence_state');
  });

  it('in two windows at once takes one, and answers the other', async () => {
    const { browser, partnerId } = await known();
    const replies = await Promise.all(
      ['One', 'Two'].map((name) => save(browser, { ...island, name, _id: partnerId, revision: 1 })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'partner.edited' });
  });

  it('that staff have confirmed the licence of meanwhile is refused; switching it off is no edit', async () => {
    const { account, browser, partnerId } = await known({ licence_state: 'Applied' });
    const desk = await loggedIn(test, await moderator(test.services));
    await desk.call('POST /api/partners/staff/:id/status', {
      params: { id: account.id },
      body: {
        status: 'Deactivated',
        seen: 'Active',
        reason: 'Asked to',
      },
    });
    expect((await own(browser))?.revision).toBe(1);
    await desk.call('POST /api/partners/staff/:id/licence', {
      params: { id: account.id },
      body: {
        licenceNumber: 'MC-CHECKED',
        licenceState: 'Licensed',
        seen: 'Applied',
        reason: 'Looked up',
      },
    });
    const reply = await save(browser, { ...island, _id: partnerId, revision: 1, licenceNumber: 'MC-OLD' });
    expect(reply).toMatchObject({ status: 409, body: { code: 'partner.edited' } });
    expect(await own(browser)).toMatchObject({ licenceState: 'Licensed', licenceNumber: 'MC-CHECKED' });
  });

  it("of another's is not found, with or without one's own", async () => {
    const [mine, other] = [await known(), await known()];
    const fresh = await newcomer();
    for (const { browser } of [mine, fresh]) {
      const reply = await save(browser, { ...island, _id: other.partnerId }, [logo]);
      expect(reply).toMatchObject({ status: 404, body: { code: 'request.not_found' } });
    }
    expect((await own(other.browser))?.name).not.toBe('Island Credit');
    expect(await own(fresh.browser)).toBeNull();
  });
});

describe('the licence', () => {
  it('that staff confirmed leaves the public list with its number, and comes back when they confirm the new one', async () => {
    const { account, browser, partnerId, loanId } = await known();
    const { licenceNumber = null, revision = 0 } = (await own(browser)) ?? {};
    const company = { ...(await same(browser)), _id: partnerId };
    await save(browser, { ...company, revision, licenceNumber, licenceApplied: true });
    expect(await isPublic(loanId)).toBe(true);
    await save(browser, { ...company, licenceNumber: 'MC-NEW' });
    expect(await own(browser)).toMatchObject({ licenceState: 'Applied', licenceNumber: 'MC-NEW' });
    expect(await isPublic(loanId)).toBe(false);
    expect(
      await caller(test.app).refused('GET /api/partner/:id', { params: { id: partnerId } }),
    ).toMatchObject({ status: 404 });
    const desk = await loggedIn(test, await moderator(test.services));
    await desk.call('POST /api/partners/staff/:id/licence', {
      params: { id: account.id },
      body: {
        licenceNumber: 'MC-NEW',
        licenceState: 'Licensed',
        seen: 'Applied',
        reason: 'Looked up',
      },
    });
    expect(await isPublic(loanId)).toBe(true);
  });

  it('of another lender can be said but not taken: who holds it keeps it, and nobody learns of it', async () => {
    const holder = await known({ licence_number: 'MC-HELD' });
    const { account, browser, partnerId } = await known({ licence_state: 'None', licence_number: null });
    expect((await save(browser, { ...shore(), _id: partnerId, licenceNumber: 'mc-held' })).status).toBe(200);
    const desk = await loggedIn(test, await moderator(test.services));
    const confirm = (id: string, seen: string) =>
      desk.post(`/api/partners/staff/${id}/licence`, {
        licenceNumber: 'MC-HELD',
        licenceState: 'Licensed',
        seen,
        reason: 'Looked up',
      });
    expect(await confirm(account.id, 'Applied')).toMatchObject({ body: { code: 'partner.number_taken' } });
    expect((await confirm(holder.account.id, 'Licensed')).status).toBe(200);
  });

  it('that is suspended keeps its number', async () => {
    const { browser, partnerId } = await known({ licence_state: 'Suspended' });
    expect(await save(browser, { ...shore(), _id: partnerId, licenceNumber: 'MC-OTHER' })).toMatchObject({
      status: 422,
      body: { fields: { licenceNumber: /suspended/ } },
    });
    expect((await save(browser, { ...shore(), _id: partnerId })).status).toBe(200);
    expect(await own(browser)).toMatchObject({ licenceState: 'Suspended' });
  });

  it('is kept by no writer as valid under a number that nobody checked', async () => {
    const { partnerId } = await known();
    const write = (change: object) =>
      test.db.updateTable('partners').set(change).where('id', '=', partnerId).execute();
    await expect(write({ licence_number: 'MC-FORGED' })).rejects.toThrow(/partners_licence_checked/);
  });
});

describe('the first steps', () => {
  const steps = (browser: Caller) => browser.call('GET /api/partner/first-steps');

  it("follow one's own company, product, loan and application, and nobody else's", async () => {
    await known();
    const { browser } = await newcomer();
    expect(await steps(browser)).toEqual({ company: false, product: false, loan: false, application: false });
    await save(browser, shore(), [logo]);
    expect(await steps(browser)).toEqual({ company: true, product: false, loan: false, application: false });
    const full = await known();
    await partnerLoan(test.services, full);
    expect(await steps(full.browser)).toEqual({
      company: true,
      product: true,
      loan: true,
      application: false,
    });
  });
});

describe('who is no lender', () => {
  it('adds no company', async () => {
    for (const userType of ['User', 'Moderator', 'Admin'] as const) {
      const browser = await loggedIn(test, await someone(test.services, { userType }));
      expect((await save(browser, island, [logo])).status).toBe(403);
    }
  });
});
