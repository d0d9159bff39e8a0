// The record of the migrations, `db/migrations.sha256`: a line for each with the hash of its statements. A database that has run a migration never runs
// it again, so one that is changed afterwards would make two kinds of database out of one number.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { statementsOf } from '../src/platform/server/database/migrate.ts';

const ROOT = join(import.meta.dirname, '..');
export const MIGRATIONS = join(ROOT, 'db/migrations');
export const RECORD = join(ROOT, 'db/migrations.sha256');

/** The hash of each migration, by the name of its file. */
export type Hashes = ReadonlyMap<string, string>;

/** The hash of a migration's statements; its comments may change. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(statementsOf(text).join('\n\n')).digest('hex');

export const hashesIn = (folder: string): Hashes =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .map((name) => [name, hashOf(readFileSync(join(folder, name), 'utf8'))]),
  );

/** Reads a record, whose lines are a hash, two spaces and a name, as `sha256sum` writes them. */
export const readRecord = (text: string): Hashes =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [line.slice(line.indexOf('  ') + 2), line.slice(0, line.indexOf('  '))]),
  );

/** A record in the order of the migrations' numbers. */
export const recordOf = (hashes: Hashes): string =>
  [...hashes]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, hash]) => `${hash}  ${name}\n`)
    .join('');

/** The recorded migrations that are no longer what they were, as sentences; empty where all are. */
export const changedMigrations = (recorded: Hashes, present: Hashes): string[] =>
  [...recorded].flatMap(([name, hash]) => {
    if (present.get(name) === hash) return [];
    return present.has(name)
      ? `${name} has other statements than were recorded.`
      : `${name} is recorded and gone.`;
  });

/** The migrations that are not recorded yet. */
export const newMigrations = (recorded: Hashes, present: Hashes): string[] =>
  [...present.keys()].filter((name) => !recorded.has(name));
