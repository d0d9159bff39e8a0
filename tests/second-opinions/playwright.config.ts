// The whole gallery: its own walk, judges of other makers, and two more engines, on one server and with one page of pictures.
import { defineConfig } from '@playwright/test';
import gallery from '../gallery/playwright.config.ts';
import { missing } from './programs.ts';

const [walk] = gallery.projects ?? [];
const others = [
  { ...walk, name: 'judges', testMatch: '**/judges.spec.ts', timeout: 180_000 },
  { ...walk, name: 'nu', testMatch: '**/nu.spec.ts', timeout: 180_000 },
  { name: 'firefox', testMatch: '**/engines/*.spec.ts', timeout: 180_000 },
  { name: 'webkit', testMatch: '**/engines/*.spec.ts', timeout: 180_000 },
].filter(({ name }) => !missing.some((one) => one.name === name));

export default defineConfig({
  ...gallery,
  testDir: '.',
  globalSetup: '../gallery/world/start.ts',
  projects: [
    { ...walk, testDir: '../gallery' },
    ...others,
    {
      name: 'lists',
      testMatch: '**/lists.spec.ts',
      dependencies: ['gallery', ...others.map(({ name }) => name)],
    },
  ],
});
