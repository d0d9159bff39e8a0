// What `npm run screenshots` runs: takes the manifest's pictures anew, of the built product with its demo borrower, into public/screenshots.
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { borrowerCookies } from '../bench/screens/borrower-cookies.ts';
import { findBrowser, launchOptions } from '../tests/support/browser.ts';
import { startApp } from '../tests/support/running-app.ts';

const FOLDER = 'public/screenshots';
const NARROW = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 };
const WIDE = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

const found = await findBrowser();
if (!found) throw new Error('no browser; set CHROMIUM_PATH');
mkdirSync(FOLDER, { recursive: true });
const app = await startApp({ environment: { NODE_ENV: 'development' } });
const browser = await chromium.launch(launchOptions(found));
try {
  const cookies = await borrowerCookies(app.url);
  await take('dashboard-narrow', NARROW, '/', cookies);
  await take('dashboard-wide', WIDE, '/', cookies);
  await take('offer-narrow', NARROW, '/estimate', []);
} finally {
  await browser.close();
  await app.remove();
}

async function take(name, size, path, cookies) {
  const context = await browser.newContext({ ...size, colorScheme: 'light', serviceWorkers: 'block' });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(app.url + path, { waitUntil: 'networkidle' });
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 80, effort: 6 })
    .toFile(`${FOLDER}/${name}.webp`);
  await context.close();
}
