// Worlds that differ in one verdict alone, and all that a moderator may read in each.
import webPush from 'web-push';
import { z } from 'zod';
import { routes } from '#app/server/app.ts';
import { approveVerification } from '#features/verification/server/approve-verification.ts';
import { reject, type Sent } from '#features/verification/server/verification.test-support.ts';
import { MINUTE_MS } from '#shared/calendar.ts';
import { matrix } from './authorisation/matrix.ts';
import { loggedIn, moderator, type Someone, someone } from './builders.ts';
import type { Caller } from './caller.ts';
import { openTestApp, type TestApp, workAs } from './database.ts';
import { asId } from './ids.ts';
import { untilNothingRuns } from './quiet-jobs.ts';
import { readCsv } from './read-csv.ts';
import { recordsOf } from './records.ts';

export const MARKERS = { Verified: 'Clear enough to Ann', Rejected: 'Too dark for Ann' };
export type Verdict = keyof typeof MARKERS;

/** Calls that cannot be made without being asked something. */
const ASKED: Record<string, readonly string[]> = {
  'GET /api/find': ['?q=Brownlow'],
  'GET /api/loans/admin/find': ['?number=LN-1'],
  'GET /api/list-file': [
    '?list=/api/audit&columns=what,after&headings=What|After',
    '?list=/api/mails&columns=subject&headings=Subject',
  ],
  'GET /api/informations/submitted/panel': ['?audience=PreQualUser&happened=verified&from=2020-01-01'],
  'GET /api/mails': ['?search=documents', '?search=Brownlow'],
  'GET /api/audit': ['?person=Brownlow', '?action=verification.approve', '?action=verification.reject'],
};

/** When the clock last ran a job says nothing of anybody's verdict. */
const OF_THE_CLOCK = new Set(['GET /api/jobs/queues queues.lastFinished']);

const keys = webPush.generateVAPIDKeys();
const WITH_NOTICES = { VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey };

export type World = Map<string, { status: number; type: string; text: string }>;
type As = 'Moderator' | 'Admin';

/** Who takes part, and the records of the borrower whose documents were judged. */
export type Cast = {
  test: TestApp;
  ann: Someone;
  lead: Someone;
  borrower: Someone;
  records: Awaited<ReturnType<typeof recordsOf>>;
};

/** What else happens in a world, before the verdict and after it. */
export type Story = {
  /** Sends other documents than those of the records, which are judged in their place. */
  decided?: (cast: Cast) => Promise<Sent>;
  after?: (cast: Cast) => Promise<unknown>;
};

