// How pure code is altered, and where; `scripts/prove-mutants.mjs` says which, and reads the outcome.
export default {
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  reporters: ['progress'],
  incremental: true,
  // Only what the quick tests load. Not tsconfig.json: Stryker would rewrite it by functions that TypeScript 7 does not have.
  ignorePatterns: [
    '*',
    '!package.json',
    '!src',
    '!src/**',
    '!tests',
    '!tests/support',
    '!tests/support/**',
    '!tests/mutation',
    '!tests/mutation/vitest.config.ts',
  ],
  allowEmpty: true,
};
