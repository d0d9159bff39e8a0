import { expect, it } from 'vitest';
import { whenItRuns } from './when-it-runs.ts';

it.each([
  [null, 'When something asks for it'],
  ['20 3 * * *', 'Every day at 3:20 am'],
  ['0 0 * * *', 'Every day at 12:00 am'],
  ['5 12 * * *', 'Every day at 12:05 pm'],
  ['30 17 * * 1', 'Every Monday at 5:30 pm'],
  ['30 17 * * 7', 'Every Sunday at 5:30 pm'],
  ['0 6 1 * *', 'On day 1 of each month at 6:00 am'],
  ['* * * * *', 'Every minute'],
  ['*/5 * * * *', 'Every 5 minutes'],
  ['0 * * * *', 'Every hour'],
  ['15 * * * *', 'Every hour, 15 minutes past'],
  ['0 6 1 1 *', 'By the pattern 0 6 1 1 *'],
  ['0 9-17 * * 1-5', 'By the pattern 0 9-17 * * 1-5'],
])('%s: %s', (cron, words) => expect(whenItRuns(cron)).toBe(words));
