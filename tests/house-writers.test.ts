// Who may write what happened, and who may notify, checked: one feature for each of its tables, and one file.
import { describe, expect, it } from 'vitest';
import { sources } from './support/house-sources.ts';
import { writerFaults } from './support/house-writers.ts';

it('writes what happened in one place', () => {
  expect(writerFaults(sources)).toEqual([]);
});

it('notifies in no transaction: a commit that does takes one lock for the whole database', () => {
  const telling = [...sources].filter(
    ([path, source]) => /^src\/.*\.ts$/.test(path) && /pg_notify|\bnotify "/i.test(source),
  );
  const outside = telling.map(([path]) => path).filter((path) => !path.endsWith('.db.test.ts'));
  expect(outside).toEqual(['src/platform/server/database/listening.ts']);
  const functions = [...sources].filter(([path]) => path === 'db/schema.sql');
  expect(functions.filter(([, source]) => /pg_notify/.test(source))).toEqual([]);
});

describe('the one writer of a table', () => {
  const PATH = 'src/features/loans/server/store.ts';
  it.each([
    "work.db.insertInto('activities').values(row)",
    'sql`insert into audit_entries (id) values (1)`',
    'with told as (\n  INSERT INTO\n    activities (id) select 1)',
    "db.deleteFrom('activities as a')",
    'update only audit_entries set after = null',
  ])('refuses elsewhere: %s', (source) => {
    expect(writerFaults(new Map([[PATH, source]]))).toEqual([expect.stringContaining(PATH)]);
  });

  it.each([
    [PATH, "db.selectFrom('activities'); insertInto('loan_activities'); `insert into activities_of_old`"],
    ['src/features/activity/server/happened.ts', 'sql`insert into activities (id) values (1)`'],
    ['src/features/loans/server/store.db.test.ts', "insertInto('activities')"],
  ])('lets pass in %s', (path, source) => {
    expect(writerFaults(new Map([[path, source]]))).toEqual([]);
  });
});
