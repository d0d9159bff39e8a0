// How many bytes a whole first-model application costs its borrower, both ways, from an empty cache; prints PASS or FAIL beside the limit.
import { chromium, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { firstModelSections } from '#features/information/defaults/default-sections.ts';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { dayOf } from '#shared/calendar.ts';
import { findBrowser, launchOptions } from '#tests/support/browser.ts';
import { startApp } from '#tests/support/running-app.ts';
import { openWire } from '#tests/support/wire.ts';
import { fillForm } from '../tests/journeys/support/fill-form.ts';
import { logIn } from '../tests/journeys/support/people.ts';
import { untilKept } from '../tests/journeys/support/phone.ts';

const LIMIT_BYTES = 1_500_000;

const found = await findBrowser();
if (!found) throw new Error('no browser; set CHROMIUM_PATH');
const app = await startApp({ environment: { NODE_ENV: 'development' } });
const wire = await openWire(app.url);
const browser = await chromium.launch(launchOptions(found));
try {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await step('landing and log-in', async () => {
    await page.goto(wire.url);
    await logIn(page, { email: 'borrower@pimento.example', password: DEMO_PASSWORD });
    await page.getByRole('heading', { name: /Dashboard/ }).waitFor();
  });
  await step('the app kept on the phone', () => untilKept(page));
  for (const section of firstModelSections) await step(section.name, () => submitSection(page, section));
  await step('offer and application', () => apply(page));
  const verdict = wire.bytes() <= LIMIT_BYTES ? 'PASS' : 'FAIL';
  console.log(
    `${verdict}  a finished application without its documents ${shown(wire.bytes())} of ${shown(LIMIT_BYTES)}`,
  );
  process.exitCode = verdict === 'PASS' ? 0 : 1;
} finally {
  await browser.close();
  wire.close();
  await app.remove();
}

async function step(name: string, work: () => Promise<void>): Promise<void> {
  const before = wire.bytes();
  await work();
  console.log(`      ${name.padEnd(28)} ${shown(wire.bytes() - before).padStart(10)}`);
}

function shown(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

async function submitSection(page: Page, section: (typeof firstModelSections)[number]): Promise<void> {
  await page.goto(`${wire.url}/information?section=${section.sId}`);
  await fillForm(page, section.fields, sampleAnswers(dayOf(new Date()))[section.sId] ?? {});
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('heading', { name: 'Congratulations, you are one step closer now!' }).waitFor();
}

async function apply(page: Page): Promise<void> {
  await page.goto(`${wire.url}/loans`);
  await page.getByLabel('How much do you want to borrow?').fill('5000');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Yes, apply' }).click();
  await page.waitForURL(`${wire.url}/loan-application`);
  await page.getByText('Pending').first().waitFor();
}
