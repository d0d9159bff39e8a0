// The house rule, checked: who may import whom, how files look, and that the project installs and reads alike on every machine.
import { describe, expect, it } from 'vitest';
import { importFaults, importsOf } from './support/house-imports.ts';
import { shapeFaults } from './support/house-shape.ts';
import { sources } from './support/house-sources.ts';

const faultsOf = (files: Record<string, string>) => importFaults(new Map(Object.entries(files)));
const shapeOf = (path: string, source: string) => shapeFaults(new Map([[path, source]]));

describe('this project', () => {
  it('imports only downward, in no circle, and brings no zod to the browser', () => {
    expect(importFaults(sources)).toEqual([]);
  });

  it('keeps its names, sizes and openings', () => {
    expect(shapeFaults(sources)).toEqual([]);
  });

  it('locks every optional package that a locked package names, so that npm ci succeeds everywhere', () => {
    const { packages } = JSON.parse(sources.get('package-lock.json') ?? '{}');
    expect(unlocked(packages)).toEqual([]);
  });

  it('bundles in processes of its own: npm start goes on to serve in the environment it was given', () => {
    const asked = new Set(['scripts/build.mjs']);
    for (const path of asked)
      for (const { target } of importsOf(path, sources.get(path) ?? ''))
        if (!target.startsWith('node:')) asked.add(target);
    expect([...asked].toSorted()).toEqual([
      'scripts/build.mjs',
      'scripts/processes.mjs',
      'scripts/switch-build.ts',
    ]);
  });

  it('names no package registry and no path of one machine', () => {
    const found = [...sources].flatMap(([path, source]) =>
      machineTraces(source).map((trace) => `${path}: ${trace}`),
    );
    expect(found).toEqual([]);
  });
});

