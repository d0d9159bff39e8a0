import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { type LenderOnOffer, lender } from '#tests/support/lenders.ts';
import { giveConsent } from './give-consent.ts';
import { standingConsent } from './standing-consent.ts';

let test: TestApp;
let island: LenderOnOffer;
beforeAll(async () => {
  test = await openTestApp();
  island = await lender(test.services, { partner: { name: 'Island Credit' } });
});
afterAll(() => test.close());

type Given = { person: Someone; browser: Caller; id: string };

/** Somebody who lets a lender see their information. */
async function given(to: LenderOnOffer = island, at = new Date()): Promise<Given> {
  const person = await someone(test.services);
  const id = await workAs(test.services, person, at).transaction((work) => giveConsent(work, to.partnerId));
  return { person, browser: await loggedIn(test, person), id };
}

const standing = ({ id }: Someone) => standingConsent(workAs(test.services, null), id, island.partnerId);
const auditsOf = ({ id }: Someone) =>
  test.db
    .selectFrom('audit_entries')
    .select('action')
    .where('account_id', '=', id)
    .orderBy('action')
    .execute()
    .then((rows) => rows.map(({ action }) => action));

describe('a consent', () => {
  it('is listed with whom it names and what it shares', async () => {
    const { browser, id } = await given();
    expect(await browser.call('GET /api/consents')).toMatchObject({
      total: 1,
      rows: [
        {
          _id: id,
          partner: { _id: island.partnerId, name: 'Island Credit' },
          purpose: 'LoanApplication',
          shared: ['contact', 'application', 'verifiedInformation', 'documents'],
          withdrawn: null,
        },
      ],
    });
  });

  it('given again under the same wording is the same one', async () => {
    const { person, id } = await given();
    const again = await workAs(test.services, person).transaction((work) =>
      giveConsent(work, island.partnerId),
    );
    expect(again).toBe(id);
    expect(await auditsOf(person)).toEqual(['consent.give']);
  });

  it('given to an earlier wording makes way for the new one', async () => {
    const person = await someone(test.services);
    await sql`insert into consents (id, account_id, partner_id, purpose, shared, text_version, given_at)
      values (gen_random_uuid(), ${person.id}, ${island.partnerId}, 'LoanApplication', array['contact'], 99, now() - interval '1 day')`.execute(
      test.db,
    );
    const id = await workAs(test.services, person).transaction((work) => giveConsent(work, island.partnerId));
    expect(await standing(person)).toMatchObject({ id, shared: expect.arrayContaining(['documents']) });
    const rows = await test.db
      .selectFrom('consents')
      .select('withdrawn_at')
      .where('account_id', '=', person.id)
      .execute();
    expect(rows.filter(({ withdrawn_at }) => withdrawn_at === null)).toHaveLength(1);
    expect(rows).toHaveLength(2);
  });
});

describe('withdrawing', () => {
  it('ends the access at once, and a second time changes nothing', async () => {
    const { person, browser, id } = await given();
    expect(await standing(person)).not.toBeNull();
    const first = await browser.reply('POST /api/consents/:id/withdraw', { params: { id } });
    expect(first).toMatchObject({
      status: 200,
      body: { message: 'Island Credit can no longer see your information.' },
    });
    expect(await standing(person)).toBeNull();
    const second = await browser.call('POST /api/consents/:id/withdraw', { params: { id } });
    expect(second).toEqual(first.body);
    expect(await auditsOf(person)).toEqual(['consent.give', 'consent.withdraw']);
    expect(await browser.call('GET /api/consents')).toMatchObject({
      rows: [{ _id: id, withdrawn: expect.any(String) }],
    });
  });

  it('ends one that a server whose clock is ahead has just recorded', async () => {
    const { person, browser, id } = await given(island, new Date(Date.now() + 60_000));
    await browser.call('POST /api/consents/:id/withdraw', { params: { id } });
    expect(await standing(person)).toBeNull();
  });

  it('ten times at once is one withdrawal', async () => {
    const { person, browser, id } = await given();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => browser.reply('POST /api/consents/:id/withdraw', { params: { id } })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await auditsOf(person)).toEqual(['consent.give', 'consent.withdraw']);
  });

  it("another's is not there, and stays", async () => {
    const { person, id } = await given();
    const other = await given();
    expect((await other.browser.refused('POST /api/consents/:id/withdraw', { params: { id } })).status).toBe(
      404,
    );
    expect(await standing(person)).not.toBeNull();
    expect(await other.browser.call('GET /api/consents')).toMatchObject({ total: 1 });
  });

  it('is a right of borrowers alone', async () => {
    const { id } = await given();
    const company = await loggedIn(test, island.account);
    expect((await company.refused('GET /api/consents')).status).toBe(403);
    expect((await company.refused('POST /api/consents/:id/withdraw', { params: { id } })).status).toBe(403);
  });
});

describe('the database', () => {
  it.each([
    ['removes no consent', (id: string) => sql`delete from consents where id = ${id}`],
    ['widens none', (id: string) => sql`update consents set shared = array['all'] where id = ${id}`],
    [
      'gives none to another lender',
      (id: string) => sql`update consents set partner_id = gen_random_uuid() where id = ${id}`,
    ],
    [
      'withdraws none before it was given',
      (id: string) => sql`update consents set withdrawn_at = given_at - interval '1 day' where id = ${id}`,
    ],
  ])('%s', async (_what, change) => {
    const { person, id } = await given();
    await expect(change(id).execute(test.db)).rejects.toThrow();
    expect(await standing(person)).toMatchObject({ id });
  });

  it('brings none back', async () => {
    const { person, browser, id } = await given();
    await browser.call('POST /api/consents/:id/withdraw', { params: { id } });
    await expect(
      sql`update consents set withdrawn_at = null where id = ${id}`.execute(test.db),
    ).rejects.toThrow();
    expect(await standing(person)).toBeNull();
  });

  it('keeps one standing for a person, a lender and a purpose', async () => {
    const { person } = await given();
    await expect(
      sql`insert into consents (id, account_id, partner_id, purpose, shared, text_version, given_at)
        values (gen_random_uuid(), ${person.id}, ${island.partnerId}, 'LoanApplication', array['contact'], 1, now())`.execute(
        test.db,
      ),
    ).rejects.toThrow(/consents_one_standing/);
  });
});
