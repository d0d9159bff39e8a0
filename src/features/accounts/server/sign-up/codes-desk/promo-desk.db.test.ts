import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#shared/calendar.ts';
import { password } from '#tests/support/authorisation/roles.ts';
import { loggedIn, moderator, type Someone } from '#tests/support/builders.ts';
import { type Caller, caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';

let test: TestApp;
let officer: Someone;
let staff: Caller;
beforeAll(async () => {
  test = await openTestApp();
  officer = await moderator(test.services, { firstName: 'Olive', lastName: 'Officer' });
  staff = await loggedIn(test, officer);
});
afterAll(() => test.close());

const add = (form: object) => staff.reply('POST /api/promo-codes', { body: form });
const idIn = (body: unknown) => (body as { _id: string })._id;
const codesIn = (body: unknown) => (body as { rows: { code: string }[] }).rows.map(({ code }) => code);

let people = 0;
const signUpWith = (promoCode: string) => {
  people += 1;
  return caller(test.app).reply('POST /api/accounts/register', {
    body: {
      firstName: 'Ann',
      lastName: 'Lee',
      email: `ann.${people}@example.com`,
      password,
      promoCode,
    },
  });
};

describe('promo codes', () => {
  it('are added by staff, and used at sign-up until their last day is over', async () => {
    const lastDay = addDays(dayOf(new Date()), 3);
    const reply = await add({ code: ' Yard-26 ', seeds: 40, maxUses: 5, lastDay });
    expect(reply).toMatchObject({ status: 200, body: { message: 'Promo code YARD-26 added' } });
    expect((await signUpWith('yard-26')).body).toMatchObject({ isCouponApplied: true });
    expect(await staff.call('GET /api/promo-codes', { query: { search: 'yard' } })).toMatchObject({
      rows: [
        {
          _id: idIn(reply.body),
          code: 'YARD-26',
          seeds: 40,
          used: 1,
          maxUses: 5,
          state: 'Active',
          addedBy: { _id: officer.id, fullName: 'Olive Officer' },
        },
      ],
      total: 1,
    });
    const audit = await test.db
      .selectFrom('audit_entries')
      .select(['action', 'actor_id', 'after'])
      .where('subject_id', '=', idIn(reply.body))
      .execute();
    expect(audit).toMatchObject([
      { action: 'promo.add', actor_id: officer.id, after: { code: 'YARD-26', seeds: 40, max_uses: 5 } },
    ]);
  });

  it('are refused with errors beside their fields, and when the name is taken, also by two at once', async () => {
    expect(await add({ code: 'A B' })).toMatchObject({
      status: 422,
      body: { fields: { code: expect.stringContaining('3 to 40'), seeds: 'Seeds is required' } },
    });
    expect(await add({ code: 'FOREVER', seeds: 5, lastDay: '9999-12-31' })).toMatchObject({
      status: 422,
      body: { fields: { lastDay: 'The last day is within ten years from today' } },
    });
    const replies = await Promise.all([1, 2].map((seeds) => add({ code: 'TWICE', seeds })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)).toMatchObject({
      body: { code: 'promo.taken', fields: { code: 'There is a promo code of this name already.' } },
    });
  });

  it('are ended early, once: nobody signs up with them from then on', async () => {
    const { body } = await add({ code: 'ENDSOON', seeds: 5 });
    await signUpWith('ENDSOON');
    const ends = await Promise.all(
      [1, 2].map(() => staff.reply('POST /api/promo-codes/end/:id', { params: { id: idIn(body) } })),
    );
    expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(ends.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'promo.ended' } });
    expect(await signUpWith('ENDSOON')).toMatchObject({ status: 409, body: { code: 'account.promo_over' } });
    expect(await staff.call('GET /api/promo-codes', { query: { search: 'ENDSOON' } })).toMatchObject({
      rows: [{ state: 'Ended', used: 1 }],
    });
  });

  it('are listed newest first, eight a page, and found by a part of their name', async () => {
    for (let number = 1; number <= 9; number++) await add({ code: `LIST_${number}`, seeds: 1 });
    expect(codesIn(await staff.call('GET /api/promo-codes', { query: { search: 'list_' } }))).toEqual(
      [9, 8, 7, 6, 5, 4, 3, 2].map((number) => `LIST_${number}`),
    );
    const body = await staff.call('GET /api/promo-codes', { query: { search: 'list_', page: 2 } });
    expect([codesIn(body), body.total]).toEqual([['LIST_1'], 9]);
    expect(codesIn(await staff.call('GET /api/promo-codes', { query: { search: '%' } }))).toEqual([]);
  });

  it('keep their terms, and those that somebody used stay, by the database too', async () => {
    await add({ code: 'STAYS', seeds: 5 });
    await signUpWith('STAYS');
    const change = (set: object) =>
      test.db.updateTable('promo_codes').set(set).where('code', '=', 'STAYS').execute();
    for (const set of [{ seeds: 500 }, { used: 0 }, { max_uses: 1 }])
      await expect(change(set)).rejects.toMatchObject({ code: '23514' });
    await change({ expires_at: new Date() });
    await expect(change({ expires_at: null })).rejects.toMatchObject({ code: '23514' });
    const removed = test.db.deleteFrom('promo_codes').where('code', '=', 'STAYS').execute();
    await expect(removed).rejects.toMatchObject({ code: '23514' });
  });
});
