// New migrations run while the version before serves: squawk finds what would keep everybody waiting, or break what is running.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { statementsOf } from '#platform/server/database/migrate.ts';

const folder = join(import.meta.dirname, '../db/migrations');
/** Its makers publish it for more machines than the lock can name; the gate's is this one. */
const squawk = join(import.meta.dirname, '../node_modules/@squawk-cli/linux-x64/bin/squawk');
const isHere = process.platform === 'linux' && process.arch === 'x64';
/** Every migration has been judged since this one; those before it are as they were published. */
const FIRST = '0040';

/**
 * Each file is one transaction. Time-outs are set by whoever migrates (src/platform/server/database/migrate.ts); counts of people fit an int.
 * What is meant all the same says why above it, and then `-- squawk-ignore <rule>`.
 */
function findings(paths: readonly string[]): string[] {
  if (paths.length === 0) return [];
  const excluded = [
    'require-lock-timeout',
    'require-statement-timeout',
    'prefer-bigint-over-int',
    'prefer-robust-stmts',
  ];
  const { stdout, stderr, error } = spawnSync(
    squawk,
    [
      '--assume-in-transaction',
      '--pg-version',
      '15.0',
      '--reporter',
      'json',
      '--exclude',
      excluded.join(),
      ...paths,
    ],
    { encoding: 'utf8' },
  );
  if (error || !stdout.trim().startsWith('['))
    throw new Error(`squawk did not run: ${error?.message ?? stderr}`);
  const found: { file: string; line: number; rule_name: string; message: string }[] = JSON.parse(stdout);
  return found.map(({ file, line, rule_name, message }) => `${file}:${line + 1} ${rule_name}: ${message}`);
}

test.skipIf(!isHere)('nothing in new migrations stops those who work meanwhile', () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql') && name >= FIRST);
  expect(findings(names.map((name) => join(folder, name)))).toEqual([]);
});

test.skipIf(!isHere).each([
  ['require-concurrent-index-creation', 'create index loans_by_day on loans (created_at);'],
  ['ban-drop-column', 'alter table loans drop column note;'],
  ['renaming-column', 'alter table loans rename column note to remark;'],
  ['adding-required-field', 'alter table loans add column note text not null;'],
  ['changing-column-type', 'alter table loans alter column note type int;'],
  ['constraint-missing-not-valid', 'alter table loans add constraint noted check (note is not null);'],
])('%s is found, unless it says why it is meant', (rule, statement) => {
  const at = mkdtempSync(join(tmpdir(), 'pimento-squawk-'));
  const [path, meant] = [join(at, 'bad.sql'), join(at, 'meant.sql')];
  writeFileSync(path, statement);
  writeFileSync(meant, `-- The table is small.\n-- squawk-ignore ${rule}\n${statement}`);
  expect(findings([path])).toEqual([expect.stringContaining(` ${rule}: `)]);
  expect(findings([meant])).toEqual([]);
  rmSync(at, { recursive: true });
});

/** A statement with what is quoted in it and its comments left out. */
const bare = (statement: string): string =>
  statement.replace(/--.*$/gm, '').replace(/(\$\w*\$)[\s\S]*?\1|'(?:[^']|'')*'/g, '');

test('each statement of a migration stands by itself between empty lines: a server that names its statements sends one at a time', () => {
  const several = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .filter((name) =>
      statementsOf(readFileSync(join(folder, name), 'utf8')).some((statement) =>
        /;\s*\S/.test(bare(statement)),
      ),
    );
  expect(several).toEqual([]);
});
