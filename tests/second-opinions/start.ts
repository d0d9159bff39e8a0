// Before the whole gallery: what earlier runs had to explain is forgotten, and the world is made.
import { rmSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';
import startGallery from '../gallery/world/start.ts';
import { MET } from './explained/explained.ts';

export default function start(config: FullConfig): Promise<() => Promise<void>> {
  rmSync(MET, { recursive: true, force: true });
  return startGallery(config);
}
