import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consentRecords } from '#features/consents/server/consent-records.ts';
import { submitSample } from '#features/information/server/information.test-support.ts';
import { borrower, loggedIn } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { type LenderOnOffer, lender } from '#tests/support/lenders.ts';
import type { LenderApplication } from '../../contract.ts';
import { type Applied, applied, verifiedBasics } from './lender-applications.test-support.ts';

let test: TestApp;
let island: LenderOnOffer;
let desk: Caller;
beforeAll(async () => {
  test = await openTestApp();
  island = await lender(test.services, { partner: { name: 'Island Credit' } });
  desk = await loggedIn(test, island.account);
});
afterAll(() => test.close());

/** Somebody with one verified section, its three papers, another section that nobody has checked, and an application. */
async function proved(): Promise<Applied & { files: string[]; browser: Caller }> {
  const one = await applied(test.services, island);
  const files = await verifiedBasics(test, one.person);
  await submitSample(test, one.person, 'debt_information');
  return { ...one, files, browser: await loggedIn(test, one.person) };
}

const open = (browser: Caller, { applicationId }: Applied) =>
  browser.reply('GET /api/loan-application/:id', { params: { id: applicationId } });
const seen = async (browser: Caller, one: Applied) => (await open(browser, one)).body as LenderApplication;

async function withdraw(browser: Caller): Promise<void> {
  const { rows } = await browser.call('GET /api/consents');
  await browser.call('POST /api/consents/:id/withdraw', { params: { id: rows[0]?._id } });
}
const looksOf = (browser: Caller) => browser.call('GET /api/consents/looks');

describe('an application', () => {
  it('shows its terms, its cost, who asks, and what staff have verified, as it was asked', async () => {
    const one = await proved();
    const shown = await seen(desk, one);
    expect(shown).toMatchObject({
      status: 'Waiting',
      loanAmount: 10_000,
      term: 6,
      interestRate: 5,
      cost: { fee: 500 },
      user: { fullName: expect.stringMatching(/^Marcia/), email: one.person.email, phone: null },
      access: 'Open',
      mayApprove: true,
    });
    const { Verified } = shown.userInfo;
    expect(Verified.map(({ informationSchema }) => informationSchema.sId)).toEqual(['basic_information']);
    expect(Verified[0]?.informationSchema.fields.length).toBeGreaterThan(3);
    expect(Verified[0]?.tags).toBeInstanceOf(Array);
    expect(JSON.stringify(Verified[0]?.data)).toContain('104583927');
    expect(JSON.stringify(Verified[0]?.documents?.data)).toContain(one.files[0]);
  });

  it('keeps to itself what a lender has no use for: ids, verdicts of staff, unverified answers', async () => {
    const one = await proved();
    const said = JSON.stringify(await seen(desk, one));
    expect(said).not.toContain(one.person.id);
    expect(said).not.toContain('debt_information');
    expect(said).not.toMatch(/decidedBy|approvalNote":"|password|points/);
  });

  it('shows nothing of a section that staff have opened again', async () => {
    const one = await proved();
    await test.db
      .updateTable('submissions')
      .set({ reopened_at: new Date() })
      .where('account_id', '=', one.person.id)
      .execute();
    expect((await seen(desk, one)).userInfo.Verified).toEqual([]);
    expect((await desk.refused('GET /api/files/:id', { params: { id: one.files[0] } })).status).toBe(404);
  });

  it('of another lender is not there', async () => {
    const one = await proved();
    const other = await loggedIn(test, (await lender(test.services)).account);
    const refused = await open(other, one);
    const absent = await other.reply('GET /api/loan-application/:id', {
      params: { id: '01a00000-0000-7000-8000-000000000000' },
    });
    expect([refused.status, refused.body]).toEqual([404, absent.body]);
  });

  it('of ours is not there for a lender, though it knows the applicant', async () => {
    const person = await borrower(test.services);
    await applied(test.services, island, { person });
    const offer = { term: 4, interestRate: 6, loanAmount: 5_000, model: 'FirstModel' as const };
    const own = await loggedIn(test, person);
    const { _id } = await own.call('POST /api/loan-application', { body: offer });
    await own.call('GET /api/loan-application/:id', { params: { id: _id } });
    expect((await desk.refused('GET /api/loan-application/:id', { params: { id: _id } })).status).toBe(404);
  });
});

