// What an operator's day asks of the one command, on a data folder with a database of its own.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'pimento-commands-'));
afterAll(() => rmSync(folder, { recursive: true }));
const program = join(import.meta.dirname, '../pimento');

/** From another folder than the program's own, as a timer or a shell would. */
function pimento(args: string[], settings: Record<string, string> = {}, input = '') {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: tmpdir(),
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: join(folder, 'here'),
      BACKUP_DIR: join(folder, 'backups'),
      ...settings,
    },
    encoding: 'utf8',
    input,
    timeout: 120_000,
  });
  return { status, said: stdout + stderr, stdout };
}

test('makes an admin, backs up, tries the backup out, and restores it elsewhere', () => {
  const made = pimento(['admin:create', 'ada@pimento.example', 'Ada', 'Admin'], {}, 'honest long words 9\n');
  expect(made.said).toContain('ada@pimento.example is an admin now');

  const DATA_KEYS = `2026:${Buffer.alloc(32, 1).toString('base64')}`;
  expect(pimento(['keys:rotate'], { DATA_KEYS })).toMatchObject({
    status: 0,
    said: "Done: 0 records were sealed anew; all are under the key '2026'.\n",
  });

  const keys = pimento(['backup:key']);
  const identity = join(folder, 'identity');
  writeFileSync(identity, keys.stdout);
  const recipient = /BACKUP_RECIPIENT=(age1\w+)/.exec(keys.stdout)?.[1] ?? '';
  const backedUp = pimento(['backup', '--keep', '2'], { BACKUP_RECIPIENT: recipient });
  expect(backedUp.said).toMatch(
    /^Backed up as .*: \d+ rows of \d+ tables and 0 files \(0 new\) in .* s, encrypted\.\n$/,
  );
  expect(backedUp.status).toBe(0);

  const unopened = pimento(['backup:drill']);
  expect(unopened).toMatchObject({
    status: 1,
    said: expect.stringMatching(/^FAIL drill of .* is encrypted/),
  });
  const drilled = pimento(['backup:drill'], { BACKUP_IDENTITY_FILE: identity });
  expect(drilled.said).toMatch(/PASS drill of .* came back as they were, and everything adds up\n$/);
  expect(drilled.status).toBe(0);

  const there = { DATA_KEYS, BACKUP_IDENTITY_FILE: identity, DATA_DIR: join(folder, 'there') };
  const restored = pimento(['restore', 'newest'], there);
  expect(restored.said).toMatch(/^Restored as of [\s\S]*PASS every file is on disk as it was handed in/);
  expect(restored.status).toBe(0);
  const again = pimento(['restore', 'newest'], there);
  expect(again).toMatchObject({
    status: 2,
    said: expect.stringMatching(/There are accounts in this database already/),
  });
  expect(pimento(['verify'], there)).toMatchObject({ status: 0 });

  const elsewhere = { ...there, DATA_DIR: join(folder, 'elsewhere') };
  expect(pimento(['restore', 'newest'], { ...elsewhere, DATA_KEYS: '' })).toMatchObject({
    status: 1,
    said: expect.stringMatching(
      /FAIL the settings hold every key[\s\S]*DATA_KEYS: the key '2026', .* is not among them/,
    ),
  });
}, 240_000);

test('brings a new database to this version, and leaves one that is there already as it is', () => {
  const there = { DATA_DIR: join(folder, 'migrated') };
  for (const _ of ['new', 'there already'])
    expect(pimento(['migrate'], there)).toMatchObject({
      status: 0,
      said: 'The database is as this version needs it.\n',
    });
}, 120_000);

test.each<[string[], RegExp, Record<string, string>]>([
  [[], /^\.\/pimento <command>\n {2}serve /, {}],
  [['bakcup'], /^\.\/pimento <command>\n {2}serve /, {}],
  [['backup'], /^BACKUP_DIR: name the folder for backups\.\n$/, { BACKUP_DIR: '' }],
  [['backup', '--keep', '0'], /^--keep: say how many/, {}],
  [['backup', '--kepe', '1'], /Unknown option '--kepe'/, {}],
  [['restore', 'yesterday'], /^restore <name>, or restore newest\. In .* there are:\n/, {}],
  [['migrate', '--dry-run'], /^migrate takes no arguments; --dry-run was given\. Nothing was done\.\n$/, {}],
  [['serve', 'now'], /^serve takes no arguments/, {}],
  [['backup:key', 'x'], /^backup:key takes no arguments/, {}],
  [['admin:create', 'ada@pimento.example'], /^admin:create <email> <first name> <last name>\n/, {}],
  [
    ['backup'],
    /^DATABASE_URL: no PostgreSQL answers there \(.*\); start it, or name where it is\n$/,
    { DATABASE_URL: 'postgres://localhost:1/none' },
  ],
])('says how it is called where it is called otherwise: %j', (args, words, settings) => {
  const { status, said } = pimento(args, settings);
  expect(said).toMatch(words);
  expect(status).toBe(2);
});

test.each([[['--help']], [['serve', '--help']], [['migrate', '-h']]])('is asked for help: %j', (args) => {
  const { status, stdout } = pimento(args);
  expect(stdout).toMatch(/^\.\/pimento <command>\n {2}serve /);
  expect(status).toBe(0);
});

test('makes nothing where it is refused', () => {
  expect(pimento(['restore', 'newest'], { DATA_DIR: join(folder, 'never'), BACKUP_DIR: folder }).status).toBe(
    2,
  );
  expect(existsSync(join(folder, 'never'))).toBe(false);
});
