// The gallery: every route as each role that may see it, judged in several looks. GALLERY=whole takes all of them, the gate the quick ones.
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

export default defineConfig({
  ...journeys,
  testDir: '.',
  globalSetup: './world/start.ts',
  outputDir: '../../test-results/gallery/failed',
  projects: [
    {
      name: 'gallery',
      use: { launchOptions: { ...journeys.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } },
    },
  ],
  fullyParallel: true,
  timeout: 90_000,
  use: { ...journeys.use, screenshot: 'off' },
});
