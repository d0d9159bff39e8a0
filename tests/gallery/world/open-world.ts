// Makes the world, starts one server on it, bundles the judge, and logs everybody in once.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type LaunchOptions } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { logIn } from '../../journeys/support/people.ts';
import { startApp } from '../../support/running-app.ts';
import { STAFF } from '../roles.ts';
import { bundleJudge } from '../rules/bundle.ts';
import { makeWorld } from './make-world.ts';
import type { LoggedInRole } from './people.ts';
import { WORLD, type World } from './world.ts';

/** Answers what ends the server and clears its folders away. The tests find the world with `readWorld`. */
export async function openWorld(launchOptions: LaunchOptions | undefined): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'pimento-gallery-'));
  const { dataDir, emails, records } = await makeWorld();
  const app = await startApp({ dataDir });
  const cookies: World['cookies'] = { visitor: join(folder, 'visitor.json') } as World['cookies'];
  writeFileSync(cookies.visitor, JSON.stringify({ cookies: [], origins: [] }));
  const browser = await chromium.launch(launchOptions);
  for (const [role, email] of Object.entries(emails) as [LoggedInRole, string][]) {
    cookies[role] = join(folder, `${role}.json`);
    const page = await browser.newPage();
    await page.goto((STAFF as readonly string[]).includes(role) ? `${app.url}/admin-login` : app.url);
    await logIn(page, { email, password: DEMO_PASSWORD });
    await expect
      .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'session'), {
        message: `${role} (${email}) is logged in`,
        timeout: 20_000,
      })
      .toBe(true);
    await page.context().storageState({ path: cookies[role] });
    await page.close();
  }
  await browser.close();
  const world: World = { url: app.url, cookies, records, judge: await bundleJudge() };
  process.env[WORLD] = join(folder, 'world.json');
  writeFileSync(process.env[WORLD], JSON.stringify(world));
  return async () => {
    await app.remove();
    rmSync(folder, { recursive: true, force: true });
  };
}