describe('once consent is withdrawn', () => {
  it('between the list and the look, the look shows the application and nothing of the person', async () => {
    const one = await proved();
    expect(JSON.stringify(await desk.call('GET /api/loan-application/partner'))).toContain(one.applicationId);
    await withdraw(one.browser);
    const shown = await seen(desk, one);
    expect(shown).toMatchObject({
      status: 'Waiting',
      loanAmount: 10_000,
      user: null,
      access: 'Withdrawn',
      mayApprove: false,
    });
    expect(shown.userInfo.Verified).toEqual([]);
    expect(JSON.stringify(shown)).not.toMatch(/Marcia|104583927|person-\d/);
    expect((await looksOf(one.browser)).total).toBe(0);
  });

  it('its documents are not there from the next call on', async () => {
    const one = await proved();
    const address = `/api/files/${one.files[0]}`;
    expect((await desk.get(address)).status).toBe(200);
    await withdraw(one.browser);
    expect((await desk.get(address)).status).toBe(404);
    expect((await one.browser.get(address)).status).toBe(200);
  });

  it('it can still be rejected, and the verdict does not bring anything back', async () => {
    const one = await proved();
    await withdraw(one.browser);
    const path = `/api/loan-application/updateStatus/${one.applicationId}`;
    expect((await desk.post(path, { status: 'Rejected', rejectionReason: '' })).status).toBe(200);
    expect(await seen(desk, one)).toMatchObject({ status: 'Rejected', user: null, access: 'Withdrawn' });
  });

  it('looks beside a withdrawal are shown and recorded, or neither', async () => {
    const one = await proved();
    const looking = Array.from({ length: 20 }, () => seen(desk, one));
    const withdrawing = withdraw(one.browser);
    const shown = await Promise.all(looking);
    await withdrawing;
    const looks = await looksOf(one.browser);
    const open = shown.filter(({ access }) => access === 'Open');
    expect(looks.total).toBe(open.length > 0 ? 1 : 0);
    for (const { access, userInfo } of shown)
      expect(userInfo.Verified.length).toBe(access === 'Open' ? 1 : 0);
  });
});

describe('a lender that may not lend now', () => {
  it('sees who applied, and neither answers nor documents', async () => {
    const own = await lender(test.services);
    const one = await applied(test.services, own);
    const [file] = await verifiedBasics(test, one.person);
    await test.db
      .updateTable('partners')
      .set({ status: 'Deactivated' })
      .where('id', '=', own.partnerId)
      .execute();
    const browser = await loggedIn(test, own.account);
    const shown = await seen(browser, one);
    expect(shown).toMatchObject({
      access: 'Closed',
      user: { email: one.person.email },
      userInfo: { Verified: [] },
    });
    expect((await browser.refused('GET /api/files/:id', { params: { id: file } })).status).toBe(404);
  });
});

