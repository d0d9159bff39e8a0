// What `npm test` runs: every check there is, stage by stage, and a closing line with the sum. `npm test -- rules lint` runs only the stages named.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../tests/support/browser.ts';
import { findPrograms, NO_SERVER } from '../tests/support/postgres-server.ts';
import { buildIfStale } from './build.mjs';
import { failedInPlaywright, failedInVitest } from './failed-tests.ts';
import { installApart } from './install-apart.mjs';
import { onStop, startNode, startNpm } from './processes.mjs';
import { busyPercent, ticksNow } from './processors.ts';
import { ROWS, rowsOf, runRow } from './side-by-side.ts';
import { surroundings } from './surroundings.mjs';

/**
 * Each answers { passed, failed, skipped, failures }, where `failures` names the failed tests, or { notRun: why } when what it needs is not on
 * this machine. One that runs beside others is given the file that holds what it writes.
 */
const stages = {
  types: (held) => oneCheck(startNpm(['run', '--silent', 'types'], heldIn(held))),
  lint: () => oneCheck(startNpm(['run', '--silent', 'lint'])),
  rules: () => vitest(['--project', 'rules', '--project', 'screens']),
  database: databaseTests,
  // Its time to come back is a figure of an idle machine, so it is not judged here.
  kills: (held) =>
    oneCheck(
      startNode(
        ['scripts/prove-kills.mjs', '--kills', '20', '--writers', '8', '--ready-within', '60'],
        heldIn(held),
      ),
    ),
  build: async () => verdict(await buildIfStale(follow)),
  built: () => builtFirst(() => vitest(['--project', 'built'])),
  // As with the kills, an idle machine's figures are not judged here.
  faults: () =>
    builtFirst(() => oneCheck(startNode(['scripts/prove-faults.mjs', '--small', '--patience', '3']))),
  journeys: () => inBrowser('journeys'),
  gallery: () =>
    process.env.GALLERY === 'whole'
      ? wholeGallery()
      : inBrowser('gallery', ['--config', 'tests/gallery/playwright.config.ts']),
};

const reports = mkdtempSync(join(tmpdir(), 'pimento-reports-'));
const running = new Set();
let stopped = false;
onStop(() => {
  stopped = true;
  for (const child of running) child.kill('SIGTERM');
});

const named = process.argv.slice(2);
const order = ROWS.flat();
const unknown = named.filter((name) => !order.includes(name));
if (unknown.length > 0) {
  console.error(`No such stage: ${unknown.join(', ')}. There are: ${order.join(', ')}.`);
  process.exit(1);
}

console.log(await surroundings());
const results = [];
const startMs = performance.now();
for (const row of rowsOf(named)) {
  await runRow(row, runStage, join(reports, `${row[0]}.log`));
  if (stopped) break;
}
const wallSeconds = (performance.now() - startMs) / 1000;
results.sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
rmSync(reports, { recursive: true, force: true });
if (stopped) {
  console.log('\nStopped before the end; this says nothing about the rest.');
  process.exit(130);
}
process.exitCode = summarise();

async function runStage(name, held) {
  if (stopped) return;
  if (held === undefined) console.log(`\n━━ ${name}`);
  const startMs = performance.now();
  const before = ticksNow();
  const result = await stages[name](held).catch((error) => {
    console.error(error);
    return verdict(1);
  });
  const busy = busyPercent(before, ticksNow());
  results.push({ name, seconds: (performance.now() - startMs) / 1000, busy, ...result });
}

function summarise() {
  console.log('\n━━ summary');
  for (const { name, seconds, busy, notRun, passed, failed, skipped } of results) {
    const outcome = notRun
      ? 'NOT RUN'
      : `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
    const took = `${seconds.toFixed(1).padStart(6)} s, processors ${busy} % busy`;
    console.log(`${name.padEnd(10)} ${outcome.padEnd(40)} ${took}`);
  }
  console.log(`${'together'.padEnd(51)} ${wallSeconds.toFixed(1).padStart(6)} s`);
  const missing = results.filter((result) => result.notRun);
  for (const { name, notRun } of missing)
    console.log(
      `\n!!! NOT RUN: ${name}: ${notRun}\n!!! These checks were neither passed nor failed; the sum counts them as skipped.`,
    );
  for (const { name, failures = [] } of results)
    for (const failure of failures) console.log(`\nfailed in ${name}: ${failure.name}\n  ${failure.why}`);
  const sum = (field) => results.reduce((total, result) => total + (result[field] ?? 0), 0);
  // How many they would have been is not known.
  const skipped = sum('skipped') + missing.length;
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`);
  return sum('failed') > 0 ? 1 : 0;
}

async function databaseTests() {
  if (!process.env.TEST_DATABASE_URL && !findPrograms()) return { notRun: NO_SERVER };
  return vitest(['--project', 'database']);
}

async function vitest(args) {
  const report = join(reports, `${args.join('')}.json`);
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await finish(startNode(['node_modules/vitest/vitest.mjs', 'run', ...args, ...output]));
  const results = readReport(report);
  const failures = results ? failedInVitest(results, process.cwd()) : [];
  const skipped = (results?.numPendingTests ?? 0) + (results?.numTodoTests ?? 0);
  return counted(code, results?.numPassedTests, skipped, failures);
}

async function inBrowser(name, args = []) {
  if (!(await findBrowser()))
    return { notRun: 'no browser. Set CHROMIUM_PATH, or install Chromium or Chrome.' };
  return builtFirst(() => playwright(name, args));
}

async function playwright(name, args) {
  const report = join(reports, `${name}.json`);
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const code = await finish(
    startNode(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...args], { env }),
  );
  const results = readReport(report);
  const failures = results ? failedInPlaywright(results) : [];
  return counted(code, results?.stats?.expected, results?.stats?.skipped, failures);
}

async function builtFirst(stage) {
  const code = await buildIfStale(follow);
  return code === 0 ? stage() : verdict(code);
}

/** With two more engines and three more judges; their packages are too heavy for every installation and have a folder of their own. */
async function wholeGallery() {
  const folder = 'tests/second-opinions';
  const code = await installApart(folder, follow);
  if (code !== 0) return verdict(code);
  const typesCode = await finish(startNode(['node_modules/typescript/bin/tsc', '--project', folder]));
  if (typesCode !== 0) return verdict(typesCode);
  const { missing } = await import('../tests/second-opinions/programs.ts');
  for (const { name, install } of missing)
    results.push({ name, seconds: 0, busy: 0, notRun: `${install} brings it` });
  return inBrowser('gallery', ['--config', join(folder, 'playwright.config.ts')]);
}

async function oneCheck(started) {
  return verdict(await finish(started));
}

function verdict(code) {
  return counted(code, code === 0 ? 1 : 0);
}

/** A run that ends badly without naming a failed test (a crash, no test found, a stray error) is one failure. */
function counted(code, passed = 0, skipped = 0, failures = []) {
  return { passed, failed: code === 0 ? failures.length : Math.max(failures.length, 1), skipped, failures };
}

function finish({ child, ended }) {
  follow(child);
  return ended;
}

function follow(child) {
  running.add(child);
  child.once('exit', () => running.delete(child));
}

/** How a child is started whose words are held in that open file; as ever where there is none. */
function heldIn(file) {
  return file === undefined ? {} : { stdio: ['ignore', file, file, 'ipc'] };
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
