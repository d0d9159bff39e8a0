import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn, moderator } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { companies } from './companies.test-support.ts';

let test: TestApp;
const { LOGO: logo, island, save, own, same, newcomer, known, auditOf, isPublic } = companies(() => test);

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

describe('what staff checked the licence for', () => {
  const staffSee = async (id: string) => {
    const desk = await loggedIn(test, await moderator(test.services));
    return {
      desk,
      company: (await desk.call('GET /api/partners/staff/:id', { params: { id } })).partner.company,
    };
  };

  it.each([
    ['name', 'Another Shore Credit'],
    ['address', '9 Elsewhere Road, Kingston'],
  ])('changes with the %s: it is to be confirmed again, and staff see what it was', async (field, value) => {
    const { account, browser, partnerId, loanId } = await known();
    const before = await same(browser);
    const edit = { ...before, [field]: value, _id: partnerId };
    expect((await save(browser, edit)).status).toBe(200);
    expect(await own(browser)).toMatchObject({ [field]: value, licenceState: 'Applied' });
    expect(await isPublic(loanId)).toBe(false);
    const { desk, company } = await staffSee(account.id);
    expect(company).toMatchObject({
      [field]: value,
      licenceState: 'Applied',
      checkedName: before.name,
      checkedAddress: before.address,
    });
    const [listed] = (await desk.call('GET /api/partners/staff', { query: { licence: 'Applied' } })).rows;
    expect(listed).toMatchObject({ company: { _id: partnerId } });
    const [entry] = await auditOf(partnerId);
    expect(entry).toMatchObject({
      before: { [field]: before[field as 'name'], licence_state: 'Licensed' },
      after: { [field]: value, licence_state: 'Applied' },
    });
    const confirm = (revision: number) =>
      desk.reply('POST /api/partners/staff/:id/licence', {
        params: { id: account.id },
        body: {
          ...{ licenceNumber: company?.licenceNumber ?? '', licenceState: 'Licensed', seen: 'Applied' },
          ...{ revision, reason: 'Looked up' },
        },
      });
    // What the lender writes while staff look the licence up is not confirmed with it.
    await save(browser, { ...edit, [field]: `${value}, again` });
    expect(await confirm(company?.revision ?? 0)).toMatchObject({
      status: 409,
      body: { code: 'partner.changed' },
    });
    expect((await confirm((company?.revision ?? 0) + 1)).status).toBe(200);
    expect(await isPublic(loanId)).toBe(true);
    expect((await staffSee(account.id)).company).toMatchObject({
      checkedName: (await own(browser))?.name,
      checkedAddress: (await own(browser))?.address,
    });
  });

  it('stays where only case, accents, spaces and stops are corrected', async () => {
    const { browser, partnerId, loanId } = await known({ name: 'Palm Credit Ltd' });
    const { address } = await same(browser);
    const corrected = { ...island, name: 'PALM  Crédit, Ltd.', address: `${address}.`, _id: partnerId };
    expect((await save(browser, corrected)).status).toBe(200);
    expect(await own(browser)).toMatchObject({ name: 'PALM Crédit, Ltd.', licenceState: 'Licensed' });
    expect(await isPublic(loanId)).toBe(true);
  });
});

describe('a name', () => {
  const refusedFor = (error: RegExp) => ({ status: 422, body: { fields: { name: error } } });

  it.each([
    ['Pimento', /reads as ours/],
    ['PIMENTO team', /reads as ours/],
    ['Pimento Finance Limited', /reads as ours/],
    ['Pіmento', /Latin letters/],
  ])('%s is nobody’s who adds or edits a company', async (name, error) => {
    const { browser, partnerId } = await known();
    expect(await save(browser, { ...island, name, _id: partnerId })).toMatchObject(refusedFor(error));
    expect(await own(browser)).toMatchObject({ licenceState: 'Licensed', name: /^Lender/ });
    const { browser: fresh } = await newcomer();
    expect(await save(fresh, { ...island, name }, [logo])).toMatchObject(refusedFor(error));
    expect(await own(fresh)).toBeNull();
  });

  it('of another lender is nobody’s else, however it is written, and not while its change is looked at', async () => {
    const holder = await known({ name: 'Blue Lagoon Credit' });
    const { browser, partnerId } = await known();
    for (const name of ['Blue Lagoon Credit', 'BLUELAGOON  crédit', 'B1ue Lagoon Credit'])
      expect(await save(browser, { ...island, name, _id: partnerId })).toMatchObject(
        refusedFor(/Another lender/),
      );
    await save(holder.browser, { ...island, name: 'Green Lagoon Credit', _id: holder.partnerId });
    const { browser: fresh } = await newcomer();
    for (const name of ['Blue Lagoon Credit', 'Green Lagoon Credit'])
      expect(await save(fresh, { ...island, name }, [logo])).toMatchObject(refusedFor(/Another lender/));
  });

  it('that two take at once is the first one’s', async () => {
    const lenders = [await known(), await known()];
    const replies = await Promise.all(
      lenders.map(({ browser, partnerId }) =>
        save(browser, { ...island, name: 'Twice Taken Credit', _id: partnerId }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('that two have already hinders neither to edit the rest', async () => {
    for (const _ of [1, 2]) {
      const { browser, partnerId } = await known({ name: 'Namesake Credit' });
      const edit = { ...(await same(browser)), description: 'We lend again.', _id: partnerId };
      expect((await save(browser, edit)).status).toBe(200);
    }
  });
});
