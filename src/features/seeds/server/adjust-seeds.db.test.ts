import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { seedDeskTexts } from '../texts/staff-seeds.ts';

let test: TestApp;
let desk: Caller;
beforeAll(async () => {
  test = await openTestApp();
  desk = await officer({ firstName: 'Olive', lastName: 'Officer' });
});
afterAll(() => test.close());

const officer = async (named: { firstName?: string; lastName?: string } = {}) =>
  await loggedIn(test, await moderator(test.services, named));

type Id = { id: string };
const ADJUST = 'POST /api/seeds/adjust/:id';
const asking = (
  { id }: Id,
  direction: 'grant' | 'take',
  seeds: number,
  reason = 'A coupon did not work',
) => ({
  params: { id },
  body: { direction, seeds, reason },
});
const adjust = (...asked: Parameters<typeof asking>) => desk.call(ADJUST, asking(...asked));
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
    expect(await adjust(person, 'grant', 40)).toEqual({ message: '40 seeds granted', points: 40 });
    const browser = await loggedIn(test, person);
    expect((await browser.reply('GET /api/seeds')).body).toMatchObject({
      rows: [{ point: 40, reason: 'A coupon did not work', balance: 40 }],
    });
    expect((await browser.reply('GET /api/activity/notification')).body).toMatchObject([
      {
        action: 'pointsReceived',
        pointsInformation: { point: 40, reason: 'A coupon did not work', isAdjustment: true },
      },
    ]);
    const audit = await test.db
      .selectFrom('audit_entries')
      .select(['before', 'after'])
      .where('account_id', '=', person.id)
      .where('action', '=', 'seeds.adjust')
      .execute();
    expect(audit).toEqual([{ before: { seeds: 0 }, after: { seeds: 40, reason: 'A coupon did not work' } }]);
  });

  it('never takes more than there is, and names the balance', async () => {
    const person = await someone(test.services);
    await adjust(person, 'grant', 30);
    expect(await desk.refused(ADJUST, asking(person, 'take', 31))).toMatchObject({
      status: 409,
      code: 'seeds.too_few',
      message: seedDeskTexts.tooFew(30),
      fields: { seeds: seedDeskTexts.tooFew(30) },
    });
    expect(await adjust(person, 'take', 30, 'Granted twice')).toMatchObject({ points: 0 });
    expect(await balanceOf(person)).toEqual({ kept: 0, summed: 0 });
  });

  it('of two officers who take the same seeds, only one gets them', async () => {
    const person = await someone(test.services);
    await adjust(person, 'grant', 20);
    const both = [desk, await officer()];
    const taken = await Promise.allSettled(
      both.map((each) => each.call(ADJUST, asking(person, 'take', 20, 'Granted twice'))),
    );
    expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(String(taken.flatMap((one) => (one.status === 'rejected' ? one.reason : [])))).toMatch(
      new RegExp(`refused with 409.*${seedDeskTexts.tooFew(0)}`),
    );
    expect(await balanceOf(person)).toEqual({ kept: 0, summed: 0 });
  });

  it('moves seeds once, however often the answer is lost', async () => {
    const person = await someone(test.services);
    for (let time = 0; time < 3; time++)
      await desk.call(ADJUST, asking(person, 'grant', 7, 'Lost line'), { key: 'seeds-intent-1' });
    expect(await balanceOf(person)).toEqual({ kept: 7, summed: 7 });
  });

  it.each([
    ['no reason', 'grant', 5, ' '],
    ['nothing', 'grant', 0, 'Why not'],
    ['less than nothing', 'take', -5, 'Why not'],
    ['a part of one', 'grant', 1.5, 'Why not'],
    ['too many', 'grant', 100_001, 'Why not'],
  ] as const)('is refused for %s', async (_, direction, seeds, reason) => {
    const person = await someone(test.services);
    const { status } = await desk.refused(ADJUST, asking(person, direction, seeds, reason));
    expect([400, 422]).toContain(status);
    expect(await balanceOf(person)).toEqual({ kept: 0, summed: 0 });
  });

  it('is for borrowers alone', async () => {
    const lender = await someone(test.services, { userType: 'Partner' });
    const { code } = await desk.refused(ADJUST, asking(lender, 'grant', 5));
    expect(code).toBe('seeds.borrowers_only');
  });
});

describe("a person's seeds for staff", () => {
  it('are listed eight a page, with the balance and who adjusted them', async () => {
    const person = await someone(test.services);
    for (let step = 1; step <= 9; step++) await adjust(person, 'grant', step, `Step ${step}`);
    const first = await desk.call('GET /api/seeds/of/:id', { params: person });
    expect(first).toMatchObject({ total: 9, perPage: 8, points: 45 });
    expect(first.rows).toHaveLength(8);
    expect(first.rows[0]).toMatchObject({
      point: 9,
      balance: 45,
      reason: 'Step 9',
      adjustedBy: 'Olive Officer',
    });
    const second = await desk.call('GET /api/seeds/of/:id', { params: person, query: { page: 2 } });
    expect(second.rows).toMatchObject([{ point: 1, balance: 1 }]);
  });

  it('never name to the borrower who adjusted them', async () => {
    const person = await someone(test.services);
    await adjust(person, 'grant', 5);
    const browser = await loggedIn(test, person);
    expect(JSON.stringify((await browser.reply('GET /api/seeds')).body)).not.toContain('Olive');
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
