// Every list of a desk has pages as long as its reader asks for, and eight rows where nobody asks.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routes } from '#app/server/app.ts';
import { signedWithUs } from '#features/applications/server/disbursement/disbursement.test-support.ts';
import { newId } from '#shared/id.ts';
import { PAGE_SIZES } from '#shared/list/choices.ts';
import { loggedIn, type Someone, someone } from './support/builders.ts';
import type { Caller } from './support/caller.ts';
import { openTestApp, type TestApp } from './support/database.ts';
import { addressOf, deskLists, isReadBy } from './support/desk-lists.ts';
import { recordsOf } from './support/records.ts';

const PEOPLE = 30;
/** So many have a record of each kind: fewer than three rows hardly tell one order from another. */
const FILLED = 3;

let test: TestApp;
let admin: Caller;
let lender: Caller;
beforeAll(async () => {
  test = await openTestApp();
  admin = await loggedIn(test, await someone(test.services, { userType: 'Admin' }));
  lender = await loggedIn(test, await someone(test.services, { userType: 'Partner' }));
  for (let person = 0; person < PEOPLE; person += 1) {
    const one = await someone(test.services);
    if (person >= FILLED) continue;
    await recordsOf(test, one);
    await signedWithUs(test.services);
    await textTo(one);
  }
});
afterAll(() => test.close());

const textTo = (person: Someone) =>
  test.db
    .insertInto('text_messages')
    .values({
      ...{ id: newId<'text_messages'>(), account_id: person.id, channel: 'WhatsApp', number: '18765550001' },
      ...{ kind: 'payment_due', state: 'Sent', created_at: new Date(), expires_at: new Date() },
    })
    .execute();

it.each(deskLists(routes).map((route) => [addressOf(route), route] as const))(
  '%s',
  async (address, route) => {
    const { status, body } = await (isReadBy('Admin', route) ? admin : lender).get(`${address}?perPage=25`);
    expect([status, body]).toMatchObject([200, { perPage: 25 }]);
    const { rows, total } = body as { rows: unknown[]; total: number };
    expect(rows).toHaveLength(Math.min(25, total));
  },
);

it('has so many rows, and goes on behind them', async () => {
  const people = async (query: object) => {
    const answer = await admin.call('GET /api/accounts', { query: { userType: 'User', ...query } });
    return { ...answer, ids: answer.rows.map(({ _id }) => _id) };
  };
  const [usual, first, second, all] = await Promise.all([
    people({}),
    people({ perPage: PAGE_SIZES[1] }),
    people({ perPage: PAGE_SIZES[1], page: 2 }),
    people({ perPage: PAGE_SIZES[2] }),
  ]);
  expect([usual, first, second, all].map(({ perPage, ids }) => [perPage, ids.length])).toEqual([
    [8, 8],
    [25, 25],
    [25, usual.total - 25],
    [50, usual.total],
  ]);
  expect([...first.ids, ...second.ids]).toEqual(all.ids);
  expect((await admin.get('/api/accounts?perPage=1000')).status).toBe(422);
});

it.each(
  deskLists(routes)
    .filter(({ endpoint }) => endpoint.query?.safeParse({ sort: 'oldest' }).success)
    .map(addressOf),
)('%s has either end of its order on top', async (address) => {
  const rowsOf = async (sort: string) => {
    const { status, body } = await admin.get(`${address}?perPage=50&sort=${sort}`);
    expect(status).toBe(200);
    return (body as { rows: object[] }).rows;
  };
  const oldest = await rowsOf('oldest');
  expect(oldest.length).toBeGreaterThanOrEqual(FILLED);
  expect(isAlongAMoment(oldest)).toBe(true);
  expect(await rowsOf('newest')).toEqual(oldest.toReversed());
});

/** Whether something that the rows say grows from the first to the last: a list that stands in the order of nothing has two ends as well. */
const isAlongAMoment = (rows: readonly object[]): boolean =>
  Object.keys(rows[0] ?? {}).some((key) => {
    const moments = rows.map((row) => String((row as Record<string, unknown>)[key]));
    return (
      moments.every((moment) => /^\d{4}-\d\d-\d\dT/.test(moment)) &&
      new Set(moments).size > 1 &&
      moments.toSorted().join() === moments.join()
    );
  });
