// Finds the rows that many writers wait for: the same change by 64 connections, each commit by itself, and what they wait for meanwhile.
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { median } from '../measure.ts';

const WRITERS = 64;
const RUN_MS = 6_000;
const LOOK_EVERY_MS = 50;

/** `account` and `part` differ from commit to commit; what is written stays true: a count that goes up goes down again. */
const changes = (prize: string): [what: string, statement: string][] => [
  [
    'rows of their own (balances), to compare',
    'update seed_accounts set balance = balance where id = $1::uuid',
  ],
  ['daily_figures, 16 parts', "select add_to_day('usersLeft', now(), $1::uuid, 0)"],
  [
    'account_totals, 16 parts',
    "update account_totals set accounts = accounts where user_type = 'User' and status = 'Active' and part = get_byte(uuid_send($1::uuid), 15) % 16",
  ],
  [
    'application_totals, one row a status',
    "update application_totals set applications = applications where status = 'Pending' and $1::uuid is not null",
  ],
  [
    'verification_totals, one row a model',
    "update verification_totals set waiting = waiting where audience = 'PreQualUser' and $1::uuid is not null",
  ],
  [
    'progress_totals, one row a model',
    "update progress_totals set waiting = waiting where audience = 'PreQualUser' and $1::uuid is not null",
  ],
  [
    'message_thread_totals, one row',
    'update message_thread_totals set threads = threads where $1::uuid is not null',
  ],
  ['stock of one prize', `update prizes set stock = stock where id = '${prize}' and $1::uuid is not null`],
];

export async function measureHotRows(databaseUrl: string, prize: string): Promise<void> {
  const clients = await Promise.all(Array.from({ length: WRITERS }, () => connected(databaseUrl)));
  const watcher = await connected(databaseUrl);
  try {
    const { rows } = await watcher.query<{ id: string }>(
      "select id from seed_accounts where kind = 'Person' limit 10000",
    );
    const people = rows.map(({ id }) => id);
    console.log(`\n${`${WRITERS} writers`.padEnd(48)}commits/s   median ms   waits (share of looks)`);
    for (const [what, statement] of changes(prize)) {
      const run = { ends: performance.now() + RUN_MS, times: [] as number[] };
      const [waits] = await Promise.all([
        watch(watcher, run.ends),
        ...clients.map((client, writer) => write(client, statement, people, writer, run)),
      ]);
      const rate = (run.times.length / RUN_MS) * 1_000;
      console.log(
        `${what.padEnd(48)}${rate.toFixed(0).padStart(9)}${median(run.times).toFixed(1).padStart(12)}   ${waits}`,
      );
    }
  } finally {
    await Promise.all([...clients, watcher].map((client) => client.end()));
  }
}

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

async function write(
  client: pg.Client,
  text: string,
  people: readonly string[],
  writer: number,
  run: { ends: number; times: number[] },
): Promise<void> {
  for (let turn = writer; performance.now() < run.ends; turn += WRITERS) {
    const before = performance.now();
    await client.query({ name: text.slice(0, 60), text, values: [people[turn % people.length]] });
    run.times.push(performance.now() - before);
  }
}

/** What busy connections were seen waiting for, the commonest first; 'running' is one that waited for nothing. */
async function watch(client: pg.Client, ends: number): Promise<string> {
  const seen = new Map<string, number>();
  let looks = 0;
  while (performance.now() < ends) {
    const { rows } = await client.query<{ wait: string; count: number }>(
      `select coalesce(wait_event_type || ':' || wait_event, 'running') as wait, count(*)::int as count from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and state = 'active' group by 1`,
    );
    for (const { wait, count } of rows) {
      seen.set(wait, (seen.get(wait) ?? 0) + count);
      looks += count;
    }
    await setTimeout(LOOK_EVERY_MS);
  }
  return [...seen]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([wait, count]) => `${wait} ${((100 * count) / looks).toFixed(0)} %`)
    .join(', ');
}
