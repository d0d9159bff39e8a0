import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { WholeProductFirst } from './tests/support/whole-product-first.ts';

/** What a test may take where others compute beside it; nothing is judged by how long it took. */
const ON_A_BUSY_MACHINE_MS = 120_000;

/**
 * Three voices of tests: `rules` (pure, no input or output), `database` (`*.db.test.ts`, on a real
 * PostgreSQL server) and `screens` (`*.test.tsx`, in a light DOM). `built` reads what the build has made.
 * Journeys run under Playwright.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: WholeProductFirst },
    // One more than there are cores: each waits now and then for the process that hands out the files and compiles them. Without it a third of two
    // cores was idle.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: ['src/**/*.test.ts', 'tests/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
          // What is pure leaves nothing behind for the next file.
          isolate: false,
          testTimeout: ON_A_BUSY_MACHINE_MS,
        },
      },
      {
        test: {
          name: 'database',
          environment: 'node',
          include: ['src/**/*.db.test.ts', 'tests/*.db.test.ts'],
          globalSetup: ['tests/support/database-setup.ts'],
          testTimeout: 2 * ON_A_BUSY_MACHINE_MS,
          hookTimeout: 2 * ON_A_BUSY_MACHINE_MS,
          // They mostly wait for the server.
          maxWorkers: 3,
          // A worker loads the product once, not once for each file.
          isolate: false,
        },
      },
      {
        test: {
          name: 'built',
          environment: 'node',
          include: ['tests/built/*.test.ts'],
          testTimeout: ON_A_BUSY_MACHINE_MS,
        },
      },
      {
        test: {
          name: 'screens',
          environment: 'happy-dom',
          // The empty page of a frame counts as a page.
          environmentOptions: { happyDOM: { settings: { enableIframePageLoading: true } } },
          include: ['src/**/*.test.tsx'],
          // The setup clears away what a file has left behind.
          isolate: false,
          setupFiles: ['tests/support/screens-setup.ts'],
          testTimeout: ON_A_BUSY_MACHINE_MS,
        },
      },
    ],
  },
});
