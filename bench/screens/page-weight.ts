// `npm run bench:weight`: how much JavaScript and CSS each screen brings over the wire, in brotli, and the fonts; prints PASS or FAIL beside each limit.
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { type Audience, addresses } from '#app/web/addresses.ts';
import { findBrowser, launchOptions } from '#tests/support/browser.ts';
import { builtParts, scriptsOf } from '#tests/support/built-parts.ts';
import { startApp } from '#tests/support/running-app.ts';
import { assetsOfBuildBefore } from '../../scripts/switch-build.ts';
import { borrowerCookies } from './borrower-cookies.ts';

const LIMITS = { visitor: 110_000, borrower: 160_000, further: 40_000, fonts: 40_000 };
/** What a screen is made of does not depend on which record it shows. */
const SOME_ID = '3f0c9a52-7d1e-4b86-9a43-5c2d8e6f1b07';
/** The section that a screen of sections is looked at with. */
const SECTIONS = new Map([
  ['/information', '?section=basic_information'],
  ['/verification', '?section=income_information'],
]);

const found = await findBrowser();
if (!found) throw new Error('no browser; set CHROMIUM_PATH');
const app = await startApp({ environment: { NODE_ENV: 'development' } });
const browser = await chromium.launch(launchOptions(found));
const sizes = new Map<string, number>();
const seen = new Set<string>();
try {
  await visitor();
  await borrower();
  officeStaysAway();
  report('fonts', sum(fonts().map((font) => statSync(join('build', font)).size)), LIMITS.fonts);
} finally {
  await browser.close();
  await app.remove();
}

/** Those of this build alone. */
function fonts(): string[] {
  const before = assetsOfBuildBefore();
  return globSync('client/**/*.woff2', { cwd: 'build' }).filter((font) => !before.includes(font));
}

async function visitor(): Promise<void> {
  for (const path of pathsOf('visitor')) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    report(path, weightOf(await filesOf(context, path)), LIMITS.visitor);
    await context.close();
  }
}

/** The dashboard as one whole first visit; then what each other screen brings beside it. */
async function borrower(): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addCookies(await borrowerCookies(app.url));
  const first = await filesOf(context, '/');
  report('/ (borrower)', weightOf(first), LIMITS.borrower);
  for (const path of pathsOf('borrower').filter((path) => path !== '/')) {
    const files = await filesOf(context, path);
    report(`${path.replace(SOME_ID, ':id')} adds`, weightOf(files.difference(first)), LIMITS.further);
  }
  await context.close();
}

/** The scripts and styles of a screen, whether they came over the line or from the cache. */
async function filesOf(context: BrowserContext, path: string): Promise<Set<string>> {
  const page = await context.newPage();
  const files = new Set<string>();
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin === app.url && /\.(js|css|mjs)$/.test(pathname)) files.add(pathname);
  });
  await page.goto(app.url + path, { waitUntil: 'networkidle' });
  await page.close();
  for (const file of files) {
    seen.add(file);
    if (!sizes.has(file)) sizes.set(file, await wireBytes(file));
  }
  return files;
}

/** `fetch` unpacks what it gets, but the header still gives the packed length. */
async function wireBytes(file: string): Promise<number> {
  const response = await fetch(app.url + file, { headers: { 'accept-encoding': 'br' } });
  const bytes = (await response.arrayBuffer()).byteLength;
  return Number(response.headers.get('content-length') ?? bytes);
}

/** Every address of an audience, but the way out, which would end the visit. */
function pathsOf(audience: Audience): string[] {
  return addresses
    .filter((address) => address.audience === audience && address.path !== '/logout')
    .map(({ path }) => path.replace(/:\w+/g, SOME_ID) + (SECTIONS.get(path) ?? ''));
}

/** No file that only staff's and lenders' screens are made of may have reached anyone above. */
function officeStaysAway(): void {
  const parts = builtParts();
  const filesFor = (audience: Parameters<typeof scriptsOf>[1]) =>
    new Set([...scriptsOf(parts, audience).keys()].map((file) => `/${file}`));
  const office = filesFor('staff and lenders').difference(filesFor('borrowers and visitors'));
  const strayed = [...office.intersection(seen)];
  report(`files of the office elsewhere ${strayed.join(' ')}`, strayed.length, 0, '');
  if (office.size === 0) throw new Error('the build names no file of the office: nothing was compared');
}

function weightOf(files: ReadonlySet<string>): number {
  return sum([...files].map((file) => sizes.get(file) ?? 0));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

function report(what: string, figure: number, limit: number, unit = 'KB'): void {
  const passes = figure <= limit;
  if (!passes) process.exitCode = 1;
  const shown = unit === 'KB' ? (figure / 1000).toFixed(1) : String(figure);
  const goal = unit === 'KB' ? limit / 1000 : limit;
  console.log(`${passes ? 'PASS' : 'FAIL'}  ${what.padEnd(52)} ${shown.padStart(6)} of ${goal} ${unit}`);
}
