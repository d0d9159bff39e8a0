// The tests that judge altered code: the quick ones beside it, named by who starts them.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: [process.env.MUTANTS_TESTS ?? 'src/**/*.test.ts'],
    exclude: ['**/*.db.test.ts'],
    // Altered code is slower, and whether it ends is judged by Stryker.
    testTimeout: 60_000,
  },
});
