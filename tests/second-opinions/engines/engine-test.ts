// One engine for each worker, named by the project; and what a walk asks of a screen in it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type Look, nameOf } from '../../gallery/looks.ts';
import { PICTURES } from '../../gallery/report/where.ts';
import type { Role } from '../../gallery/roles.ts';
import type { Finding } from '../../gallery/rules/finding.ts';
import { readWorld, type World } from '../../gallery/world/world.ts';
import { FIREFOX, MINI_BROWSER } from '../programs.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

export const test = base.extend<object, { world: World; engine: Engine }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  world: [({}, use) => use(readWorld()), { scope: 'worker' }],
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use, { project }) => {
      const engine = await (project.name === 'firefox' ? startFirefox(FIREFOX) : startWebKit(MINI_BROWSER));
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

export async function becomes(engine: Engine, world: World, role: Role): Promise<void> {
  const { cookies } = JSON.parse(readFileSync(world.cookies[role], 'utf8')) as {
    cookies: { name: string; value: string }[];
  };
  await engine.becomes(world.url, cookies);
}

/** Its heading stands there and nothing is still loading. */
export async function settled(engine: Engine): Promise<void> {
  await expect
    .poll(() => engine.run(isSettled, null), {
      message: 'the screen has its heading and loads no more',
      timeout: 30_000,
    })
    .toBe(true);
}

function isSettled(): boolean {
  const loading = [...document.querySelectorAll('.breathe, [role=status]')].filter(
    (each) => each.matches('.breathe') || each.textContent?.includes('Loading'),
  );
  return document.querySelector('h1')?.checkVisibility() === true && loading.length === 0;
}

/** The gallery's own rules, asked in this engine; and a picture beside its others. */
export async function examined(
  engine: Engine,
  world: World,
  look: Look,
  name: string,
): Promise<{ picture: string; findings: Finding[] }> {
  await engine.load(world.judge);
  const findings = await engine.run(async (isPhone) => {
    await window.gallery.calm();
    return window.gallery.judge(isPhone).findings;
  }, look.width < 640);
  const picture = `${name}-${nameOf(look)}.png`;
  writeFileSync(join(PICTURES, picture), await engine.picture());
  return { picture, findings: [...findings, ...(await engine.takeFaults())] };
}
