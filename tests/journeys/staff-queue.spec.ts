// Two officers clear one queue at the same time, by keyboard alone: forty decisions each, and never the same documents.
import { expect, type Page, type Request, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { seedPeople } from './support/demo.ts';
import { keys, press } from './support/keyboard.ts';
import { expectNoViolations, settled, toast } from './support/screen.ts';

const FORTY = 40;
const officers = ['admin@pimento.example', 'moderator@pimento.example'] as const;
const NOTE = 'Compared with the ID by eye';

test.use({ viewport: { width: 1280, height: 800 } });

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ dataDir: await seedPeople(150) });
});
test.afterAll(() => app?.remove());

test('an officer clears forty submissions by keyboard alone, beside a colleague who never gets the same one', async ({
  browser,
}) => {
  const contexts = await Promise.all(officers.map(() => browser.newContext()));
  const [page, colleague] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!page || !colleague) throw new Error('no browser');
  for (const [place, each] of [page, colleague].entries()) {
    await countPresses(each);
    await enter(each, officers[place] ?? '');
  }
  await openQueue(page);
  await openQueue(colleague);
  expect(idOf(colleague)).not.toBe(idOf(page));

  const calls = [page, colleague].map(watchCalls);
  const [mine = [], others = []] = await Promise.all(
    [page, colleague].map((each, place) => clear(each, calls[place] as Calls)),
  );
  expect(new Set([...mine.map(({ id }) => id), ...others.map(({ id }) => id)]).size).toBe(2 * FORTY);
  for (const [who, decided] of [
    [page, mine],
    [colleague, others],
  ] as const)
    for (const { id, status, note, reason } of decided)
      await expect.poll(() => verdictOn(who, id)).toMatchObject({ status, note, reason });

  const all = [...mine, ...others];
  const waits = (readAhead: boolean) =>
    spread(all.flatMap(({ waitMs, isReadAhead }) => (isReadAhead === readAhead ? (waitMs ?? []) : [])));
  process.stdout.write(
    `${all.length} decisions by two officers: ${spread(all.map(({ tookMs }) => tookMs))} each; from the key n to the next documents, read ahead, ${waits(true)}, and pressed before that ${waits(false)}; ${perDecision(calls, all.length)}\n`,
  );
  for (const each of [page, colleague]) expect(await each.evaluate(() => window.pointerPresses)).toBe(0);
  for (const context of contexts) await context.close();
});

test('what a colleague holds is taken over on purpose only, and the earlier holder is told at once', async ({
  browser,
}) => {
  const [one, other] = await Promise.all(officers.map(async () => (await browser.newContext()).newPage()));
  if (!one || !other) throw new Error('no browser');
  await enter(one, officers[0]);
  await enter(other, officers[1]);
  await openQueue(one);
  await other.goto(one.url());
  await expect(other.getByText('Althea Morgan is reviewing this')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Verify', exact: true })).toHaveCount(0);
  await settled(other);
  await expectNoViolations(other);

  await other.keyboard.press('v');
  const question = other.getByRole('dialog', {
    name: 'Althea Morgan is reviewing this. Do you want to take over?',
  });
  await expect(question).toBeVisible();
  await press(question.getByRole('button', { name: 'Take over' }));
  await expect(one.getByText('Devon Clarke is reviewing this')).toBeVisible();
  await other.keyboard.press('v');
  await expect(toast(other, 'Successfully verified')).toBeVisible();
  await expect(one.getByText('This document is Verified')).toBeVisible();

  // Nothing else is done: the list comes back by itself.
  await expect(other).toHaveURL(/\/admin\/verification\/model-5$/, { timeout: 8_000 });
  await one.keyboard.press('?');
  await expect(one.getByRole('dialog', { name: 'Keys of the review' })).toBeVisible();
  await expectNoViolations(one);
});

test('what is typed at full speed around an undo reaches the record that it leads back to', async ({
  page,
}) => {
  await enter(page, officers[1]);
  for (const [turn, before] of [
    ['v', 'n', 'u'],
    ['v', 'u'],
    ['v', 'n', 'm', 'x', 'Enter', 'u'],
  ].entries()) {
    await openQueue(page);
    const id = idOf(page);
    const note = `${NOTE}, turn ${turn}`;
    for (const key of [...before, 'm']) await page.keyboard.press(key);
    await page.keyboard.type(note);
    for (const key of ['Enter', 'v', 'n']) await page.keyboard.press(key);
    await expect.poll(() => verdictOn(page, id)).toMatchObject({ status: 'Verified', note });
  }
});

test('the review on a phone and at a desk, with the window for a rejection', async ({ page }) => {
  await enter(page, officers[0]);
  await openQueue(page);
  await settled(page);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolations(page);
  }
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: 'Reject these documents' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoViolations(page);
});

declare global {
  interface Window {
    pointerPresses: number;
    /** From the key for the next, as the browser took it in, to the first frame in which that is open; undefined until then. */
    nextWaitMs: number | undefined;
  }
}

