// Which tests judge a change: those that judge the whole tree, those that were changed, and those that reach a changed file, the nearest first.
import { posix } from 'node:path';
import { importsOf, type Sources } from './house-imports.ts';

/** What joins everything: through these every test of the server would reach every file. */
const JOINS_ALL = /^src\/app\/(server|web)\/|\/routes\.ts$|^tests\/support\/(caller|database|builders)\.ts$/;

/** Tests that vitest runs, by project; those of a browser and of the build have commands of their own. */
const TEST = /^(src|bench)\/.*\.test\.tsx?$|^tests\/[^/]+\.test\.ts$/;
const OF_DATABASE = /\.db\.test\.ts$/;
const OF_WHOLE_TREE = /^tests\/[^/]+(?<!\.db)\.test\.ts$/;

/** What the database says by itself is judged by these, whatever its migration is about. */
const OF_MIGRATIONS = [
  'src/platform/server/database/migrate.db.test.ts',
  'src/platform/server/database/serving-role.db.test.ts',
  'src/features/loans/rules-in-sql/loan-states.db.test.ts',
  'tests/database-refuses.db.test.ts',
  'tests/trigger-columns.db.test.ts',
];

/** Beyond this many files of database tests the command would take longer than the whole. */
const MOST_OF_DATABASE = 40;

export type Judges = {
  /** Paths from the root, the nearest to the change first. */
  tests: string[];
  /** Tests on a database that reach the change too, but are further away than as many as are run. */
  leftOut: number;
};

/** `changed` may name files that are gone. `sources` holds every file as it is now. */
export function judgesOf(changed: readonly string[], sources: Sources): Judges {
  const distances = distancesTo(changed, sources);
  const beside = new Set(changed.filter((path) => path.startsWith('src/')).map(posix.dirname));
  const ofMigrations = changed.some((path) => path.startsWith('db/migrations/')) ? OF_MIGRATIONS : [];
  const nearest = [...sources.keys()]
    .filter((path) => TEST.test(path) && !OF_WHOLE_TREE.test(path) && !ofMigrations.includes(path))
    .flatMap((path) => {
      const distance = beside.has(posix.dirname(path)) ? 0 : distances.get(path);
      return distance === undefined ? [] : [{ path, distance }];
    })
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ path }) => path);
  const ofDatabase = nearest.filter((path) => OF_DATABASE.test(path));
  const leftOut = new Set(ofDatabase.slice(MOST_OF_DATABASE));
  return {
    tests: [
      ...[...sources.keys()].filter((path) => OF_WHOLE_TREE.test(path)),
      ...ofMigrations.filter((path) => sources.has(path)),
      ...nearest.filter((path) => !leftOut.has(path)),
    ],
    leftOut: leftOut.size,
  };
}

/** How many steps lie between a changed file and each file that imports it. A list that joins everything is no step. */
function distancesTo(changed: readonly string[], sources: Sources): Map<string, number> {
  const importers = new Map<string, string[]>();
  for (const [path, source] of sources) {
    if (!/\.(ts|tsx|mjs)$/.test(path)) continue;
    for (const { target } of importsOf(path, source))
      importers.set(target, [...(importers.get(target) ?? []), path]);
  }
  const distances = new Map(changed.map((path) => [path, 0]));
  const next = [...changed];
  for (const path of next) {
    if (JOINS_ALL.test(path) && !changed.includes(path)) continue;
    for (const importer of importers.get(path) ?? []) {
      if (distances.has(importer)) continue;
      distances.set(importer, (distances.get(path) ?? 0) + 1);
      next.push(importer);
    }
  }
  return distances;
}
