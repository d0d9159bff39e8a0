import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import type { Contest } from '../contract.ts';
import { contest, contestRequest } from './contests.test-support.ts';
import { approveContestRequest } from './terms/decide-terms.ts';

let test: TestApp;
let browser: Caller;
beforeAll(async () => {
  test = await openTestApp();
  browser = await loggedIn(test, await someone(test.services));
  for (let number = 1; number <= 9; number++)
    await contest(test.services, { name: `Number ${number}`, endsIn: number * 25, points: number });
  await contest(test.services, { name: 'Later 100%', startsIn: 300, endsIn: 400 });
  await contest(test.services, { name: 'Ended first', startsIn: -9, endsIn: -2 });
  await contest(test.services, { name: 'Ended last', startsIn: -9, endsIn: -1 });
  await contest(test.services, { name: 'Hidden', status: 'Scheduled', startsIn: 1, endsIn: 24 });
});
afterAll(() => test.close());

type List = { rows: Contest[]; total: number };
const list = async (query: string, by = browser): Promise<[number, ...string[]]> => {
  const { rows, total } = (await by.get(`/api/contests${query}`)).body as List;
  return [total, ...rows.map(({ name }) => name)];
};
const first = (count: number) => Array.from({ length: count }, (_, index) => `Number ${index + 1}`);

describe('the list of contests', () => {
  it('has those that still run, soonest to end first, eight a page', async () => {
    expect(await list('')).toEqual([10, ...first(8)]);
    expect(await list('?page=2')).toEqual([10, 'Number 9', 'Later 100%']);
    expect(await list('?page=3')).toEqual([10]);
  });

  it('has those that ended, newest first', async () => {
    expect(await list('?when=ended')).toEqual([2, 'Ended last', 'Ended first']);
  });

  it('finds by name, for typing ahead', async () => {
    expect(await list('?search=NUMBER%207')).toEqual([1, 'Number 7']);
    expect(await list('?search=100%25')).toEqual([1, 'Later 100%']);
    expect(await list('?search=%25')).toEqual([1, 'Later 100%']);
  });

  it('answers of each what its card shows', async () => {
    const { rows } = await browser.call('GET /api/contests');
    expect(rows[1]).toEqual({
      _id: expect.any(String),
      name: 'Number 2',
      category: 'Spin wheel',
      description: 'A school bag, Books for a year',
      startDate: expect.any(String),
      endDate: expect.any(String),
      created: expect.any(String),
      state: 'open',
      days: 2,
      isJoined: false,
      points: 2,
      pointsGiven: null,
      participants: 0,
      maxWinners: 2,
      prize: { name: 'School bag', imageUrl: null, value: 6_500 },
    });
  });

  it('shows what is not published to staff alone', async () => {
    const staff = await loggedIn(test, await moderator(test.services));
    expect(await list('?search=hidden')).toEqual([0]);
    expect(await list('?search=hidden', staff)).toEqual([1, 'Hidden']);
    const { rows } = await staff.call('GET /api/contests', { query: { search: 'hidden' } });
    expect((await browser.refused('GET /api/contests/:id', { params: { id: rows[0]?._id } })).status).toBe(
      404,
    );
    await staff.call('GET /api/contests/:id', { params: { id: rows[0]?._id } });
  });

  it.each(['?page=0', '?when=soon', '?other=1'])('refuses %s', async (query) => {
    expect((await browser.get(`/api/contests${query}`)).status).toBe(422);
  });
});

describe("a person's own contests", () => {
  it('are those they joined, newest first, and nobody else’s', async () => {
    const person = await loggedIn(test, await someone(test.services));
    const { rows } = await person.call('GET /api/contests');
    for (const { _id } of [rows[4], rows[1]].flatMap((row) => row ?? []))
      await person.call('POST /api/contests/join/:id', { params: { id: _id } });
    expect(await list('/user', person)).toEqual([2, 'Number 2', 'Number 5']);
    expect(await list('/user')).toEqual([0]);
  });

  it('keep the seeds that were given for joining, whatever joining gives since', async () => {
    const { id } = await contest(test.services, { name: 'Given', points: 10 });
    const free = await contest(test.services, { name: 'Given nothing', points: 0 });
    const person = await loggedIn(test, await someone(test.services));
    for (const _id of [id, free.id])
      await person.call('POST /api/contests/join/:id', { params: { id: _id } });
    for (const [contestId, before] of [
      [id, { points: 10 }],
      [free.id, { points: 0 }],
    ] as const) {
      const request = await contestRequest(test.services, { contestId, before, after: { points: 25 } });
      const second = workAs(test.services, await moderator(test.services));
      await approveContestRequest(second, { params: { id: request }, body: { note: '' } });
    }
    const { rows } = await person.call('GET /api/contests/user');
    expect(rows.map(({ name, points, pointsGiven }) => [name, points, pointsGiven])).toEqual([
      ['Given nothing', 25, 0],
      ['Given', 25, 10],
    ]);
    const shown = { params: { id } };
    expect(await person.call('GET /api/contests/:id', shown)).toMatchObject({ points: 25, pointsGiven: 10 });
    expect(await browser.call('GET /api/contests/:id', shown)).toMatchObject({
      points: 25,
      pointsGiven: null,
    });
  });
});
