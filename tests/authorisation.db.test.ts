import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#app/server/app.ts';
import { newId } from '#shared/id.ts';
import { matrix } from '#tests/support/authorisation/matrix.ts';
import { kindsNamed, type Maker, type Person, peopleOf } from '#tests/support/authorisation/people.ts';
import { ROLES, type Role, type Row } from '#tests/support/authorisation/roles.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { describedAnswers, type Judge } from '#tests/support/described-answers.ts';

let server: TestApp;
let people: Record<Role, Maker>;
let misfitOf: Judge;

beforeAll(async () => {
  server = await openTestApp();
  misfitOf = describedAnswers(server.app);
  people = peopleOf(server);
});
afterAll(() => server.close());

const keys = routes.map(({ key }) => key);

const readers = new Map<Role, Promise<Person>>();

/**
 * Somebody new for each call that changes something, with the records that it is about; reading changes nothing, so one of a role, who has
 * everything, reads everything.
 */
function somebody(role: Role, key: string): Promise<Person> {
  if (!key.startsWith('GET ')) {
    const about = kindsNamed(rowOf(key));
    return people[role]((kind) => about.has(kind));
  }
  const reader = readers.get(role) ?? people[role]();
  readers.set(role, reader);
  return reader;
}

test('every route has its row, and every row its route', () => {
  expect(Object.keys(matrix).toSorted()).toEqual([...keys].toSorted());
});

/** Calls a route as somebody would who knows the records of `records`' owner. Whatever the answer is, it is described. */
async function statusOf(
  browser: Caller,
  key: string,
  id: string,
  records: Person['records'],
): Promise<number> {
  const [method = '', path = ''] = key.split(' ');
  const url = path.replace(':id', id);
  const { status, headers, text } = await call(browser, key, url, records);
  const answer = { status, contentType: String(headers['content-type'] ?? ''), text };
  expect(
    misfitOf(method, url, answer),
    `${method} ${url} answered ${status}: ${text.slice(0, 300)}`,
  ).toBeNull();
  return status;
}

function call(browser: Caller, key: string, url: string, records: Person['records']) {
  if (key.startsWith('GET ')) return browser.get(url);
  const { send = {} } = rowOf(key);
  const body = typeof send === 'function' ? send(records) : send;
  const form = { extraInfo: body, files: [] };
  if (key.startsWith('PUT ')) return browser.put(url, { form });
  const isForm = routes.find((route) => route.key === key)?.endpoint.form !== undefined;
  return isForm ? browser.post(url, undefined, { form }) : browser.post(url, body);
}

const rowOf = (key: string): Row => matrix[key] ?? { admits: [] };

function answerTo(key: string, role: Role): number {
  const { answers = 200 } = rowOf(key);
  return typeof answers === 'number' ? answers : (answers[role] ?? 200);
}

describe.each(ROLES)('as %s', (role) => {
  const closed = keys.filter((key) => !matrix[key]?.admits.includes(role));
  const open = keys.filter((key) => matrix[key]?.admits.includes(role));
  const unauthenticated = role === 'visitor' || role === 'suspended';

  test.runIf(closed.length > 0)(`${closed.length} routes are closed`, async () => {
    const owner = await people.user();
    // One is enough: whatever is closed changes nothing about who knocks.
    const { browser } = await people[role]();
    for (const key of closed) {
      const { id } = rowOf(key);
      const status = await statusOf(browser, key, id ? owner.records[id] : '', owner.records);
      expect(status, key).toBe(unauthenticated ? 401 : 403);
    }
  });

  test(`${open.length} routes are open`, async () => {
    const answered: Record<string, number> = {};
    const expected: Record<string, number> = {};
    for (const key of open.filter((key) => !rowOf(key).id)) {
      const { browser, records } = await somebody(role, key);
      answered[key] = await statusOf(browser, key, '', records);
      expected[key] = answerTo(key, role);
    }
    expect(answered).toEqual(expected);
  });

  test('of the records of a user it reaches exactly those it should', async () => {
    for (const key of open) {
      const { id, of: ownerRole = 'user', sees = [] } = rowOf(key);
      if (!id) continue;
      const own = await somebody(role, key);
      const owner = role === ownerRole ? own : await somebody(ownerRole, key);
      expect(await statusOf(own.browser, key, owner.records[id], owner.records), key).toBe(
        sees.includes(role) ? answerTo(key, role) : 404,
      );
      const otherRole = ownerRole === 'user' ? 'otherUser' : 'otherPartner';
      if (role === ownerRole && !sees.includes(otherRole)) {
        const other = await somebody(otherRole, key);
        expect(await statusOf(own.browser, key, other.records[id], other.records), `another's: ${key}`).toBe(
          404,
        );
      }
      for (const wrong of [newId(), 'malformed', '%00', "1' or '1'='1"]) {
        expect(
          await statusOf(own.browser, key, encodeURIComponent(wrong), owner.records),
          `${wrong}: ${key}`,
        ).toBe(404);
      }
    }
  });
});
