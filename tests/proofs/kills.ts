// Kills a server under load, again and again: nothing it acknowledged may be lost, and nothing may be half done.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { randomFrom } from '#app/server/demo/people/random.ts';
import type { CallLine } from '#tests/support/histories/history.ts';
import { faultsInHistories } from '#tests/support/histories/models.ts';
import { newDataDir } from '#tests/support/new-data-dir.ts';
import { type RunningApp, startApp } from '#tests/support/running-app.ts';
import { type DeskWork, lookAtAll } from './desk-calls.ts';
import { workTheDesk } from './desk-writers.ts';
import { deskIn } from './kill-desk.ts';
import { peopleIn } from './kill-people.ts';
import { type Acknowledged, type Door, identity, type Tally, write } from './kill-writers.ts';
import { faultsIn } from './whole-state.ts';

/** `readyWithin`: seconds a server may take to come back. */
export type Order = { kills: number; writers: number; seed: number; readyWithin: number };

export type Outcome = {
  acknowledged: Map<Acknowledged['kind'], number>;
  /** Calls whose order was looked for, and where they are kept. */
  history: { calls: number; file: string };
  cutOff: number;
  slowestReadyMs: number;
  faults: string[];
};

/** A server lives until it has acknowledged so many writes, at random up to this, and some milliseconds longer. */
const MOST_WRITES = 50;
const MOST_MS_LONGER = 60;
/** And no longer than this, on however slow a machine. */
const LONGEST_LIFE_MS = 5_000;
/** More than the writers get through before one kill. */
const PEOPLE_A_KILL = 15;

/** And than the desk needs. */
const LOANS_A_KILL = 2;
const STALLS_A_KILL = 2;
const HISTORIES = fileURLToPath(new URL('../../test-results/histories/', import.meta.url));

/** Runs the proof in a data folder of its own, which is removed unless there are faults. `say` hears how it goes. */
export async function proveKills(order: Order, say: (line: string) => void): Promise<Outcome> {
  const dataDir = newDataDir();
  const { people, calls } = await peopleIn({ dataDir }, order.kills * PEOPLE_A_KILL + order.writers * 2);
  const desk = await deskIn(
    { dataDir },
    { loans: order.kills * LOANS_A_KILL, stalls: order.kills * STALLS_A_KILL },
  );
  const tally: Tally = { acknowledged: [], cutOff: 0, faults: [], isLater: () => false, heard: () => {} };
  let over = false;
  const opened = doorway();
  const writers = Array.from({ length: order.writers }, () =>
    write(opened.door, people, calls, tally, () => over),
  );
  const random = randomFrom(String(order.seed));
  const atDesk: DeskWork = {
    door: opened.door,
    desk,
    tally,
    // Of its own: how often it draws depends on the machine, and the moments of the kills do not.
    random: randomFrom(`${order.seed} desk`),
    isOver: () => over,
    history: [],
  };
  const deskDone = workTheDesk(atDesk);
  let slowestReadyMs = 0;
  let app = await startApp(settingsFor(dataDir));
  for (let kill = 1; kill <= order.kills; kill++) {
    opened.open(app.url);
    const before = tally.acknowledged.length;
    const enough = before + random.whole(0, MOST_WRITES);
    const deadline = performance.now() + LONGEST_LIFE_MS;
    while (tally.acknowledged.length < enough && performance.now() < deadline) await pause(2);
    await pause(random.whole(0, MOST_MS_LONGER));
    opened.close();
    await app.stop('SIGKILL');
    // As the kill has left it, before any server has come back to it.
    const isLast = kill === order.kills;
    if (isLast) tally.faults.push(...(await faultsIn({ dataDir }, tally.acknowledged)));
    const startMs = performance.now();
    app = await startApp(settingsFor(dataDir));
    const readyMs = performance.now() - startMs;
    slowestReadyMs = Math.max(slowestReadyMs, readyMs);
    const fresh = tally.acknowledged.slice(before);
    const found = await Promise.all([missingAt(app, fresh), faultsIn({ dataDir }, fresh, true)]);
    tally.faults.push(...found.flat());
    say(`kill ${kill}: ${fresh.length} acknowledged before it, ready again after ${Math.round(readyMs)} ms`);
  }
  over = true;
  opened.open(app.url);
  await Promise.all([...writers, deskDone]);
  await lookAtAll(atDesk);
  await app.stop();
  tally.faults.push(...(await faultsIn({ dataDir }, tally.acknowledged)));
  if (slowestReadyMs > order.readyWithin * 1000)
    tally.faults.push(`not ready again within ${order.readyWithin} s`);
  if (people.length === 0) tally.faults.push('there were too few people to keep the writers busy');
  const file = keepHistory(order, atDesk.history);
  tally.faults.push(...faultsInHistories(atDesk.history, desk.beginnings));
  if (tally.faults.length === 0) rmSync(dataDir, { recursive: true, force: true });
  else say(`the state is kept in ${dataDir}`);
  const byKind = Map.groupBy(tally.acknowledged, ({ kind }) => kind);
  return {
    acknowledged: new Map([...byKind].map(([kind, all]) => [kind, all.length])),
    history: { calls: atDesk.history.length, file },
    cutOff: tally.cutOff,
    slowestReadyMs,
    faults: tally.faults,
  };
}

/** One line for each call, by its start; answers the file's path. */
function keepHistory({ kills, writers, seed }: Order, history: readonly CallLine[]): string {
  mkdirSync(HISTORIES, { recursive: true });
  const file = `${HISTORIES}kills-${kills}-${writers}-${seed}.jsonl`;
  const lines = history.toSorted((one, other) => one.start - other.start);
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return file;
}

const settingsFor = (dataDir: string) => ({ dataDir, environment: { TRUST_PROXY: '1' } });

/** The writers' way to the server: closed, they wait before it. */
function doorway() {
  let open: (url: string) => void = () => {};
  const door: Door = { url: Promise.resolve('') };
  const close = () => {
    door.url = new Promise((resolve) => {
      open = resolve;
    });
  };
  close();
  return { door, close, open: (url: string) => open(url) };
}

/** What people who were answered since the last start no longer see of their sections. */
async function missingAt({ url }: RunningApp, fresh: readonly Acknowledged[]): Promise<string[]> {
  const faults: string[] = [];
  const byPerson = Map.groupBy(
    fresh.filter(({ kind }) => kind === 'section'),
    ({ person }) => person,
  );
  for (const [person, sections] of byPerson) {
    const reply = await fetch(`${url}/api/informations`, { headers: identity(person) });
    const seen = await reply.text();
    for (const { sId, id } of sections)
      if (!seen.includes(id)) faults.push(`after a restart ${person.id} no longer sees ${sId}`);
  }
  return faults;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
