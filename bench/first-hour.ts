// `npm run bench:first-hour`: a stranger's way to a loan application on a cheap phone, with its papers: taps, fields, screens, seconds, bytes.
import { chromium, type Locator, type Page } from '@playwright/test';
import { firstModelSections } from '#features/information/defaults/default-sections.ts';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { dayOf } from '#shared/calendar.ts';
import { findBrowser, launchOptions } from '#tests/support/browser.ts';
import { startApp } from '#tests/support/running-app.ts';
import { openWire } from '#tests/support/wire.ts';
import { fillForm, type Hands, type Paper } from '../tests/journeys/support/fill-form.ts';
import { photograph } from '../tests/journeys/support/papers.ts';
import { untilKept } from '../tests/journeys/support/phone.ts';

/** Everything but the step of the papers. */
const LIMIT_BYTES = 1_500_000;
const LONGEST_SECTION_SECONDS = 180;
const PAPERS = 'documents';
const PATIENCE_MS = 60_000;
const PHONE = { cpu: 4, latency: 150, throughput: (1.6 * 1_000_000) / 8 };

type Section = (typeof firstModelSections)[number];
type Tally = { taps: number; typed: number; chosen: number; screens: number; seconds: number; bytes: number };

const answers = sampleAnswers(dayOf(new Date()));
const marcia = { email: 'marcia.first.hour@gmail.com', password: 'Mango-Tree-Yard-88' };
const found = await findBrowser();
if (!found) throw new Error('no browser; set CHROMIUM_PATH');
const app = await startApp({ environment: { NODE_ENV: 'development' } });
const wire = await openWire(app.url);
const browser = await chromium.launch(launchOptions(found));
const tally: Tally = { taps: 0, typed: 0, chosen: 0, screens: 0, seconds: 0, bytes: 0 };
const steps: { name: string; spent: Tally }[] = [];

/** What stands there already is left; a field takes a tap, a choice in a list two: it is opened first. */
const hands: Hands = {
  type: async (control, text) => {
    await control.waitFor();
    if ((await control.inputValue()).replaceAll(/[-,]/g, '') === text.replaceAll('-', '')) return;
    await control.fill(text);
    tally.taps++;
    tally.typed++;
  },
  check: async (control, checked = true) => {
    await control.waitFor();
    if ((await control.isChecked()) === checked) return;
    await control.setChecked(checked);
    tally.taps++;
    tally.chosen++;
  },
  choose: async (select, name) => {
    await select.waitFor();
    if ((await select.locator('option:checked').textContent()) === name) return;
    await select.selectOption({ label: name });
    tally.taps += 2;
    tally.chosen++;
  },
  press: async (button) => {
    await button.click();
    tally.taps++;
  },
};

try {
  const page = await cheapPhone();
  await step('landing', () => page.goto(wire.url));
  await step('estimate', () => estimate(page));
  await step('sign-up', () => signUp(page));
  await step('confirmed, logged in', () => comeIn(page));
  await step('quiz and preferences', () => quiz(page));
  await step('the app kept on the phone', () => untilKept(page));
  for (const section of firstModelSections) await step(section.name, () => submit(page, section));
  await step(PAPERS, () => sendPapers(page));
  await step('offer and application', () => apply(page));
  report();
} finally {
  await browser.close();
  wire.close();
  await app.remove();
}

async function cheapPhone(): Promise<Page> {
  const phone = await browser.newContext({
    ...{ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
    ...{ locale: 'en-JM', timezoneId: 'America/Jamaica' },
  });
  const page = await phone.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const devtools = await phone.newCDPSession(page);
  const { latency, throughput } = PHONE;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput },
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpu });
  let shown = '';
  page.on('framenavigated', (frame) => {
    const { pathname, search } = new URL(frame.url());
    if (frame.parentFrame() || pathname + search === shown) return;
    shown = pathname + search;
    tally.screens++;
  });
  return page;
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const [before, bytes, start] = [{ ...tally }, wire.bytes(), performance.now()];
  await work();
  tally.seconds += (performance.now() - start) / 1000;
  tally.bytes += wire.bytes() - bytes;
  const keys = Object.keys(tally) as (keyof Tally)[];
  const spent = Object.fromEntries(keys.map((key) => [key, tally[key] - before[key]])) as Tally;
  steps.push({ name, spent });
  console.log(line(name, spent));
}

async function follow(page: Page, name: RegExp): Promise<void> {
  await hands.press(page.getByRole('link', { name }).first());
}

async function estimate(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'See what you could get' }).first();
  if ((await link.count()) === 0) return;
  await hands.press(link);
  await hands.choose(page.getByLabel('Are you working?'), 'Employed full time');
  await hands.type(page.getByLabel('How much do you take home in a month'), '134333');
  await hands.type(page.getByLabel('How much do you spend on living'), '78500');
  await hands.type(page.getByLabel('How much do you pay on loans'), '7042');
  await hands.press(page.getByRole('button', { name: 'Show me' }));
  await page.getByRole('link', { name: 'Create your account' }).first().waitFor();
}

