// How much JavaScript and CSS each first screen brings over the wire, in brotli; prints PASS or FAIL beside its limit.
import { chromium, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { findBrowser } from '#tests/support/browser.ts';
import { startApp } from '#tests/support/running-app.ts';

const LIMITS = { visitor: 110_000, borrower: 165_000, further: 40_000 };

const found = await findBrowser();
if (!found) throw new Error('no browser; set CHROMIUM_PATH');
const app = await startApp({ environment: { NODE_ENV: 'development' } });
const browser = await chromium.launch({ executablePath: found.executablePath, args: found.args });
try {
  for (const path of ['/', '/signup', '/request-link', '/faq']) await visitor(path);
  await borrower();
} finally {
  await browser.close();
  await app.remove();
}

async function visitor(path: string): Promise<void> {
  const page = await browser.newPage();
  const weight = weigh(page);
  await page.goto(app.url + path, { waitUntil: 'networkidle' });
  print(path, await weight(), LIMITS.visitor);
  await page.close();
}

/** The dashboard as one whole first visit; then what each further screen adds to it. */
async function borrower(): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(app.url);
  await page.getByLabel('Email').fill('borrower@pimento.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: /Dashboard/ }).waitFor();
  const fresh = await browser.newContext({ storageState: await context.storageState() });
  const first = await fresh.newPage();
  const weight = weigh(first);
  await first.goto(app.url, { waitUntil: 'networkidle' });
  let before = await weight();
  print('/ (borrower)', before, LIMITS.borrower);
  for (const path of [
    '/earn-points',
    '/information?section=basic_information',
    '/loans',
    '/loan-application',
  ]) {
    await first.goto(app.url + path, { waitUntil: 'networkidle' });
    const now = await weight();
    print(`${path} adds`, now - before, LIMITS.further);
    before = now;
  }
}

/** Counts each script and style once, as it would come over the wire; files that the page already has are not fetched again. */
function weigh(page: Page): () => Promise<number> {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/\.(js|css|mjs)$/.test(pathname) || sizes.has(pathname)) return;
    sizes.set(pathname, fetch(response.url(), { headers: { 'accept-encoding': 'br' } }).then(wireBytes));
  });
  return async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
}

/** `fetch` unpacks what it gets, but the header still tells the packed length. */
async function wireBytes(response: Response): Promise<number> {
  const bytes = (await response.arrayBuffer()).byteLength;
  return Number(response.headers.get('content-length') ?? bytes);
}

function print(what: string, bytes: number, limit: number): void {
  console.log(
    `${bytes <= limit ? 'PASS' : 'FAIL'}  ${what.padEnd(44)} ${(bytes / 1000).toFixed(1).padStart(6)} KB of ${limit / 1000} KB`,
  );
}
