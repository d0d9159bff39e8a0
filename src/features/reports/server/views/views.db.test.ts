import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';

let test: TestApp;
let officer: Caller;
let colleague: Caller;
let admin: Caller;
let desk: Caller;
beforeAll(async () => {
  test = await openTestApp();
  officer = await loggedIn(test, await moderator(test.services));
  colleague = await loggedIn(test, await moderator(test.services));
  admin = await loggedIn(test, await someone(test.services, { userType: 'Admin' }));
  desk = await loggedIn(test, (await lender(test.services)).account);
});
afterAll(() => test.close());

const USERS = { list: '/api/accounts', place: '/admin/users' };
const STAFF = { list: '/api/accounts/staff', place: '/admin/add-admin' };
const OWN = { list: '/api/loans/partner', place: '/partner/portfolio' };

let made = 0;
const view = (more: object = {}) => ({
  ...USERS,
  search: 'sort=-name',
  name: `View ${++made}`,
  isShared: false,
  ...more,
});
const save = async (by: Caller, body = view()) => (await by.call('POST /api/views', { body }))._id;
const viewsOf = async (by: Caller, of = USERS) => (await by.call('GET /api/views', { query: of })).views;
const namesOf = async (by: Caller, of = USERS) => (await viewsOf(by, of)).map(({ name }) => name);
const statusOf = async (by: Caller, path: string, body: object) => (await by.post(path, body)).status;

describe('a view of a list', () => {
  it('keeps filters, order and columns, nothing of the moment and no searched name', async () => {
    const body = view({ search: '?page=4&search=marcia&status=Active&columns=name,email' });
    await save(officer, body);
    const kept = (await viewsOf(officer)).find(({ name }) => name === body.name);
    expect(kept).toMatchObject({ search: 'columns=name%2Cemail&status=Active', isOwn: true, by: null });
  });

  it('is its owner’s alone until it is shared, and then every colleague’s', async () => {
    const id = await save(officer);
    const isSeen = async () => (await viewsOf(colleague)).find(({ _id }) => _id === id);
    expect(await isSeen()).toBeUndefined();
    await officer.call('POST /api/views/change', { body: { view: id, name: 'Ours', isShared: true } });
    expect(await isSeen()).toMatchObject({
      name: 'Ours',
      isOwn: false,
      mayChange: false,
      by: expect.any(String),
    });
    await officer.call('POST /api/views/change', { body: { view: id, name: 'Ours', isShared: false } });
    expect(await isSeen()).toBeUndefined();
  });

  it('that is shared is changed by who saved it and by admins, by nobody else', async () => {
    const id = await save(officer, view({ isShared: true }));
    const change = { view: id, name: `Mine ${id}`, isShared: true };
    expect(await statusOf(colleague, '/api/views/change', change)).toBe(403);
    expect(await statusOf(colleague, '/api/views/remove', { view: id })).toBe(403);
    expect(await statusOf(admin, '/api/views/change', change)).toBe(200);
    expect(await statusOf(admin, '/api/views/remove', { view: id })).toBe(200);
    expect(await statusOf(officer, '/api/views/remove', { view: id })).toBe(404);
  });

  it('of a list for admins is no moderator’s to see, save or open with', async () => {
    const shared = view({ ...STAFF, isShared: true });
    const id = await save(admin, shared);
    expect((await officer.get(`/api/views?${new URLSearchParams(STAFF)}`)).status).toBe(404);
    expect(await statusOf(officer, '/api/views', view(STAFF))).toBe(404);
    expect(await statusOf(officer, '/api/views/usual', { view: id, isUsual: true })).toBe(404);
  });

  it('of somebody else is not there', async () => {
    const id = await save(officer);
    for (const by of [colleague, admin, desk]) {
      expect(await statusOf(by, '/api/views/usual', { view: id, isUsual: true })).toBe(404);
      expect(await statusOf(by, '/api/views/remove', { view: id })).toBe(404);
    }
  });

  it('is a lender’s own, of its own lists', async () => {
    await save(desk, view({ ...OWN, name: 'Late ones' }));
    const other = await loggedIn(test, (await lender(test.services)).account);
    expect(await namesOf(desk, OWN)).toEqual(['Late ones']);
    expect(await namesOf(other, OWN)).toEqual([]);
    expect(await statusOf(desk, '/api/views', view({ ...OWN, isShared: true }))).toBe(422);
    expect(await statusOf(desk, '/api/views', view())).toBe(404);
    expect(await statusOf(desk, '/api/views', view({ ...OWN, place: '/admin/users' }))).toBe(404);
  });

  it('has a name that nobody has twice in a list, however often and by whichever way it is given', async () => {
    const body = view();
    const answers = await Promise.all([1, 2, 3, 4].map(() => statusOf(officer, '/api/views', body)));
    expect(answers.toSorted()).toEqual([200, 409, 409, 409]);
    const id = await save(officer);
    const taken = { view: id, name: body.name.toUpperCase(), isShared: false };
    expect(await statusOf(officer, '/api/views/change', taken)).toBe(409);
    expect(await statusOf(colleague, '/api/views', body)).toBe(200);
  });

  it('opens its list, one a list, until another does, it goes or it is no longer shared', async () => {
    const [first, second] = [await save(officer, view({ isShared: true })), await save(officer)];
    const usualOf = async (by: Caller) =>
      (await viewsOf(by)).filter(({ isUsual }) => isUsual).map(({ _id }) => _id);
    const open = (by: Caller, id: string, isUsual = true) =>
      statusOf(by, '/api/views/usual', { view: id, isUsual });
    await Promise.all([open(officer, first), open(colleague, first)]);
    expect([await usualOf(officer), await usualOf(colleague)]).toEqual([[first], [first]]);
    await open(officer, second);
    expect(await usualOf(officer)).toEqual([second]);
    await statusOf(officer, '/api/views/change', { view: first, name: 'No longer', isShared: false });
    expect(await usualOf(colleague)).toEqual([]);
    await open(officer, second, false);
    expect(await usualOf(officer)).toEqual([]);
    await open(officer, second);
    await statusOf(officer, '/api/views/remove', { view: second });
    expect(await usualOf(officer)).toEqual([]);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a name of 61 letters', { name: 'a'.repeat(61) }],
    ['a place outside of the desks', { place: 'https://elsewhere.example/' }],
    ['an address of 1,001 letters', { search: `a=${'b'.repeat(999)}` }],
  ])('is refused with %s', async (_, wrong) => {
    expect(await statusOf(officer, '/api/views', view(wrong))).toBe(422);
  });

  it('of nobody’s list is refused', async () => {
    expect(await statusOf(officer, '/api/views', view({ list: '/api/nothing' }))).toBe(404);
  });
});
