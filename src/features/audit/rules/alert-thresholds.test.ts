import { expect, it } from 'vitest';
import { ALERT_WINDOW_MS } from './alert-thresholds.ts';

it('refusals are counted over an hour', () => {
  const noon = new Date('2026-03-02T12:00:00Z');
  expect(new Date(noon.getTime() - ALERT_WINDOW_MS).toISOString()).toBe('2026-03-02T11:00:00.000Z');
});
