import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formToken } from '#platform/server/http/csrf.ts';
import type { IdOf } from '#shared/id.ts';
import { borrower, loggedIn, moderator } from '#tests/support/builders.ts';
import { type Caller, multipart } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';

let server: TestApp;
let officer: Caller;
let owner: Caller;
let person: IdOf<'accounts'>;
beforeAll(async () => {
  server = await openTestApp();
  const someone = await borrower(server.services);
  person = someone.id;
  owner = await loggedIn(server, someone);
  officer = await loggedIn(server, await moderator(server.services));
});
afterAll(() => server.close());

const refused = { status: 422, body: { code: 'request.unreadable' } };

/** NUL, and halves of signs that need two. */
const UNREADABLE = ['\0', '\ud83c', '\udf31', '\udf31\ud83c'];

describe.each(UNREADABLE)('a text with %j in it is refused up front', (sign) => {
  test('in a body', async () => {
    const status = { status: 'Suspended', seen: 'Active', reason: `called${sign}` } as const;
    expect(
      await officer.reply('POST /api/accounts/status/:id', { params: { id: person }, body: status }),
    ).toMatchObject({
      ...refused,
      body: { fields: { reason: expect.any(String) } },
    });
  });

  test('deep in a body, and as the name of a field', async () => {
    const save = (answers: object) =>
      owner.post('/api/informations/submit', { informationId: person, data: answers });
    for (const answers of [{ [`a${sign}`]: 1 }, { a: { b: [`c${sign}`] } }, { a: [{ [sign]: 1 }] }])
      expect(await save(answers)).toMatchObject(refused);
  });

  test('in the JSON, the field name and the file name of a form', async () => {
    const file = { field: 'file', name: 'me.png', bytes: Buffer.from('no picture') };
    const send = (extraInfo: unknown, given: typeof file) =>
      owner.put('/api/accounts/image/update', { form: { extraInfo, files: [given] } });
    expect(await send({ caption: sign }, file)).toMatchObject(refused);
    // What is no text in UTF-8 cannot even be written into a header of a part.
    if (sign !== '\0') return;
    expect(await send({}, { ...file, field: `f${sign}` })).toMatchObject(refused);
    expect(await send({}, { ...file, name: `me${sign}.png` })).toMatchObject(refused);
  });
});

test('NUL is refused in a query, and nothing is found at an address with it', async () => {
  expect(await officer.get('/api/accounts?search=a%00')).toMatchObject(refused);
  expect(await officer.get('/api/accounts?a%00=b')).toMatchObject(refused);
  expect(await officer.get('/api/export/Account%00')).toMatchObject({ status: 404 });
});

describe('what turns the direction of what follows is taken out', () => {
  const turned = '\u202etsriF\u202c \u2067yb cba\u2069 nimdA';
  const straight = 'tsriF yb cba nimdA';

  test('of a complaint and of a query', async () => {
    await owner.call('POST /api/complaints', { body: { category: 'Other', words: `${turned}\nat all` } });
    const { words } = await server.db
      .selectFrom('complaints')
      .select('words')
      .where('account_id', '=', person)
      .executeTakeFirstOrThrow();
    expect(words).toBe(`${straight}\nat all`);
    const found = await officer.get(`/api/accounts?search=${encodeURIComponent(`no\u202ebody`)}`);
    expect(found).toMatchObject({ status: 200, body: { rows: [] } });
  });

  test('and a text of nothing else is no text', async () => {
    const nothing = { category: 'Other', words: '\u202e\u2066' } as const;
    expect(await owner.reply('POST /api/complaints', { body: nothing })).toMatchObject({
      status: 422,
      body: { fields: { words: expect.any(String) } },
    });
  });
});

test('a body that is nested deeper than any form is refused', async () => {
  const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/informations/submit',
    cookies: Object.fromEntries(owner.cookies),
    headers: {
      'csrf-token': formToken(owner.cookies.get('pimento_session') ?? ''),
      'idempotency-key': 'deep-as-a-well',
      'content-type': 'application/json',
    },
    payload: `{"informationId":"${person}","data":{"answers":${deep}}}`,
  });
  expect(reply.statusCode).toBe(422);
});

test('a form that breaks off anywhere is refused', async () => {
  const { boundary, payload } = multipart({
    extraInfo: {},
    files: [{ field: 'file', name: 'me.png', bytes: Buffer.from('no picture') }],
  });
  const statuses = new Map<number, number[]>();
  for (let length = 0; length < payload.length; length++) {
    const reply = await server.app.inject({
      method: 'PUT',
      url: '/api/accounts/image/update',
      cookies: Object.fromEntries(owner.cookies),
      headers: {
        'csrf-token': formToken(owner.cookies.get('pimento_session') ?? ''),
        'idempotency-key': `broken-off-at-${length}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: payload.subarray(0, length),
    });
    statuses.set(reply.statusCode, [...(statuses.get(reply.statusCode) ?? []), length]);
  }
  expect([...statuses.keys()]).toEqual([422]);
});
