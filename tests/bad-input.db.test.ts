import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#app/server/app.ts';
import { formToken } from '#platform/server/http/csrf.ts';
import type { Route } from '#platform/server/http/route.ts';
import { newId } from '#shared/id.ts';
import { matrix } from '#tests/support/authorisation/matrix.ts';
import { PARTNERS } from '#tests/support/authorisation/roles.ts';
import { loggedInTimes, type Someone, someone } from '#tests/support/builders.ts';
import { type Caller, multipart } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { PARSER_WORDS } from '#tests/support/parser-words.ts';
import { bodies, FOREIGN_FIELDS, ids, queries } from '#tests/support/strange-input.ts';

const SEED = 20_260_310;
const INPUTS = 60;
/** Far beyond what any of these needs: an input that takes this long would let a few callers stop the server. */
const TOO_LONG_MS = 10_000;

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

/** Of those who may call a route, the one with the most authority. */
function mostPrivileged(key: string): Promise<Someone> {
  const admits: readonly string[] = matrix[key]?.admits ?? [];
  if (admits.includes('admin')) return someone(server.services, { userType: 'Admin' });
  if (admits.length > 0 && admits.every((role) => PARTNERS.some((partner) => partner === role)))
    return someone(server.services, { userType: 'Partner' });
  return someone(server.services, admits.includes('quizUser') ? { status: 'UserQuiz' } : {});
}

const none = newId();
const noRecords = {
  account: none,
  exportModel: 'Account',
  lenderReport: 'loans',
  section: none,
  submission: none,
  formVersion: none,
  proofForm: none,
  proofVersion: none,
  verification: none,
  application: none,
  file: none,
  picture: none,
  session: none,
  partner: none,
  product: none,
  partnerLoan: none,
  lenderPicture: none,
  consent: none,
  prize: none,
  prizePicture: none,
  acquisition: none,
  coupon: none,
  promoCode: none,
  contest: none,
  drawnContest: none,
};

function soundBody(key: string): object {
  const { send = {} } = matrix[key] ?? {};
  return typeof send === 'function' ? send(noRecords) : send;
}

let callers = 0;
/** Sessions that nobody has called in yet, of the one who calls now. */
const unused: { of: string; browsers: Caller[] } = { of: '', browsers: [] };

async function newBrowser(person: Someone): Promise<Caller> {
  if (unused.of !== person.id) Object.assign(unused, { of: person.id, browsers: [] });
  if (unused.browsers.length === 0) unused.browsers = await loggedInTimes(INPUTS, server, person);
  return unused.browsers.pop() as Caller;
}

/** Sends a text as it is, as a logged-in person, each time in a session and from an address of its own. */
async function send(person: Someone, { key, endpoint }: Route, id: string, query: string, text: string) {
  const [method, path = ''] = key.split(' ');
  const { cookies } = await newBrowser(person);
  callers += 1;
  const url = `${path.replace(':id', id)}${query}`;
  const remoteAddress = `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
  const common = { url, cookies: Object.fromEntries(cookies), remoteAddress };
  if (method === 'GET') return server.app.inject({ ...common, method });
  const form = endpoint.form && multipart({ extraInfo: text, files: [] });
  return server.app.inject({
    ...common,
    method: method === 'PUT' ? 'PUT' : 'POST',
    headers: {
      'csrf-token': formToken(cookies.get('pimento_session') ?? ''),
      'idempotency-key': randomUUID(),
      'content-type': form ? `multipart/form-data; boundary=${form.boundary}` : 'application/json',
    },
    payload: form ? form.payload.toString().replace(JSON.stringify(text), () => text) : text,
  });
}

/** What decides about somebody's authority and wealth, of everybody. */
const standings = () =>
  server.db
    .selectFrom('accounts as a')
    .innerJoin('seed_accounts as s', 's.id', 'a.id')
    .select(['a.id', 'a.email', 'a.user_type', 'a.status', 'a.info_status', 's.balance'])
    .orderBy('a.id')
    .execute();

describe.each(routes)('$key', (route) => {
  const { key, endpoint } = route;
  const queryNames = Object.keys(endpoint.query?.shape ?? {});

  test(`stands ${INPUTS} strange inputs`, async () => {
    const person = await mostPrivileged(key);
    const before = await standings();
    const input = fc.record({
      id: fc.oneof(fc.constant(none), ids),
      query: queries(queryNames),
      body: bodies(soundBody(key)),
    });
    const stands = fc.asyncProperty(input, async ({ id, query, body }) => {
      const startMs = performance.now();
      const reply = await send(person, route, key.includes(':id') ? id : '', query, body);
      expect(reply.statusCode, reply.body.slice(0, 300)).toBeLessThan(500);
      expect(performance.now() - startMs).toBeLessThan(TOO_LONG_MS);
    });
    await fc.assert(stands, { seed: SEED, numRuns: INPUTS, endOnFailure: true });
    const after = await standings();
    const known = new Set(before.map(({ id }) => id));
    expect(after.filter(({ id }) => known.has(id))).toEqual(before);
    for (const { user_type, status, balance } of after.filter(({ id }) => !known.has(id)))
      expect({ user_type, status, balance }).toEqual({ user_type: 'User', status: 'Pending', balance: 0 });
    expect((await server.app.inject('/api/health')).statusCode).toBe(200);
  });
});

describe.each(routes.filter(({ endpoint }) => endpoint.body ?? endpoint.form))('$key', (route) => {
  const { key } = route;

  test('takes no field that is not its own', async () => {
    const person = await mostPrivileged(key);
    const before = await standings();
    const own = Object.keys((route.endpoint.body ?? route.endpoint.form)?.shape ?? {});
    for (const [name, value] of Object.entries(FOREIGN_FIELDS).filter(([name]) => !own.includes(name))) {
      const body = JSON.stringify({ ...soundBody(key), [name]: value });
      const reply = await send(person, route, none, '', body);
      expect(reply.statusCode, name).toBe(key.includes(':id') && reply.statusCode === 404 ? 404 : 422);
    }
    expect(await standings()).toEqual(before);
  });
});

/** None of them is right for any field but by chance. */
const WRONG_TYPES = [null, true, 5.5, -1, 'x', [], [5], {}, { x: null }];

describe.each(routes)('$key', (route) => {
  const { key, endpoint } = route;
  const ofBody = Object.keys((endpoint.body ?? endpoint.form)?.shape ?? {});
  const ofQuery = Object.keys(endpoint.query?.shape ?? {});

  test('says in plain words what is wrong with each field', async () => {
    const person = await mostPrivileged(key);
    const spoilt = ofBody.flatMap((name) =>
      WRONG_TYPES.map((wrong) => ['', JSON.stringify({ ...soundBody(key), [name]: wrong })] as const),
    );
    const asked = [...ofQuery, 'surplus'].map((name) => [`?${name}=%20`, '{}'] as const);
    // What no screen shows: 'pointRequired', '_id'.
    const onTheWire = [...ofBody, ...ofQuery].filter((name) => /[a-z][A-Z]|_/.test(name));
    const sent = [...spoilt, ...asked, ['', '[]'] as const, ['', '{"a":}'] as const];
    for (const [query, body] of sent) {
      const reply = await send(person, route, none, query, body);
      if (reply.statusCode !== 422) continue;
      const { message, fields = {} } = reply.json();
      for (const said of [message, ...Object.values<string>(fields)]) {
        expect(said, `${query} ${body}`).not.toMatch(PARSER_WORDS);
        for (const name of onTheWire) expect(said, `${query} ${body}`).not.toContain(name);
      }
    }
  });
});
