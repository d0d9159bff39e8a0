// What the operator's pages name is there: commands, files of deploy/, other pages, settings; each file of deploy/ stands on a page; and no block is left out of `npm run prove:pages`.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHECKS } from '#app/server/verify/checks.ts';
import { LOAN_CHECKS } from '#app/server/verify/loan-checks.ts';
import { STOPS_ALL } from '#platform/server/database/migrate.ts';
import { settingNames } from '#platform/server/settings/declared.ts';
import { PAGES } from '#tests/proofs/pages.ts';
import { sources } from '#tests/support/house-sources.ts';
import { blocksOf } from '#tests/support/page-blocks.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const pages = [
  ...globSync('docs/operate/*.md', { cwd: root }),
  'docs/operating.md',
  'docs/outages.md',
  'docs/proofs.md',
  'docs/scale.md',
];
const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
const commands = [...read('scripts/pimento.mjs').matchAll(/^ {2}'?([\w:]+)'?: \[/gm)].map(([, name]) => name);
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
/** Of other programs, in the blocks of their own settings. */
const OTHERS = /^(PATRONI_|PIMENTO_)/;

describe.each(pages)('%s', (page) => {
  const text = read(page);
  it('names commands that are there', () => {
    expect(matches(text, /npm run ([\w:-]+)/g).filter((name) => !scripts.includes(name))).toEqual([]);
    expect(matches(text, /\.\/pimento ([\w:]+)/g).filter((name) => !commands.includes(name))).toEqual([]);
  });

  it('names files and pages that are there', () => {
    const files = matches(text, /`(deploy\/[\w./-]+)`/g);
    const links = matches(text, /\]\((?!https?:|#)([^)#\s]+)/g).map((link) => join(page, '..', link));
    expect([...files, ...links].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('gives settings that are read', () => {
    const given = matches(text, /^ *([A-Z][A-Z0-9_]{3,})=/gm).filter((name) => !OTHERS.test(name));
    expect(given.filter((name) => !settingNames.includes(name))).toEqual([]);
  });
});

it('each block of a page says what it is, and npm run prove:pages follows each page that has commands', () => {
  const blocks = pages.flatMap((page) => blocksOf(read(page)).map((block) => ({ page, ...block })));
  const withCommands = new Set(blocks.filter(({ kind }) => kind !== 'shown').map(({ page }) => page));
  expect([...withCommands].toSorted()).toEqual(PAGES.toSorted());
  expect(blocks.filter(({ kind }) => kind === 'run').length).toBeGreaterThan(20);
});

it('the page on upgrades names each migration before which all nodes are stopped, and no other', () => {
  const stopping = globSync('db/migrations/*.sql', { cwd: root }).filter((path) =>
    STOPS_ALL.test(read(path)),
  );
  const named = matches(read('docs/operate/upgrade.md'), /^ *\| `(\d{4}_[\w-]+)` \|/gm);
  expect(named).toEqual(stopping.map((path) => basename(path, '.sql')).toSorted());
});

it('the page on what verify finds names each of its checks, and no other', () => {
  const written = matches(read('src/app/server/verify/verify.ts'), /findingOf\(\s*'([^']+)'/g);
  const checks = [...CHECKS, ...LOAN_CHECKS].map(({ name }) => name).concat(written);
  expect(written.length).toBeGreaterThan(4);
  const rows = matches(read('docs/operate/verify.md'), /^\| (.+?) \|/gm).filter(
    (row) => !/^(The check|-+)/.test(row),
  );
  expect(rows.flatMap((row) => row.split('; ')).toSorted()).toEqual(checks.toSorted());
});

it('a page names the screens, columns and buttons of the back office as they are called there', () => {
  const words = [...sources].flatMap(([path, text]) =>
    path.startsWith('src/') && !path.includes('.test') ? [text] : [],
  );
  const named = pages.flatMap((page) =>
    matches(
      read(page).replaceAll(/^ *```[\s\S]*?^ *```|`[^`]*`/gm, ''),
      /(?<=[\s(])'([A-Z][^'\n]{2,60})'(?=[\s.,;:)])/g,
    ).map((name) => ({ page, name })),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter(({ name }) => !words.some((text) => text.includes(name)))).toEqual([]);
});

it('the nightly backup waits for the share that the page on backups names', () => {
  const [, folder = ''] = /^ *BACKUP_DIR=(.+)$/m.exec(read('docs/operate/backup.md')) ?? [];
  expect(folder).not.toBe('');
  const unit = read('deploy/systemd/pimento-backup.service');
  expect(unit).toMatch(new RegExp(`\\[Unit\\][^[]*^RequiresMountsFor=${folder}$`, 'm'));
});

it('each file of deploy/ stands on a page', () => {
  const all = pages.map(read).join('\n');
  const files = globSync('deploy/**/*.*', { cwd: root });
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((path) => !all.includes(path) && !all.includes(path.split('/').at(-1) ?? ''))).toEqual(
    [],
  );
});
