// Opens an example's address and waits until its screen stands there.
import { expect, type Page, type Route } from '@playwright/test';
import { settled } from '../journeys/support/screen.ts';
import type { Example } from './examples/examples.ts';
import type { World } from './world/world.ts';

/** The calls that are held back now, by page. */
const held = new WeakMap<Page, Route[]>();

/** Answers the address, or null where it leads on to another, which is looked at under its own. */
export async function arrive(page: Page, world: World, example: Example): Promise<string | null> {
  const address = example.at(world.records);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // A call that is still held would go on its way as soon as nothing holds it, and a log-out would end everybody's session.
  for (const route of held.get(page) ?? []) await route.abort('aborted').catch(() => {});
  held.set(page, []);
  await page.goto('about:blank');
  await page.unrouteAll();
  if (example.holds) await page.route(`**${example.holds}`, (route) => void held.get(page)?.push(route));
  await page.goto(world.url + address);
  await settled(page);
  if (example.leadsTo) {
    await expect(page).toHaveURL(world.url + example.leadsTo(world.records));
    return null;
  }
  const { pathname, search } = new URL(page.url());
  expect(pathname + search, 'nobody is sent away').toBe(address);
  return address;
}
