// The command that judges what was changed names the tests that would say so in `npm test`.
import { describe, expect, it } from 'vitest';
import { sources } from './support/house-sources.ts';
import { judgesOf } from './support/judges-of.ts';

const STANDING = 'src/features/loans/rules/books/standing.ts';

const tree = new Map([
  [STANDING, ''],
  ['src/features/loans/rules/books/standing.test.ts', "import { a } from './standing.ts';"],
  ['src/features/loans/rules/desk/payment.ts', "import { a } from '../books/standing.ts';"],
  ['src/features/loans/rules/desk/payment.test.ts', "import { b } from './payment.ts';"],
  ['src/features/loans/web/own/standing.tsx', "import { a } from '#features/loans/rules/books/standing.ts';"],
  ['src/features/loans/web/own/own-loans.test.tsx', "import { c } from './standing.tsx';"],
  ['src/features/loans/server/routes.ts', "import { a } from '../rules/books/standing.ts';"],
  ['src/app/server/listen.ts', "import { routes } from '#features/loans/server/routes.ts';"],
  ['tests/support/database.ts', "import { listen } from '#app/server/listen.ts';"],
  ['src/features/prizes/server/redeem.db.test.ts', "import { d } from '#tests/support/database.ts';"],
  ['tests/house.test.ts', ''],
  ['tests/drain.db.test.ts', ''],
  ['tests/journeys/loan-life.spec.ts', "import { a } from '#features/loans/rules/books/standing.ts';"],
]);

const judges = (...changed: string[]) => judgesOf(changed, tree).tests;

describe('a changed file is judged', () => {
  it('by what judges the whole tree, then by the tests that reach it, the nearest first', () => {
    expect(judges(STANDING)).toEqual([
      'tests/house.test.ts',
      'src/features/loans/rules/books/standing.test.ts',
      'src/features/loans/rules/desk/payment.test.ts',
      'src/features/loans/web/own/own-loans.test.tsx',
    ]);
  });

  it('by a test of its own that was changed with it, and by those beside it that do not import it', () => {
    expect(judges('tests/drain.db.test.ts')).toEqual(['tests/house.test.ts', 'tests/drain.db.test.ts']);
    expect(judges('src/features/prizes/server/redeem.ts')).toContain(
      'src/features/prizes/server/redeem.db.test.ts',
    );
  });

  it('also when it is gone', () => {
    const left = new Map([...tree].filter(([path]) => path !== STANDING));
    expect(judgesOf([STANDING], left).tests).toContain('src/features/loans/rules/desk/payment.test.ts');
  });

  it('but not by everything that a list of all routes reaches', () => {
    expect(judges(STANDING)).not.toContain('src/features/prizes/server/redeem.db.test.ts');
  });
});

it('says how many tests on a database were left out where many reach the change', () => {
  const many = Array.from({ length: 50 }, (_, place): [string, string] => [
    `src/features/loans/server/part-${place}/a.db.test.ts`,
    "import { a } from '../../rules/books/standing.ts';",
  ]);
  const { tests, leftOut } = judgesOf([STANDING], new Map([...tree, ...many]));
  expect(leftOut).toBe(10);
  expect(tests.filter((path) => path.includes('part-'))).toHaveLength(40);
});

it('judges a migration by what the database says by itself, in tests that are there', () => {
  const { tests } = judgesOf(['db/migrations/0001_begin.sql'], sources);
  const ofDatabase = tests.filter((path) => path.endsWith('.db.test.ts'));
  expect(ofDatabase).toContain('tests/trigger-columns.db.test.ts');
  expect(ofDatabase).toHaveLength(5);
});

it('finds in this project the property test that holds a rule to its piece of SQL', () => {
  const { tests } = judgesOf(['src/features/loans/rules/books/lateness.ts'], sources);
  expect(tests).toContain('src/features/loans/rules-in-sql/lateness.db.test.ts');
  expect(tests).toContain('tests/house-loan-states.test.ts');
});
