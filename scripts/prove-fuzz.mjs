// What `npm run prove:fuzz -- --minutes 10` runs: a fuzzer that follows branches, on each of tests/fuzz/targets, with PASS or FAIL and its figures.
import { fork } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { installApart } from './install-apart.mjs';
import { onStop } from './processes.mjs';

const FOLDER = 'tests/fuzz';
/** What an input that breaks something is written to, to be given to the target again. */
const KEPT = 'test-results/fuzz';
const LIMIT_SECONDS = 10;

const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string', default: '10' } },
  allowPositionals: true,
});
const minutes = Number(values.minutes);
if (!(minutes > 0 && minutes <= 600)) throw new Error('--minutes takes a number above 0, up to 600');
process.exitCode = await installApart(`${FOLDER}/fuzzer`);

let running;
onStop(() => running?.kill('SIGTERM'));
const all = globSync(`${FOLDER}/targets/*.ts`).map((path) => basename(path, '.ts'));
const chosen = positionals.length > 0 ? all.filter((name) => positionals.includes(name)) : all;
if (process.exitCode === 0)
  for (const name of chosen.toSorted()) if (!(await fuzz(name))) process.exitCode = 1;

async function fuzz(name) {
  const work = mkdtempSync(join(tmpdir(), 'pimento-fuzz-'));
  try {
    await bundle(name, work);
    const { seeds } = createRequire(import.meta.url)(join(work, `${name}.cjs`));
    mkdirSync(join(work, 'corpus'));
    for (const [place, seed] of seeds.entries()) writeFileSync(join(work, 'corpus', `seed-${place}`), seed);
    const { said, isBroken } = await run(name, work);
    const [executions, coverage, inputs] = [/#(\d+) \w+/g, /cov: (\d+)/g, /corp: (\d+)/g].map(
      (pattern) => [...said.matchAll(pattern)].at(-1)?.[1] ?? '0',
    );
    if (isBroken) {
      console.log(said.slice(said.indexOf('=====')).slice(0, 3_000));
      mkdirSync(KEPT, { recursive: true });
      cpSync(join(work, 'broken'), join(KEPT, name));
    }
    // A fuzzer that got nowhere has shown nothing.
    const isFine = !isBroken && Number(executions) > seeds.length;
    console.log(
      `${isFine ? 'PASS' : 'FAIL'} fuzz ${name}: ${executions} executions in ${minutes} minutes, ${coverage} places covered, ` +
        `${inputs} inputs kept${isBroken ? `, broken by ${join(KEPT, name)}` : ''}`,
    );
    return isFine;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The fuzzer marks the branches of CommonJS alone. */
async function bundle(name, outDir) {
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: resolve(FOLDER, 'targets', `${name}.ts`),
      outDir,
      minify: false,
      target: 'node24',
      rolldownOptions: { output: { format: 'cjs', entryFileNames: '[name].cjs' } },
    },
  });
}

function run(name, cwd) {
  const program = resolve(FOLDER, 'fuzzer/node_modules/jsfuzz/build/src/index.js');
  const options = [`--timeout=${LIMIT_SECONDS}`, '--exact-artifact-path=broken', '--rss-limit-mb=1024'];
  running = fork(program, [`${name}.cjs`, 'corpus', ...options], { cwd, silent: true, detached: true });
  const { child, ended } = { child: running, ended: new Promise((done) => running.once('close', done)) };
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said = (said + text).slice(-20_000);
    });
  // It goes on until it is stopped, with the worker that it made.
  const end = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), minutes * 60_000);
  return ended.then((code) => {
    clearTimeout(end);
    return { said, isBroken: code !== null || isKept(cwd) };
  });
}

function isKept(cwd) {
  try {
    return readFileSync(join(cwd, 'broken')) !== null;
  } catch {
    return false;
  }
}
