// `npm run bench:lighthouse`: Lighthouse's mobile run of the main screens, as on a cheap phone; prints PASS or FAIL beside each goal.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { type Browser, findBrowser, launchOptions } from '#tests/support/browser.ts';
import { type RunningApp, startApp } from '#tests/support/running-app.ts';
import { borrowerCookies } from './borrower-cookies.ts';

const HELP = `npm run bench:lighthouse [-- options]
  --runs 3       how often each screen is measured; the median counts (5)
  --only /signup only the screens whose path begins so`;

/** Fetched by npm at the first run; nothing else in the project needs it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const TRIES = 3;
const RUN_LIMIT_MS = 90_000;
const SCREENS = [
  { path: '/', as: 'visitor' },
  { path: '/signup', as: 'visitor' },
  { path: '/', as: 'borrower' },
  { path: '/information?section=basic_information', as: 'borrower' },
  { path: '/redeem', as: 'borrower' },
] as const;

type Figure = {
  name: string;
  of: (report: Report) => number;
  goal: number;
  atLeast?: boolean;
  digits: number;
};
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
};

const score = (category: string) => (report: Report) =>
  Math.round((report.categories[category]?.score ?? 0) * 100);
const audit = (id: string) => (report: Report) => report.audits[id]?.numericValue ?? Number.POSITIVE_INFINITY;
const FIGURES: readonly Figure[] = [
  { name: 'performance', of: score('performance'), goal: 95, atLeast: true, digits: 0 },
  { name: 'accessibility', of: score('accessibility'), goal: 100, atLeast: true, digits: 0 },
  { name: 'best practices', of: score('best-practices'), goal: 100, atLeast: true, digits: 0 },
  { name: 'largest contentful paint, ms', of: audit('largest-contentful-paint'), goal: 2_000, digits: 0 },
  { name: 'total blocking time, ms', of: audit('total-blocking-time'), goal: 150, digits: 0 },
  { name: 'cumulative layout shift', of: audit('cumulative-layout-shift'), goal: 0.05, digits: 3 },
];

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) console.log(HELP);
else await run();

async function run(): Promise<void> {
  const browser = await findBrowser();
  if (!browser) throw new Error('no browser; set CHROMIUM_PATH');
  const app = await startApp({ environment: { NODE_ENV: 'development' } });
  try {
    for (const screen of SCREENS.filter(({ path }) => path.startsWith(options.only))) {
      const reports: Report[] = [];
      for (let turn = 0; turn < Number(options.runs); turn++) {
        reports.push(await lookAgain(browser, app, screen));
      }
      console.log(`${screen.path} (${screen.as}), median of ${reports.length}`);
      for (const figure of FIGURES) judge(figure, reports);
      for (const missed of missedAudits(reports)) console.log(`      missed: ${missed}`);
    }
  } finally {
    await app.remove();
  }
}

/** A run whose recording failed says nothing of the screen, and is made again. */
async function lookAgain(
  browser: Browser,
  app: RunningApp,
  screen: (typeof SCREENS)[number],
): Promise<Report> {
  for (let tries = 1; ; tries++) {
    try {
      return await look(browser, app, screen.path, screen.as === 'borrower');
    } catch (failure) {
      if (tries === TRIES) throw failure;
      const [, reason = ''] = /\((\w+)\)/.exec(String((failure as { stderr?: string }).stderr ?? '')) ?? [];
      console.log(`      a run failed (${reason}), once more`);
    }
  }
}

/** One cold visit: a browser of its own, with nothing cached but, where asked for, the cookies of a borrower. */
async function look(browser: Browser, app: RunningApp, path: string, signedIn: boolean): Promise<Report> {
  const profile = mkdtempSync(join(tmpdir(), 'pimento-lighthouse-'));
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions(browser),
    args: [...browser.args, `--remote-debugging-port=${port}`],
  });
  try {
    if (signedIn) await context.addCookies(await borrowerCookies(app.url));
    return await lighthouse(app.url + path, port);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** The phone and the line are Lighthouse's own mobile ones: CPU ×4 slower, 1.6 Mbps, 150 ms. */
async function lighthouse(url: string, port: number): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url],
      ...[`--port=${port}`, '--disable-storage-reset', '--quiet', '--output=json', '--output-path=stdout'],
      '--only-categories=performance,accessibility,best-practices',
    ],
    { maxBuffer: 64 * 2 ** 20, timeout: RUN_LIMIT_MS },
  );
  return JSON.parse(stdout) as Report;
}

function judge({ name, of, goal, atLeast = false, digits }: Figure, reports: readonly Report[]): void {
  const values = reports.map(of).sort((a, b) => a - b);
  const median = values[Math.floor(values.length / 2)] ?? Number.NaN;
  const passes = atLeast ? median >= goal : median <= goal;
  if (!passes) process.exitCode = 1;
  const shown = median.toFixed(digits).padStart(8);
  console.log(`${passes ? 'PASS' : 'FAIL'}  ${name.padEnd(30)} ${shown}  ${atLeast ? '≥' : '≤'} ${goal}`);
}

/** What kept a screen from a full score in accessibility and best practices, in any of the runs. */
function missedAudits(reports: readonly Report[]): Set<string> {
  return new Set(
    reports.flatMap(({ categories, audits }) =>
      ['accessibility', 'best-practices']
        .flatMap((category) => categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id} (${audits[id]?.title})`),
    ),
  );
}
