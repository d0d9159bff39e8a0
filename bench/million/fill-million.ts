// Fills a place with very many people and what belongs to them, and writes beside it what measurements of it need to know.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Filled, fill } from '../fill.ts';
import { measureClockJobs } from '../lists/clock-jobs.ts';
import { addDemoPeople, logReadersIn, type Readers, type Where } from '../lists/fill-place.ts';

export type Crowd = { filled: Filled; readers: Readers };

/** Demo people bring lenders, products, contests and signals; loans are lent to so many of all. */
const DEMO_PEOPLE = 1_000;
const LENT_TO = 5_000;

const notes = (where: Where) => join(where.dataDir, 'filled.json');

export async function fillMillion(where: Where, people: number): Promise<Crowd> {
  addDemoPeople(where, String(DEMO_PEOPLE));
  const filled = await timed(`${people} people with what belongs to them`, () =>
    fill(where, people, { isBulk: true }),
  );
  const readers = await timed('mails, messages, the audit log, loans', () =>
    logReadersIn(where, { lendTo: LENT_TO }),
  );
  await timed('clock jobs about loans', () => measureClockJobs(where));
  writeFileSync(notes(where), JSON.stringify({ filled, readers }));
  return { filled, readers };
}

/** What a run that kept its database wrote down. */
export function filledBefore(where: Where): Crowd {
  if (!existsSync(notes(where))) throw new Error(`${where.dataDir} holds nothing that was filled`);
  return JSON.parse(readFileSync(notes(where), 'utf8'));
}

export async function timed<Result>(what: string, run: () => Promise<Result>): Promise<Result> {
  const before = performance.now();
  const result = await run();
  console.log(`${what}: ${((performance.now() - before) / 1_000).toFixed(0)} s`);
  return result;
}
