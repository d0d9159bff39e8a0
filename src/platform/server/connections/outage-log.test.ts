import { expect, test } from 'vitest';
import { MINUTE_MS } from '#shared/calendar.ts';
import { outageOf } from './outage-log.ts';

test('what is away is said when that begins, every ten minutes, and once when it is back', () => {
  const said: [string, string, object][] = [];
  const log = {
    warn: (fields: object, text: string) => void said.push(['warn', text, fields]),
    info: (fields: object, text: string) => void said.push(['info', text, fields]),
  };
  let now = 0;
  const outage = outageOf(log, 'the printer', () => now);
  outage.worked();
  for (; now < 15 * MINUTE_MS; now += MINUTE_MS) outage.failed('no paper');
  outage.worked();
  outage.worked();
  expect(said).toEqual([
    ['warn', 'the printer is away', { reason: 'no paper', failures: 1 }],
    ['warn', 'the printer is away', { reason: 'no paper', failures: 11 }],
    ['info', 'the printer is back', { seconds: 900, failures: 15 }],
  ]);
});