/** All that somebody reads where Ann has given this verdict, and a second look at it waits. */
export async function worldWhere(verdict: Verdict, as: As = 'Moderator', story: Story = {}): Promise<World> {
  const test = await openTestApp(WITH_NOTICES);
  try {
    const ann = await moderator(test.services, { firstName: 'Ann', lastName: 'Officer' });
    const ben = await someone(test.services, {
      userType: 'Moderator',
      firstName: 'Ben',
      lastName: 'Officer',
    });
    const lead = await someone(test.services, { userType: 'Admin', firstName: 'Lea', lastName: 'Officer' });
    const borrower = await someone(test.services, { firstName: 'Marcia', lastName: 'Brownlow' });
    const records = await recordsOf(test, borrower);
    await test.db.deleteFrom('second_looks').execute();
    const cast = { test, ann, lead, borrower, records };
    const decided = (await story.decided?.(cast)) ?? {
      _id: asId<'verifications'>(records.verification),
      userId: borrower.id,
      sid: 'basic_information',
    };
    const leading = await loggedIn(test, lead);
    await leading.call('POST /api/second-looks/shares', {
      body: { queue: 'VerificationModel5', percent: 100 },
    });
    await give(test, ann, verdict, decided);
    const look = await test.db
      .updateTable('second_looks')
      .set({ ready_at: new Date(Date.now() - MINUTE_MS) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await untilNothingRuns(test);
    await story.after?.(cast);
    const reader = as === 'Admin' ? leading : await loggedIn(test, ben);
    return await everythingReadBy(reader, {
      ...records,
      verification: decided._id,
      secondLook: look.id,
    });
  } finally {
    await test.close();
  }
}

function give(test: TestApp, officer: Someone, verdict: Verdict, sent: Sent) {
  if (verdict === 'Rejected') return reject(test, officer, sent, MARKERS.Rejected);
  const { _id, ...body } = sent;
  return approveVerification(workAs(test.services, officer), {
    params: { id: _id },
    body: { ...body, approvalNote: MARKERS.Verified },
  });
}

/** The answer to every call that a moderator may make, with each of its choices; `isMeant`: of some of them alone. */
export async function everythingReadBy(
  officer: Caller,
  records: Record<string, string>,
  isMeant: (key: string) => boolean = () => true,
): Promise<World> {
  const world: World = new Map();
  for (const { key, endpoint } of routes) {
    const row = matrix[key];
    if (!key.startsWith('GET ') || !row?.admits.includes('moderator') || !isMeant(key)) continue;
    const ids = row.id ? new Set([records[row.id] ?? '', ...choicesOf(endpoint.params)]) : [''];
    for (const id of ids)
      for (const query of ['', ...queriesOf(endpoint.query), ...(ASKED[key] ?? [])]) {
        const path = key.slice('GET '.length).replace(':id', id);
        const { status, headers, text } = await officer.get(`${path}${query}`);
        const named = id === records[row.id ?? ''] ? '' : id;
        world.set(`${key}${named}${query}`, { status, type: String(headers['content-type']), text });
      }
  }
  return world;
}

/** One for each choice that a call offers, since a filter by a verdict shows it too, and one for the next page. */
const queriesOf = (query: z.ZodObject | undefined): string[] =>
  Object.entries(query?.shape ?? {}).flatMap(([name, field]) =>
    (name === 'page' ? ['2'] : choicesOf(field)).map(
      (choice) => `?${new URLSearchParams({ [name]: choice })}`,
    ),
  );

function choicesOf(field: z.core.$ZodType | undefined): string[] {
  const found = new Set<string>();
  const walk = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return;
    if ('enum' in part && Array.isArray(part.enum)) for (const each of part.enum) found.add(String(each));
    if ('const' in part) found.add(String(part.const));
    for (const below of Object.values(part)) walk(below);
  };
  if (field) walk(z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' }));
  return [...found];
}

/** What differs between two worlds whatever was decided: ids, moments, addresses. */
const plain = (text: string) =>
  text
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, 'id')
    .replace(/\d{4}-\d\d-\d\d[T ][\d:.]+Z?/g, 'moment')
    .replace(/[\w.+-]+@[\w.-]+/g, 'address');

/** How often each value stands at each place of an answer: `rows.status Verified`. */
function saidIn({
  status,
  type,
  text,
}: {
  status: number;
  type: string;
  text: string;
}): Map<string, string[]> {
  const said = new Map<string, string[]>([['status', [String(status)]]]);
  const walk = (value: unknown, place: string): void => {
    if (Array.isArray(value)) for (const each of value) walk(each, place);
    else if (typeof value === 'object' && value !== null)
      for (const [name, below] of Object.entries(value))
        walk(below, place === '' ? name : `${place}.${name}`);
    else said.set(place, [...(said.get(place) ?? []), plain(String(value))]);
  };
  if (type.includes('json')) walk(JSON.parse(text), '');
  else if (type.includes('csv')) walk(readCsv(text), 'cells');
  return said;
}

/** The places of two worlds where something else stands: `GET /api/audit rows.what`. */
function differences(one: World, other: World): Set<string> {
  const found = new Set<string>();
  for (const key of new Set([...one.keys(), ...other.keys()])) {
    const [a, b] = [one.get(key), other.get(key)];
    if (!a || !b) {
      found.add(`${key} itself`);
      continue;
    }
    const [here, there] = [saidIn(a), saidIn(b)];
    for (const place of new Set([...here.keys(), ...there.keys()])) {
      const [x, y] = [here.get(place) ?? [], there.get(place) ?? []];
      if (x.toSorted().join('\n') !== y.toSorted().join('\n')) found.add(`${key} ${place}`);
    }
  }
  return found;
}

/** The places that reveal the verdict: worlds of each that differ from one another by chance are told apart from those that differ in it. */
export function revealedBy(one: readonly [World, World], other: readonly World[]): string[] {
  const [first] = other;
  if (!first) throw new RangeError('there is no other world');
  const byChance = new Set([one, other].flatMap(([a, b]) => (a && b ? [...differences(a, b)] : [])));
  return [...differences(one[0], first)].filter((place) => !byChance.has(place) && !OF_THE_CLOCK.has(place));
}
