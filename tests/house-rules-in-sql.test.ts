// A rule that statements need too is held to the rule that it mirrors, and lies where servers alone find it.
import { expect, it } from 'vitest';
import { importFaults } from './support/house-imports.ts';
import { lonelyRulesInSql } from './support/house-rules-in-sql.ts';
import { sources } from './support/house-sources.ts';

it('has a rule and a test beside every rule in SQL', () => {
  expect(lonelyRulesInSql(sources)).toEqual([]);
});

const IN_SQL = 'src/features/loans/rules-in-sql/standing.ts';

it.each([
  [
    'its rule',
    ['src/features/loans/rules-in-sql/standing.db.test.ts', 'src/features/prizes/rules/standing.ts'],
  ],
  [
    'its test',
    ['src/features/loans/rules/books/standing.ts', 'src/features/loans/rules/books/standing.test.ts'],
  ],
])('refuses one without %s', (_what, others) => {
  const faults = lonelyRulesInSql(new Map([IN_SQL, ...others].map((path) => [path, ''])));
  expect(faults).toEqual([expect.stringContaining(IN_SQL)]);
});

it.each([
  ['reads no tables by itself', IN_SQL, "import { readLoans } from '../server/books/read-loans.ts';"],
  [
    'is nothing for a screen',
    'src/features/loans/web/list.tsx',
    "import { isOwed } from '../rules-in-sql/standing.ts';",
  ],
  [
    'is nothing for a rule',
    'src/features/loans/rules/books/standing.ts',
    "import { isOwed } from '../../rules-in-sql/standing.ts';",
  ],
  ['knows no higher one', IN_SQL, "import { a } from '#features/decisions/rules-in-sql/decide.ts';"],
])('%s', (_rule, path, source) => {
  expect(importFaults(new Map([[path, source]]))).toEqual([expect.stringContaining(path)]);
});

it('lets it take from its rule, and statements of its own and of higher features take from it', () => {
  const files = {
    [IN_SQL]: "import { sql } from 'kysely';\nimport { DEFAULT_DAYS } from '../rules/books/standing.ts';",
    'src/features/decisions/server/gather.ts':
      "import { isOwed } from '#features/loans/rules-in-sql/standing.ts';",
  };
  expect(importFaults(new Map(Object.entries(files)))).toEqual([]);
});
