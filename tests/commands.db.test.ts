// What an operator's day asks of the one command, on a data folder with a database of its own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'pimento-commands-'));
afterAll(() => rmSync(folder, { recursive: true }));
const program = join(import.meta.dirname, '../pimento');

/** From another folder than the program's own, as a timer or a shell would. */
function pimento(args: string[], input = '') {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: tmpdir(),
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: join(folder, 'here'),
    },
    encoding: 'utf8',
    input,
    timeout: 120_000,
  });
  return { status, said: stdout + stderr };
}

test('makes an admin, and proves that everything adds up', () => {
  const made = pimento(['admin:create', 'ada@pimento.example', 'Ada', 'Admin'], 'honest long words 9\n');
  expect(made.said).toContain('ada@pimento.example is an admin now');
  const verified = pimento(['verify']);
  expect(verified.said).toMatch(/PASS verify: everything adds up/);
  expect(verified.status).toBe(0);
  expect(pimento(['migrate'])).toMatchObject({
    status: 0,
    said: 'The database is as this version needs it.\n',
  });
}, 240_000);

test.each<[string[], RegExp]>([
  [[], /^\.\/pimento <command>\n {2}serve /],
  [['bakcup'], /^\.\/pimento <command>\n {2}serve /],
  [['verify', '--haed', '1'], /Unknown option '--haed'/],
  [['admin:create', 'ada@pimento.example'], /^admin:create <email> <first name> <last name>\n/],
])('says how it is called where it is called otherwise: %j', (args, words) => {
  const { status, said } = pimento(args);
  expect(said).toMatch(words);
  expect(status).toBe(2);
});