/** How often a mouse or a finger was used, and how long the next documents took, measured in the page: what a test asks of it from outside comes late on a busy machine. */
async function countPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.pointerPresses = 0;
    for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
      addEventListener(kind, () => window.pointerPresses++, true);
    addEventListener(
      'keydown',
      ({ key, timeStamp }) => {
        if (key !== 'n') return;
        const before = location.pathname;
        const look = () => {
          const isOpen =
            location.pathname !== before &&
            document.activeElement?.tagName === 'H1' &&
            document.querySelector('[aria-label="Decision"]') !== null;
          if (isOpen) window.nextWaitMs = performance.now() - timeStamp;
          else requestAnimationFrame(look);
        };
        window.nextWaitMs = undefined;
        requestAnimationFrame(look);
      },
      true,
    );
  });
}

async function enter(page: Page, email: string): Promise<void> {
  await page.goto(`${app.url}/admin-login`);
  await keys.type(page.getByLabel('Email'), email);
  await keys.type(page.getByLabel('Password', { exact: true }), DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${app.url}/admin/dashboard`);
}

/** Opens the review, and with the key for the next goes on to documents that nobody else has. */
async function openQueue(page: Page): Promise<void> {
  await page.goto(`${app.url}/admin/verification/model-5`);
  await press(page.getByRole('link', { name: /^Review documents/ }));
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
  if (await page.getByText('is reviewing this').first().isVisible()) await goOn(page);
  await expect(page.getByRole('button', { name: 'Verify', exact: true })).toBeEnabled();
}

type Decided = {
  id: string;
  status: 'Verified' | 'Rejected';
  note: string | null;
  reason: string | null;
  /** From the first key to the next documents, ready for their own. */
  tookMs: number;
  waitMs?: number;
  /** Whether the next was there already when its key was pressed. */
  isReadAhead: boolean;
};

type Calls = {
  /** How many of each there were. */
  made: Map<string, number>;
  underWay: Set<Request>;
};

/** The calls that a browser makes from now on; the stream of live events is none. */
function watchCalls(page: Page): Calls {
  const calls: Calls = { made: new Map(), underWay: new Set() };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') || pathname === '/api/events') return;
    const name = `${request.method()} ${pathname.replace(/[0-9a-f-]{36}/, ':id')}`;
    calls.made.set(name, (calls.made.get(name) ?? 0) + 1);
    calls.underWay.add(request);
  });
  const end = (request: Request) => void calls.underWay.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return calls;
}

/** How many requests a decision takes, and which. */
function perDecision(calls: readonly Calls[], decisions: number): string {
  const all = new Map<string, number>();
  for (const [name, times] of calls.flatMap(({ made }) => [...made]))
    all.set(name, (all.get(name) ?? 0) + times);
  const each = [...all].map(([name, times]) => `${(times / decisions).toFixed(2)} ${name}`);
  const sum = [...all.values()].reduce((total, times) => total + times, 0);
  return `${(sum / decisions).toFixed(1)} requests each (${each.join(', ')})`;
}

/** As somebody who looks at the documents first: what comes next is read meanwhile. */
async function look(page: Page, { underWay }: Calls): Promise<void> {
  const QUIET_MS = 100;
  let since = performance.now();
  while (performance.now() - since < QUIET_MS) {
    if (underWay.size > 0) since = performance.now();
    await page.waitForTimeout(10);
  }
}

function spread(figures: readonly number[]): string {
  const sorted = figures.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toFixed(0);
  return `median ${at(0.5)} ms, 90th ${at(0.9)} ms, slowest ${at(1)} ms`;
}

/** Every fifth is rejected with the second reason at hand; the third gets a note. Every second one is looked at first. */
async function clear(page: Page, calls: Calls): Promise<Decided[]> {
  const decided: Decided[] = [];
  while (decided.length < FORTY) {
    const place = decided.length + 1;
    const id = idOf(page);
    const isReadAhead = place % 2 === 0;
    if (isReadAhead) await look(page, calls);
    const began = performance.now();
    const [note, reason] = [place === 3 ? NOTE : null, place % 5 === 0 ? await rejectBySecond(page) : null];
    if (note) await write(page, note);
    if (!reason) await page.keyboard.press('v');
    const waitMs = place < FORTY ? await goOn(page) : undefined;
    decided.push({
      id,
      status: reason ? 'Rejected' : 'Verified',
      note,
      reason,
      tookMs: performance.now() - began,
      isReadAhead,
      ...(waitMs ? { waitMs } : {}),
    });
  }
  return decided;
}

async function rejectBySecond(page: Page): Promise<string> {
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Reject these documents' });
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('2');
  const reason = await dialog.getByLabel('Please specify a reason for the rejection').inputValue();
  // The key for the next comes right behind it.
  await page.keyboard.press('Enter');
  return reason;
}

async function write(page: Page, note: string): Promise<void> {
  await page.keyboard.press('m');
  await page.keyboard.type(note);
  await page.keyboard.press('Enter');
}

/** Presses the key for the next and waits until it is open; answers how long that took. */
async function goOn(page: Page): Promise<number> {
  await page.keyboard.press('n');
  const waited = await page.waitForFunction(() => window.nextWaitMs);
  await expect(page.getByRole('button', { name: 'Verify', exact: true })).toBeEnabled();
  return Number(await waited.jsonValue());
}

const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

async function verdictOn(page: Page, id: string) {
  const reply = await page.request.get(`${app.url}/api/verification/${id}`);
  const { verification, notes } = await reply.json();
  return { status: verification.status, note: notes.approvalNote, reason: verification.rejectionReason };
}
