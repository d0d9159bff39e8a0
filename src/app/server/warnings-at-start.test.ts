import { expect, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { warningsAtStart } from './warnings-at-start.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://pimento.example',
  SMTP_URL: 'smtps://mail.pimento.example',
  DATABASE_URL: 'postgres://localhost/pimento',
  TRUST_PROXY: '1',
  DATA_KEYS: `2026:${Buffer.alloc(32, 1).toString('base64')}`,
};
/** Without the first: that the brand is the example's. */
const of = (environment: Record<string, string>) => warningsAtStart(readConfig(environment)).slice(1);

test('production without a place to pay, or to get the money, is warned of each by its settings', () => {
  expect(of(production)).toEqual([
    expect.stringContaining('PAY_BANK'),
    expect.stringContaining('HAND_OVER_AT'),
  ]);
  expect(of({ ...production, PAY_COUNTER: 'Fast Pay, 1 King Street' })).toEqual([
    expect.stringContaining('HAND_OVER_AT'),
  ]);
  expect(of({ ...production, PAY_COUNTER: 'Fast Pay', HAND_OVER_AT: 'Fast Pay' })).toEqual([]);
});

test('whoever only tries it out is warned of nothing', () => {
  expect(warningsAtStart(readConfig({}))).toEqual([]);
});

test('an invented brand is no brand for production', () => {
  expect(warningsAtStart(readConfig(production))[0]).toContain('src/texts/brand.ts');
});