async function signUp(page: Page): Promise<void> {
  await follow(page, /^(Create your account|Sign up|Create an account)/);
  const fields = { 'First name': 'Marcia', 'Last name': 'Campbell', Email: marcia.email };
  for (const [label, text] of Object.entries(fields)) await hands.type(page.getByLabel(label), text);
  await hands.type(page.getByLabel('Password', { exact: true }), marcia.password);
  await hands.type(page.getByLabel('Repeat password'), marcia.password);
  await hands.press(page.getByRole('button', { name: 'Sign up' }));
  await page.getByText('Almost done! We sent you an email.').first().waitFor();
}

/** The mail is read elsewhere; its link takes a tap. */
async function comeIn(page: Page): Promise<void> {
  const mailbox = await (await page.request.get(`${app.url}/dev/mailbox`)).text();
  const link = /href="([^"]*verify-email[^"]*)"/.exec(mailbox)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const { pathname, search } = new URL(link, app.url);
  tally.taps++;
  await page.goto(wire.url + pathname + search);
  await hands.type(page.getByLabel('Email'), marcia.email);
  await hands.type(page.getByLabel('Password', { exact: true }), marcia.password);
  await hands.press(page.getByRole('button', { name: 'Log in' }));
  await page.getByRole('button', { name: 'Start Now' }).waitFor();
}

async function quiz(page: Page): Promise<void> {
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  await hands.press(button('Start Now'));
  await hands.check(page.getByLabel('3 - Neutral'));
  await hands.press(button('Next'));
  await hands.check(page.getByLabel('Yes'));
  await hands.type(page.getByLabel('How much do you throw a month?'), '7000');
  await hands.press(button('Next'));
  for (const reward of ['Books', 'Dining', 'Stocks']) await hands.press(button(reward));
  await hands.press(button('Submit'));
  await follow(page, /^Answer the questions/);
  await hands.check(page.getByLabel('3 - Neutral'));
  await hands.press(button('Next'));
  await hands.press(button('School fees'));
  await hands.press(button('Submit'));
  await page.waitForURL(/earn-points/);
}

async function submit(page: Page, section: Section): Promise<void> {
  if (!page.url().includes(`/information?section=${section.sId}`)) {
    tally.taps++;
    await page.goto(`${wire.url}/information?section=${section.sId}`);
  }
  await page.getByRole('heading', { level: 1, name: section.title }).waitFor();
  await page.getByRole('button', { name: /^(Continue|Submit)$/ }).waitFor();
  await fillForm(page, section.fields, answers[section.sId] ?? {}, {}, {}, hands);
  await send(page);
}

async function send(page: Page): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Submit', exact: true }));
  await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Submit' }));
  await page.getByRole('heading', { name: 'We have it, thank you' }).waitFor();
  await follow(page, /^Go on$/);
}

/** Sends all papers, each card leading to the next. A paper takes two taps, the button and the picture. */
async function sendPapers(page: Page): Promise<void> {
  const earlier = Object.assign({}, ...Object.values(answers));
  const paper = await photograph('paper.jpg', 'MARCIA CAMPBELL');
  for (const { sId, verificationSchema } of firstModelSections) {
    const { fields } = verificationSchema;
    if (!page.url().includes(`/verification?section=${sId}`)) {
      tally.taps++;
      await page.goto(`${wire.url}/verification?section=${sId}`);
    }
    await page.getByRole('button', { name: 'Submit', exact: true }).waitFor();
    const papers: Record<string, Paper> = {};
    for (const { name } of fields) papers[name] = paper;
    await fillForm(page, fields, {}, papers, earlier, hands);
    tally.taps += 2 * (await page.getByRole('button', { name: 'Remove' }).count());
    await send(page);
  }
}

async function apply(page: Page): Promise<void> {
  tally.taps++;
  await page.goto(`${wire.url}/loans`);
  await hands.type(page.getByLabel('How much do you want to borrow?'), '5000');
  await hands.press(page.getByRole('button', { name: 'Apply' }));
  await hands.press(page.getByRole('button', { name: 'Yes, apply' }));
  await page.waitForURL(`${wire.url}/loan-application`);
  await page.getByText('Pending').first().waitFor();
}

function report(): void {
  console.log(line('in all', tally));
  const papers = steps.find(({ name }) => name === PAPERS)?.spent.bytes ?? 0;
  const sections = steps.filter(({ name }) => firstModelSections.some((section) => section.name === name));
  const longest = sections.toSorted((a, b) => b.spent.seconds - a.spent.seconds)[0];
  const verdicts = [
    reported(
      tally.bytes - papers <= LIMIT_BYTES,
      `without the documents ${kilobytes(tally.bytes - papers)} of ${kilobytes(LIMIT_BYTES)}`,
    ),
    reported(
      (longest?.spent.seconds ?? 0) <= LONGEST_SECTION_SECONDS,
      `the longest section, ${longest?.name}, ${longest?.spent.seconds.toFixed(1)} s of ${LONGEST_SECTION_SECONDS} s`,
    ),
  ];
  process.exitCode = verdicts.every(Boolean) ? 0 : 1;
}

function reported(passes: boolean, what: string): boolean {
  console.log(`${passes ? 'PASS' : 'FAIL'}  ${what}`);
  return passes;
}

function line(name: string, { taps, typed, chosen, screens, seconds, bytes }: Tally): string {
  return `| ${name} | ${taps} | ${typed} | ${chosen} | ${screens} | ${seconds.toFixed(1)} | ${kilobytes(bytes)} |`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
