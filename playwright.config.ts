// Journeys: a user's day in a real browser.
import { defineConfig } from '@playwright/test';
import { findBrowser, launchOptions } from './tests/support/browser.ts';

const browser = await findBrowser();

/**
 * Three files at a time, of which one mostly waits, and two processors are busy; never retried: each starts a server of its own
 * (tests/support/running-app.ts), and a flaky one is a fault.
 */
export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: ['./tests/journeys/support/usable-browser.ts', './tests/journeys/support/first-state.ts'],
  outputDir: 'test-results/journeys',
  workers: 3,
  // A browser hands over to a new version when it is quiet; on a machine that another journey keeps busy that is late by half a minute.
  projects: [
    { name: 'side by side', testIgnore: /new-version/ },
    { name: 'alone', testMatch: /new-version/, dependencies: ['side by side'] },
  ],
  retries: 0,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // A trace takes a tenth of the processor's time, and each green journey throws its own away: `--trace on` records one that is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    locale: 'en-JM',
    timezoneId: 'America/Jamaica',
    viewport: { width: 360, height: 740 },
    // Scrollbars that take room, as on Windows and in Firefox: what fits beside them fits without them.
    ...(browser && {
      launchOptions: { ...launchOptions(browser), ignoreDefaultArgs: ['--hide-scrollbars'] },
    }),
  },
});
