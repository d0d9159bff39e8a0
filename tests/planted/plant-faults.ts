// Plants faults one by one in copies of the tree, runs the tests that should notice, and reports which did.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NO_SERVER, startPostgres } from '../support/postgres-server.ts';
import { type PlantedFault, plantFault } from './planted-fault.ts';

/** `broken`: the tests did not even run, which says nothing. */
export type Outcome = {
  fault: PlantedFault;
  verdict: 'killed' | 'survived' | 'broken';
  by: string;
  seconds: number;
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const endWithParent = new URL(`../../scripts/end-with-parent.mjs?${process.pid}`, import.meta.url).href;
const LEFT_OUT = /^(\.git|var|build|test-results|\.react-router)$|(^|[\\/])node_modules$/;

/**
 * First runs all the tests named on the tree as it is: what fails there would be taken for noticed. `report` hears of each outcome
 * as it comes. Throws where a plant has rotted, or the tests fail without one.
 */
export async function plantFaults(
  faults: readonly PlantedFault[],
  workers: number,
  report: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const copies = Array.from({ length: workers }, copyOfTree);
  const server = process.env.TEST_DATABASE_URL ? null : await startPostgres();
  const databaseUrl = process.env.TEST_DATABASE_URL ?? server?.url;
  try {
    if (!databaseUrl) throw new Error(NO_SERVER);
    const [first = root] = copies;
    const wrong = faults.flatMap((fault) => {
      const found = plantFault(fault, (path) => textOf(join(first, path)));
      return found ? [`${fault.name}: ${found}`] : [];
    });
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    const tests = [...new Set(faults.flatMap((fault) => fault.tests))];
    const unplanted = await runTests(first, tests, databaseUrl, { workers });
    if (!unplanted.passed)
      throw new Error(`they fail without any fault: ${unplanted.failed.join('; ') || unplanted.said}`);
    const waiting = [...faults];
    const outcomes: Outcome[] = [];
    const work = async (copy: string) => {
      for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
        const outcome = await tryFault(copy, fault, databaseUrl);
        outcomes.push(outcome);
        report(outcome);
      }
    };
    await Promise.all(copies.map(work));
    return outcomes;
  } finally {
    await server?.stop();
    for (const copy of copies) rmSync(copy, { recursive: true, force: true });
  }
}

async function tryFault(copy: string, fault: PlantedFault, databaseUrl: string): Promise<Outcome> {
  const path = join(copy, fault.file);
  const whole = readFileSync(path, 'utf8');
  const startMs = performance.now();
  writeFileSync(
    path,
    whole.replace(fault.find, () => fault.replace),
  );
  try {
    const { passed, failed, said } = await runTests(copy, fault.tests, databaseUrl, { stopAtFirst: true });
    const seconds = (performance.now() - startMs) / 1000;
    if (passed) return { fault, verdict: 'survived', by: '', seconds };
    const [by] = failed;
    return by === undefined
      ? { fault, verdict: 'broken', by: lastWords(said), seconds }
      : { fault, verdict: 'killed', by, seconds };
  } finally {
    writeFileSync(path, whole);
  }
}

const lastWords = (said: string): string => said.trim().split('\n').at(-1) ?? '';

/** Outside the tree, so that nobody at work in it meets a fault, with the packages of the tree itself. */
function copyOfTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'pimento-planted-'));
  cpSync(root, copy, { recursive: true, filter: (path) => !LEFT_OUT.test(relative(root, path)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

type Run = { passed: boolean; failed: string[]; said: string };
type How = { workers?: number; stopAtFirst?: boolean };

/** In a process of their own: what they load must be what lies in the copy now. */
async function runTests(
  copy: string,
  tests: readonly string[],
  databaseUrl: string,
  { workers = 1, stopAtFirst = false }: How,
): Promise<Run> {
  const report = join(copy, 'test-report.json');
  rmSync(report, { force: true });
  const options = ['--reporter=json', `--outputFile=${report}`, `--maxWorkers=${workers}`];
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--import',
      endWithParent,
      'node_modules/vitest/vitest.mjs',
      'run',
      ...['--project', 'rules', '--project', 'database', '--project', 'screens'],
      ...options,
      ...(stopAtFirst ? ['--bail=1'] : []),
      ...tests,
    ],
    {
      cwd: copy,
      env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2_000);
    });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const failed = failedIn(report);
  return { passed: code === 0, failed, said };
}

type Report = { testResults: { assertionResults: { status: string; fullName: string }[] }[] };

function failedIn(report: string): string[] {
  const text = textOf(report);
  if (text === null) return [];
  return (JSON.parse(text) as Report).testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ status, fullName }) => (status === 'failed' ? [fullName] : [])),
  );
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
