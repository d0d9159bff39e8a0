import { hash, randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#app/server/app.ts';
import { formToken } from '#platform/server/http/csrf.ts';
import { newId } from '#shared/id.ts';
import { matrix } from '#tests/support/authorisation/matrix.ts';
import { anAddress, type Person, peopleOf } from '#tests/support/authorisation/people.ts';
import { ROLES, type Role } from '#tests/support/authorisation/roles.ts';
import { loggedIn } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { declaredRefusals } from '#tests/support/declared-refusals.ts';
import { describedAnswers, type Judge } from '#tests/support/described-answers.ts';
import { asId } from '#tests/support/ids.ts';
import { PARSER_WORDS } from '#tests/support/parser-words.ts';
import { type StrangeRequest, strangeRequests } from '#tests/support/strange-requests.ts';

/** `npm run prove:bad-input` takes five hundred, from another seed each time. */
const INPUTS = Number(process.env.BAD_INPUTS ?? 6);
const SEED = Number(process.env.BAD_INPUT_SEED ?? 20_261_122);
const LIMIT_MS = 60_000 + INPUTS * 2_000;

const VISIT = 'a browser in which nobody has logged in';
const OUTSIDE: readonly Role[] = ['visitor', 'suspended'];

/** What the server answers that is no route of a feature; live events are a stream that does not end. */
const BASICS = [
  'GET /api/form',
  'GET /api/health',
  'GET /api/openapi.json',
  'GET /api/reference',
  'GET /api/:id',
];
const operations = [
  ...routes.map(({ key, endpoint }) => ({ key: key as string, endpoint })),
  ...BASICS.map((key) => ({ key, endpoint: undefined })),
];

let server: TestApp;
let people: Record<Role, () => Promise<Person>>;
let codes: Set<string>;
let misfitOf: Judge;
const known = new Map<Role, Person>();
const sent = { requests: 0, refused: 0, answered: 0, wrong: 0 };

beforeAll(async () => {
  server = await openTestApp();
  people = peopleOf(server);
  misfitOf = describedAnswers(server.app);
  codes = new Set((await declaredRefusals()).map(({ code }) => code));
});
afterAll(async () => {
  process.stdout.write(
    `${sent.wrong === 0 ? 'PASS' : 'FAIL'} bad input: ${operations.length} operations × ${ROLES.length} roles × ${INPUTS} requests = ${sent.requests} ` +
      `(${sent.refused} refused, ${sent.answered} answered, ${sent.wrong} wrong), seed ${SEED}\n`,
  );
  await server.close();
});

async function personIn(role: Role): Promise<Person> {
  const person = known.get(role) ?? (await people[role]());
  known.set(role, person);
  return person;
}

const statusOf = async ({ browser }: Person) => (await browser.get('/api/accounts/profile/')).status;

/** A request may have logged its sender out, or an officer's may have suspended them: they come back, or somebody new does. */
async function comeBack(role: Role, person: Person): Promise<Person> {
  if (OUTSIDE.includes(role) || (await statusOf(person)) !== 401) return person;
  const again = {
    ...person,
    browser: await loggedIn(server, { id: asId<'accounts'>(person.records.account) }, anAddress()),
  };
  const back = (await statusOf(again)) === 401 ? await people[role]() : again;
  known.set(role, back);
  return back;
}

function send({ browser }: Person, { method, url, headers, cookies, payload }: StrangeRequest) {
  const session = browser.cookies.get('pimento_session');
  const own = session ? `pimento_session=${session}` : `pimento_visit=${encodeURIComponent(VISIT)}`;
  const all = {
    'csrf-token': formToken(session ?? VISIT),
    'idempotency-key': randomUUID(),
    cookie: cookies ? `${own}; ${cookies}` : own,
    ...headers,
  };
  const given = Object.entries(all).filter(([, value]) => value !== undefined);
  return server.app.inject({
    method,
    url,
    headers: Object.fromEntries(given),
    remoteAddress: anAddress(),
    ...(payload === undefined ? {} : { payload }),
  });
}

type Reply = Awaited<ReturnType<typeof send>>;

/** A refusal that repeats long names may come compressed. */
function textOf({ headers, rawPayload }: Reply): string {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[String(headers['content-encoding'])];
  return String(unpack ? unpack(rawPayload) : rawPayload);
}

function judge(reply: Reply, request: StrangeRequest): void {
  const context = `${request.method} ${request.url} answered ${reply.statusCode}: ${reply.body.slice(0, 300)}`;
  expect(reply.statusCode, context).toBeLessThan(500);
  if (request.method === 'HEAD') return;
  const contentType = String(reply.headers['content-type'] ?? '');
  const answer = { status: reply.statusCode, contentType, text: textOf(reply) };
  expect(misfitOf(request.method, request.url, answer), context).toBeNull();
  if (reply.statusCode < 400) return;
  expect(reply.headers['content-type'], context).toMatch(/^application\/json/);
  const { code, message } = JSON.parse(answer.text);
  expect(codes, context).toContain(code);
  expect(message, context).toEqual(expect.stringMatching(/\S/));
  expect(answer.text, context).not.toMatch(PARSER_WORDS);
}

describe.each(operations)('$key', ({ key, endpoint }) => {
  const { admits = ROLES, id: kind, of: ownerRole = 'user', send: sound = {} } = matrix[key] ?? {};
  const [right, path = ''] = key.split(' ');
  /** An empty id leads to another operation. */
  const address = new RegExp(`^${path.replace(':id', '[^/?#]+')}/?([?].*)?$`);

  test.each(ROLES)(`stands ${INPUTS} strange requests of a %s`, { timeout: LIMIT_MS }, async (role) => {
    let person = await personIn(role);
    const owner = await personIn(ownerRole);
    const strange = strangeRequests({
      key,
      id: kind ? owner.records[kind] : newId(),
      queryNames: Object.keys(endpoint?.query?.shape ?? {}),
      body: typeof sound === 'function' ? sound(owner.records) : sound,
      isForm: endpoint?.form !== undefined,
    });
    const stands = fc.asyncProperty(strange, async (request) => {
      sent.requests += 1;
      sent.wrong += 1;
      const reply = await send(person, request);
      judge(reply, request);
      const isHere = request.method === right && address.test(request.url);
      if (isHere && !admits.includes(role)) expect(reply.statusCode, request.url).toBeGreaterThan(399);
      sent.wrong -= 1;
      sent[reply.statusCode < 400 ? 'answered' : 'refused'] += 1;
      if (reply.statusCode === 401) person = await comeBack(role, person);
      // Whoever has taken the quiz is a user from then on.
      if (role === 'quizUser' && reply.statusCode < 400 && request.method !== 'GET') {
        known.delete(role);
        person = await personIn(role);
      }
    });
    const seed = (SEED + Number.parseInt(hash('sha256', `${role} ${key}`).slice(0, 6), 16)) | 0;
    await fc.assert(stands, { seed, numRuns: INPUTS, endOnFailure: true });
  });
});

test('whoever asks afterwards is served', async () => {
  expect((await server.app.inject('/api/health')).statusCode).toBe(200);
});