describe('a document', () => {
  it('opens for the lender who is let see it, and for no other', async () => {
    const one = await proved();
    const other = await lender(test.services);
    const stranger = await loggedIn(test, other.account);
    for (const file of one.files)
      expect((await desk.reply('GET /api/files/:id', { params: { id: file } })).status).toBe(200);
    expect((await stranger.refused('GET /api/files/:id', { params: { id: one.files[0] } })).status).toBe(404);
    await applied(test.services, other);
    expect((await stranger.refused('GET /api/files/:id', { params: { id: one.files[0] } })).status).toBe(404);
  });

  it('that proves nothing verified is not there: a paper under review, a picture, a logo', async () => {
    const one = await proved();
    const rival = await lender(test.services);
    await test.db
      .updateTable('verifications')
      .set({ status: 'Submitted', decided_at: null, decided_by: null, verdict_event: null })
      .where('submission_id', 'in', (from) =>
        from.selectFrom('submissions').select('submissions.id').where('account_id', '=', one.person.id),
      )
      .execute();
    expect((await desk.refused('GET /api/files/:id', { params: { id: one.files[0] } })).status).toBe(404);
    expect((await desk.refused('GET /api/files/:id', { params: { id: rival.logoId } })).status).toBe(404);
    expect((await seen(desk, one)).userInfo.Verified.every(({ documents }) => documents === null)).toBe(true);
  });
});

describe('each look', () => {
  it('is kept and shown to the borrower: which lender, what, when', async () => {
    const one = await proved();
    await seen(desk, one);
    await desk.reply('GET /api/files/:id', { params: { id: one.files[0] } });
    const { rows, total } = await looksOf(one.browser);
    expect(total).toBe(2);
    const byKind = Object.fromEntries(rows.map((row) => [row.kind, row]));
    expect(byKind.Application).toMatchObject({
      partner: { _id: island.partnerId, name: 'Island Credit' },
      application: one.applicationId,
      seen: ['Basic Information'],
      at: expect.any(String),
    });
    expect(byKind.Document?.seen[0]).toBe('Basic Information');
    expect(byKind.Document?.seen).toHaveLength(2);
    const audits = await test.db
      .selectFrom('audit_entries')
      .select('action')
      .where('actor_id', '=', island.account.id)
      .where('account_id', '=', one.person.id)
      .orderBy('action')
      .execute();
    expect(audits.map(({ action }) => action)).toEqual(['application.look', 'file.open']);
  });

  it('within the hour is one, and more of it is another', async () => {
    const one = await applied(test.services, island);
    const browser = await loggedIn(test, one.person);
    await Promise.all(Array.from({ length: 10 }, () => seen(desk, one)));
    expect(await looksOf(browser)).toMatchObject({ total: 1, rows: [{ seen: [] }] });
    await verifiedBasics(test, one.person);
    await seen(desk, one);
    await seen(desk, one);
    expect((await looksOf(browser)).total).toBe(2);
  });

  it('is nobody else’s to read, and paged', async () => {
    const one = await proved();
    await seen(desk, one);
    const another = await proved();
    expect(await looksOf(another.browser)).toMatchObject({ total: 0 });
    expect(await one.browser.call('GET /api/consents/looks', { query: { page: 2 } })).toMatchObject({
      rows: [],
      total: 1,
      page: 2,
    });
    expect((await desk.refused('GET /api/consents/looks')).status).toBe(403);
  });

  it('is listed in the download of everything held', async () => {
    const one = await proved();
    await seen(desk, one);
    const held = await consentRecords.held(workAs(test.services, one.person), one.person.id);
    expect(held.find(({ title }) => title === 'Which lender looked')?.records).toMatchObject([
      { Lender: 'Island Credit', 'Looked at': expect.stringContaining('Basic Information') },
    ]);
  });

  it('is never changed, removed, or made without consent', async () => {
    const one = await proved();
    await seen(desk, one);
    const of = sql`where account_id = ${one.person.id}`;
    await expect(sql`update consent_looks set seen = array['x'] ${of}`.execute(test.db)).rejects.toThrow();
    await expect(sql`delete from consent_looks ${of}`.execute(test.db)).rejects.toThrow();
    await withdraw(one.browser);
    await expect(
      sql`insert into consent_looks (id, consent_id, account_id, partner_id, application_id, kind, seen, looked_at)
        select gen_random_uuid(), consent_id, account_id, partner_id, id, 'Application', '{}', now() from applications
        where id = ${one.applicationId}`.execute(test.db),
    ).rejects.toThrow(/without consent/);
  });
});
