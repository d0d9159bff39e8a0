// Before the gremlins: room for what they report, and the gallery's world open.
import { mkdirSync, rmSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';
import { EXPLAINED } from '../gallery/report/where.ts';
import { openWorld } from '../gallery/world/open-world.ts';
import { SCREENS } from './order.ts';

/** Answers what ends the server and clears its folder away. */
export default function start({ projects }: FullConfig): Promise<() => Promise<void>> {
  rmSync(SCREENS, { recursive: true, force: true });
  for (const folder of [SCREENS, EXPLAINED]) mkdirSync(folder, { recursive: true });
  return openWorld(projects[0]?.use.launchOptions);
}
