// A migration that is recorded is never rewritten in place: databases that have run it would stay as they are, and new ones would differ from them.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  changedMigrations,
  type Hashes,
  hashesIn,
  hashOf,
  MIGRATIONS,
  newMigrations,
  RECORD,
  readRecord,
  recordOf,
} from '../scripts/recorded-migrations.ts';

const recorded = readRecord(readFileSync(RECORD, 'utf8'));
const present = hashesIn(MIGRATIONS);

test('no recorded migration has changed: a new one does what an old one should have done', () => {
  expect(changedMigrations(recorded, present)).toEqual([]);
});

test('every migration is recorded (npm run db:types records new ones)', () => {
  expect(newMigrations(recorded, present)).toEqual([]);
  expect(readFileSync(RECORD, 'utf8')).toBe(recordOf(recorded));
});

const of = (files: Record<string, string>): Hashes =>
  new Map(Object.entries(files).map(([name, text]) => [name, hashOf(text)]));

test('a changed statement, a missing file and a new name are told apart; a comment may change', () => {
  const then = of({ '0001_a.sql': 'create table a ();', '0002_b.sql': 'create table b ();' });
  const now = of({ '0001_a.sql': '-- Why.\ncreate table a ();', '0003_b.sql': 'create table b ();' });
  expect(changedMigrations(then, now)).toEqual(['0002_b.sql is recorded and gone.']);
  expect(newMigrations(then, now)).toEqual(['0003_b.sql']);
  const rewritten = of({ '0001_a.sql': 'create table a (id int);', '0002_b.sql': 'create table b ();' });
  expect(changedMigrations(then, rewritten)).toEqual(['0001_a.sql has other statements than were recorded.']);
  expect(readRecord(recordOf(then))).toEqual(then);
});
