import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { seedDeskTexts } from '#texts/staff-person.ts';

let test: TestApp;
let desk: Caller;
beforeAll(async () => {
  test = await openTestApp();
  desk = await loggedIn(test, await moderator(test.services, { firstName: 'Olive', lastName: 'Officer' }));
});
afterAll(() => test.close());

type Id = { id: string };
const adjust = ({ id }: Id, direction: 'grant' | 'take', seeds: number, reason = 'A coupon did not work') =>
  desk.post(`/api/seeds/adjust/${id}`, { direction, seeds, reason });
const balanceOf = async ({ id }: Id) => {
  const { rows } = await sql<{ kept: number; summed: number }>`
    select balance as kept, (select coalesce(sum(case when to_account = s.id then seeds else -seeds end), 0)::int
      from seed_transfers where s.id in (to_account, from_account)) as summed from seed_accounts s where id = ${id}`.execute(
    test.db,
  );
  return rows[0];
};

describe('an adjustment of seeds', () => {
  it('is granted with a reason, which the borrower finds in the history and under the bell', async () => {
    const person = await someone(test.services);
    expect(await adjust(person, 'grant', 40)).toMatchObject({
      status: 200,
      body: { message: '40 seeds granted', points: 40 },
    });
    const browser = await loggedIn(test, person);
    expect((await browser.get('/api/seeds')).body).toMatchObject({
      rows: [{ point: 40, reason: 'A coupon did not work', balance: 40 }],
    });
    expect((await browser.get('/api/activity/notification')).body).toMatchObject([
      {
        action: 'pointsReceived',
        pointsInformation: { point: 40, reason: 'A coupon did not work', isAdjustment: true },
      },
    ]);
    const trail = await test.db
      .selectFrom('audit_entries')
      .select(['before', 'after'])
      .where('account_id', '=', person.id)
      .where('action', '=', 'seeds.adjust')
      .execute();
    expect(trail).toEqual([{ before: { seeds: 0 }, after: { seeds: 40, reason: 'A coupon did not work' } }]);
  });

  it('never takes more than there is, and names the balance', async () => {
    const person = await someone(test.services);
    await adjust(person, 'grant', 30);
    const refused = await adjust(person, 'take', 31);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'seeds.too_few',
        message: seedDeskTexts.tooFew(30),
        fields: { seeds: seedDeskTexts.tooFew(30) },
      },
    });
    expect(await adjust(person, 'take', 30, 'Granted twice')).toMatchObject({ body: { points: 0 } });
    expect(await balanceOf(person)).toEqual({ kept: 0, summed: 0 });
  });

  it('of two officers who take the same seeds, only one gets them', async () => {
    const person = await someone(test.services);
    await adjust(person, 'grant', 20);
    const other = await loggedIn(test, await moderator(test.services));
    const body = { direction: 'take', seeds: 20, reason: 'Granted twice' };
    const replies = await Promise.all(
      [desk, other].map((each) => each.post(`/api/seeds/adjust/${person.id}`, body)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      message: seedDeskTexts.tooFew(0),
    });
    expect(await balanceOf(person)).toEqual({ kept: 0, summed: 0 });
  });

  it('moves seeds once, however often the answer is lost', async () => {
    const person = await someone(test.services);
    const body = { direction: 'grant', seeds: 7, reason: 'Lost line' };
    for (let time = 0; time < 3; time++)
      await desk.post(`/api/seeds/adjust/${person.id}`, body, { key: 'seeds-intent-1' });
    expect(await balanceOf(person)).toEqual({ kept: 7, summed: 7 });
  });

  it.each([
    ['no reason', { direction: 'grant', seeds: 5, reason: ' ' }],
    ['nothing', { direction: 'grant', seeds: 0, reason: 'Why not' }],
    ['less than nothing', { direction: 'take', seeds: -5, reason: 'Why not' }],
    ['a part of one', { direction: 'grant', seeds: 1.5, reason: 'Why not' }],
    ['too many', { direction: 'grant', seeds: 100_001, reason: 'Why not' }],
  ])('is refused for %s', async (_, body) => {
    const person = await someone(test.services);
    const { status } = await desk.post(`/api/seeds/adjust/${person.id}`, body);
    expect([400, 422]).toContain(status);
    expect(await balanceOf(person)).toEqual({ kept: 0, summed: 0 });
  });

  it('is for borrowers alone', async () => {
    const lender = await someone(test.services, { userType: 'Partner' });
    expect((await adjust(lender, 'grant', 5)).body).toMatchObject({ code: 'seeds.borrowers_only' });
  });
});

describe("a person's seeds for staff", () => {
  it('are listed eight a page, with the balance and who adjusted them', async () => {
    const person = await someone(test.services);
    for (let step = 1; step <= 9; step++) await adjust(person, 'grant', step, `Step ${step}`);
    const { body } = await desk.get(`/api/seeds/of/${person.id}`);
    expect(body).toMatchObject({ total: 9, perPage: 8, points: 45 });
    expect((body as { rows: unknown[] }).rows).toHaveLength(8);
    expect((body as { rows: unknown[] }).rows[0]).toMatchObject({
      point: 9,
      balance: 45,
      reason: 'Step 9',
      adjustedBy: 'Olive Officer',
    });
    expect((await desk.get(`/api/seeds/of/${person.id}?page=2`)).body).toMatchObject({
      rows: [{ point: 1, balance: 1 }],
    });
  });

  it('never name to the borrower who adjusted them', async () => {
    const person = await someone(test.services);
    await adjust(person, 'grant', 5);
    const browser = await loggedIn(test, person);
    expect(JSON.stringify((await browser.get('/api/seeds')).body)).not.toContain('Olive');
  });
});

it('the ledger takes no adjustment without its officer, and no officer without an adjustment', async () => {
  const person = await someone(test.services);
  const officer = await moderator(test.services);
  const insert = (cause: string, adjustedBy: string | null) =>
    sql`insert into seed_transfers (id, cause, from_account, to_account, seeds, reason, adjusted_by, created_at)
      values (gen_random_uuid(), ${cause}, '00000000-0000-7000-8000-000000000001', ${person.id}, 5, 'By hand', ${adjustedBy}, now())`.execute(
      test.db,
    );
  await expect(insert('adjustment:forged', null)).rejects.toThrow(/seed_transfers_adjusted/);
  await expect(insert('section:forged', officer.id)).rejects.toThrow(/seed_transfers_adjusted/);
});
