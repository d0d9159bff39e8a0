// Gremlins on every screen of every role, on the gallery's world: a judge that knows no screen and does what nobody planned.
import { defineConfig } from '@playwright/test';
import gallery from '../gallery/playwright.config.ts';

const [walk] = gallery.projects ?? [];

export default defineConfig({
  ...gallery,
  testDir: '.',
  globalSetup: './start.ts',
  outputDir: '../../test-results/gremlins/failed',
  projects: [{ ...walk, name: 'gremlins' }],
});