describe('the import rule', () => {
  const refused: [string, string, string][] = [
    ['texts know nothing above them', 'src/texts/quiz.ts', "import { cents } from '#shared/money.ts';"],
    ['texts use no package', 'src/texts/quiz.ts', "import pg from 'pg';"],
    ['shared knows no machinery', 'src/shared/money.ts', "import { call } from '#platform/web/call.ts';"],
    [
      'the server platform knows no business',
      'src/platform/server/jobs.ts',
      "import { mail } from '#features/messages/server/mail.ts';",
    ],
    [
      'the two platforms are strangers',
      'src/platform/web/call.ts',
      "import { config } from '../server/config.ts';",
    ],
    [
      'a contract knows no rules',
      'src/features/loans/contract.ts',
      "import { addOn } from './rules/add-on.ts';",
    ],
    [
      'a contract knows no higher contract',
      'src/features/loans/contract.ts',
      "import { policy } from '#features/decisions/contract.ts';",
    ],
    [
      'fields know no contract, which is made of them',
      'src/features/loans/fields/desk-loan.ts',
      "import type { Loan } from '../contract.ts';",
    ],
    [
      'rules do no input or output',
      'src/features/loans/rules/add-on.ts',
      "import { db } from '../server/store.ts';",
    ],
    [
      'rules take only types from a contract',
      'src/features/loans/rules/add-on.ts',
      "import { loan } from '../contract.ts';",
    ],
    [
      'rules know no higher rules',
      'src/features/loans/rules/add-on.ts',
      "import { score } from '#features/decisions/rules/score.ts';",
    ],
    [
      'a neighbour to the right is higher',
      'src/features/audit/server/audit.ts',
      "import { record } from '#features/activity/server/record.ts';",
    ],
    [
      'a server knows no screen',
      'src/features/loans/server/store.ts',
      "import { List } from '../web/list.tsx';",
    ],
    [
      'a screen knows no server',
      'src/features/loans/web/list.tsx',
      "import { store } from '../server/store.ts';",
    ],
    [
      'a screen takes only types from a contract',
      'src/features/loans/web/list.tsx',
      "import { endpoints } from '../contract.ts';",
    ],
    [
      'a mixed import is a run-time import',
      'src/features/loans/web/list.tsx',
      "import { type Loan } from '../contract.ts';",
    ],
    ['a screen writes no zod', 'src/features/loans/web/list.tsx', "import { z } from 'zod/mini';"],
    [
      'a feature knows no app',
      'src/features/loans/web/list.tsx',
      "import { Shell } from '#app/web/shells/borrower.tsx';",
    ],
    [
      'the browser app knows no server',
      'src/app/web/root.tsx',
      "import { config } from '#platform/server/config.ts';",
    ],
    [
      'a dynamic import counts',
      'src/features/loans/rules/add-on.ts',
      "const store = await import('../server/store.ts');",
    ],
    [
      'a re-export counts',
      'src/shared/money.ts',
      "export { redeem } from '#features/prizes/server/redeem-prize.ts';",
    ],
    [
      'an import over several lines counts',
      'src/shared/money.ts',
      "import type {\n  Config,\n} from '#platform/server/config.ts';",
    ],
    ['an import for effect counts', 'src/shared/money.ts', "import '#platform/web/ui/page.css';"],
    [
      'the product knows no tests',
      'src/platform/server/jobs.ts',
      "import { caller } from '#tests/support/caller.ts';",
    ],
    [
      'words know no rules',
      'src/features/loans/texts/refusals.ts',
      "import { addOn } from '../rules/add-on.ts';",
    ],
    [
      'words know no higher words',
      'src/features/loans/texts/refusals.ts',
      "import { offer } from '#features/decisions/texts/refusals.ts';",
    ],
    ['a feature is in the order', 'src/features/lottery/contract.ts', ''],
    ['a feature has only its eight parts', 'src/features/loans/services/pay.ts', ''],
  ];
  it.each(refused)('%s', (_rule, path, source) => {
    expect(faultsOf({ [path]: source })).toContainEqual(expect.stringContaining(path));
  });

  it('lets the ordinary imports pass', () => {
    expect(
      faultsOf({
        'src/shared/refusal.ts': "import { texts } from '#texts/refusals.ts';",
        'src/features/loans/texts/refusals.ts':
          "import { refusals } from '#shared/declared-refusals.ts';\nimport { loanTexts } from '#texts/loans.ts';\nimport { level } from '#features/seeds/texts/level.ts';",
        'src/shared/endpoint.ts': "import type { z } from 'zod';",
        'src/platform/server/database.ts':
          "import type { Tables } from '#db/tables.ts';\nimport pg from 'pg';",
        'src/features/loans/contract.ts':
          "import { z } from 'zod';\nimport { page } from '#features/seeds/contract.ts';",
        'src/features/loans/rules/add-on.ts':
          "import type { Loan } from '../contract.ts';\nimport { loanRefusals } from '../texts/refusals.ts';\nimport { level } from '#features/seeds/rules/level.ts';",
        'src/features/decisions/server/decide.ts':
          "import { openLoans } from '#features/loans/server/store.ts';\nimport { z } from 'zod';",
        'src/features/decisions/web/offers.tsx':
          "import type { Offer } from '../contract.ts';\nimport { Cost } from '#features/loans/web/cost.tsx';",
        'src/app/server/app.ts': "import { routes } from '#features/loans/server/routes.ts';",
        'src/app/web/routes/offers.tsx':
          "import type { Route } from './+types/offers';\nexport { Offers as default } from '#features/decisions/web/offers.tsx';",
      }),
    ).toEqual([]);
  });

  it('finds a circle through several files, and names it once', () => {
    const files = {
      'src/shared/money.ts': "import { a } from './calendar.ts';",
      'src/shared/calendar.ts': "import { a } from './id.ts';",
      'src/shared/id.ts': "import { a } from './money.ts';",
    };
    expect(faultsOf(files)).toEqual([
      expect.stringContaining(
        'src/shared/money.ts → src/shared/calendar.ts → src/shared/id.ts → src/shared/money.ts',
      ),
    ]);
  });

  it('finds what a screen would load through other files', () => {
    const files = {
      'src/features/loans/web/list.tsx': "import { addOn } from '../rules/add-on.ts';",
      'src/features/loans/rules/add-on.ts': "import { hash } from '#shared/hash.ts';",
      'src/shared/hash.ts': "import { createHash } from 'node:crypto';",
    };
    expect(faultsOf(files)).toEqual(['src/shared/hash.ts: brings node:crypto to the browser']);
  });

  it('reads no import out of a comment', () => {
    expect(
      importsOf(
        'src/shared/money.ts',
        "// import { a } from './id.ts';\n/** see\n * import { a } from './id.ts'; */",
      ),
    ).toEqual([]);
  });
});

