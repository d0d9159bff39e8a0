// What `npm run prove:mutants -- loans decisions` runs: alters pure code in every way Stryker knows, with PASS or FAIL and how much of it the quick tests noticed.
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { allExplained } from '../tests/mutation/all-explained.ts';
import { readOutcome } from '../tests/mutation/read-outcome.ts';
import { installApart } from './install-apart.mjs';
import { onStop, startNode } from './processes.mjs';

const FOLDER = 'tests/mutation';
/** What was found, so that the next run judges only what has changed since. */
const KEPT = 'node_modules/.cache/mutants';
const NOTICED_SHARE = 0.9;

/** The parts by name: the folder or file that is altered, and the tests that should notice. */
const parts = {
  gate: { altered: 'src/platform/server/gate.ts', tests: 'src/platform/server/gate.test.ts' },
  shared: { altered: 'src/shared/*.ts', tests: 'src/shared/*.test.ts' },
  'shared/record': { altered: 'src/shared/record/*.ts', tests: 'src/shared/record/*.test.ts' },
  ...Object.fromEntries(foldersOfRules().map(ofFeature)),
};

function foldersOfRules() {
  const files = globSync('src/features/*/rules/**/*.ts').map((path) => path.replaceAll('\\', '/'));
  return [...new Set(files.map((path) => dirname(path)))].sort();
}

/** `loans`, and `loans/books` for a folder in its rules. */
function ofFeature(folder) {
  const [, , feature, , ...within] = folder.split('/');
  return [
    [feature, ...within].join('/'),
    { altered: `${folder}/*.ts`, tests: `src/features/${feature}/**/*.test.ts` },
  ];
}

const USAGE = `npm run prove:mutants -- [<parts>] [--workers 2]
  <parts>    any of ${Object.keys(parts).join(', ')} (all)
  --workers  how many run tests at a time, 1 to 16 (2)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { workers: { type: 'string', default: '2' } },
});
const chosen = positionals.length > 0 ? positionals : Object.keys(parts);
const workers = Number(values.workers);
if (
  chosen.some((name) => !(name in parts)) ||
  !(Number.isInteger(workers) && workers >= 1 && workers <= 16)
) {
  console.error(USAGE);
  process.exit(1);
}

const explained = await allExplained();
let running;
onStop(() => running?.kill('SIGTERM'));
const installed = await installApart(FOLDER, (child) => {
  running = child;
});
if (installed !== 0) process.exit(installed);
mkdirSync(KEPT, { recursive: true });

const sum = { killed: 0, total: 0 };
let failed = 0;
for (const name of chosen) {
  const outcome = await prove(name);
  if (!outcome) {
    failed += 1;
    console.log(`FAIL ${name}: Stryker ended before its end`);
    continue;
  }
  const { killed, total, unexplained, unused } = outcome;
  const passes = killed >= total * NOTICED_SHARE && unexplained.length === 0 && unused.length === 0;
  for (const line of unexplained) console.log(`  unnoticed: ${line}`);
  for (const line of unused) console.log(`  explained, but noticed or gone: ${line}`);
  console.log(`${passes ? 'PASS' : 'FAIL'} ${name.padEnd(22)} ${figure(outcome)}`);
  sum.killed += killed;
  sum.total += total;
  failed += passes ? 0 : 1;
}
console.log(
  `${failed === 0 ? 'PASS' : 'FAIL'} mutants: ${figure(sum)}, ${chosen.length - failed} of ${chosen.length} parts pass`,
);
process.exitCode = failed === 0 ? 0 : 1;

function figure({ killed, total }) {
  return `${killed}/${total} alterations noticed (${total === 0 ? 100 : ((killed / total) * 100).toFixed(1)} %)`;
}

/** Alters one part, and answers what was found; null where Stryker broke off. */
async function prove(name) {
  const { altered, tests } = parts[name];
  const copy = mkdtempSync(join(tmpdir(), 'pimento-mutants-'));
  const report = join(KEPT, `${name.replaceAll('/', '-')}.json`);
  forgetUnjudged(report);
  const stryker = startNode(
    [
      join(FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
      'run',
      join(FOLDER, 'stryker.config.mjs'),
      '--mutate',
      `${altered},!src/**/*.test.ts,!src/**/*.test-support.ts`,
      '--incrementalFile',
      report,
      '--tempDirName',
      copy,
      '--concurrency',
      String(workers),
      '--logLevel',
      'warn',
    ],
    { env: { ...process.env, MUTANTS_TESTS: tests } },
  );
  running = stryker.child;
  const code = await stryker.ended;
  rmSync(copy, { recursive: true, force: true });
  return code === 0 && existsSync(report)
    ? readOutcome(JSON.parse(readFileSync(report, 'utf8')), explained)
    : null;
}

/** Of what is worked out while a file loads Stryker does not know which tests meet it, so it would not see that a new one does. */
function forgetUnjudged(report) {
  if (!existsSync(report)) return;
  const kept = JSON.parse(readFileSync(report, 'utf8'));
  for (const file of Object.values(kept.files))
    file.mutants = file.mutants.filter(
      ({ status, static: isStatic }) => status !== 'NoCoverage' && !(isStatic && status === 'Survived'),
    );
  writeFileSync(report, JSON.stringify(kept));
}