describe('the shape of a file', () => {
  const opening = '// What this is for, in a sentence.\n';
  it.each([
    ['camel case', 'src/shared/paymentPlan.ts', `${opening}export const a = 1;`],
    ['a name that says nothing', 'src/shared/helpers.ts', `${opening}export const a = 1;`],
    ['a folder that says nothing', 'src/shared/utils/money.ts', `${opening}export const a = 1;`],
    ['a compound that says nothing', 'src/shared/session-manager.ts', `${opening}export const a = 1;`],
    ['no opening sentence', 'src/shared/money.ts', 'export const a = 1;'],
    ['a barrel', 'src/shared/all.ts', `${opening}export * from './money.ts';\nexport { a } from './id.ts';`],
    ['a barrel in two steps', 'src/shared/all.ts', `${opening}import { a } from './id.ts';\nexport { a };`],
    ['301 lines', 'src/shared/money.ts', opening + 'export const a = 1;\n'.repeat(300)],
  ])('refuses %s', (_what, path, source) => {
    expect(shapeOf(path, source)).toHaveLength(1);
  });

  it.each([
    ['300 lines', 'src/shared/money.ts', opening + 'export const a = 1;\n'.repeat(299)],
    ['long texts', 'src/texts/forms.ts', opening + 'export const a = 1;\n'.repeat(900)],
    ['a data folder', 'src/platform/server/data-folder-lock.ts', `${opening}export const a = 1;`],
    [
      'a thin route',
      'src/app/web/routes/home.tsx',
      `${opening}export { Home as default } from '#features/site/web/home.tsx';`,
    ],
    ['a test without an opening', 'src/shared/money.test.ts', 'export const a = 1;'],
  ])('accepts %s', (_what, path, source) => {
    expect(shapeOf(path, source)).toEqual([]);
  });

  it('counts a folder without its tests', () => {
    const folder = (count: number, suffix: string): [string, string][] =>
      Array.from({ length: count }, (_, index) => [
        `src/shared/part-${index}${suffix}`,
        `${opening}const a = 1;`,
      ]);
    expect(shapeFaults(new Map([...folder(15, '.ts'), ...folder(15, '.test.ts')]))).toEqual([]);
    expect(shapeFaults(new Map(folder(16, '.ts')))).toEqual(['src/shared: 16 files, more than 15']);
  });
});

describe('what differs between machines', () => {
  it('finds an optional package that the lock lacks', () => {
    const packages = {
      '': {},
      'node_modules/lint': { optionalDependencies: { 'lint-linux': '1', 'lint-mac': '1' } },
      'node_modules/lint-linux': {},
    };
    expect(unlocked(packages)).toEqual(['lint-mac, wanted by node_modules/lint']);
  });

  it.each([
    ['registry', 'example.com'].join('.'),
    `see ${['', 'root', 'notes'].join('/')}`,
    `"${['', 'tmp', 'run.log'].join('/')}"`,
  ])('finds %s', (text) => {
    expect(machineTraces(text)).toHaveLength(1);
  });
});

type Packages = Record<string, { optionalDependencies?: Record<string, string> }>;

function unlocked(packages: Packages): string[] {
  const locked = new Set(
    Object.keys(packages).map((path) =>
      path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    ),
  );
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !locked.has(name))
      .map((name) => `${name}, wanted by ${path}`),
  );
}

/** Registry hosts, and absolute paths that hold on one machine only. */
function machineTraces(source: string): string[] {
  const traces = /\bregistry\.[a-z0-9-]+\.[a-z]{2,}|(?<![\w.$})/-])\/(?:work|root|tmp|home|Users)\/[\w.-]+/g;
  return [...source.matchAll(traces)].map(([trace]) => trace);
}
