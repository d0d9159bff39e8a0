import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paced } from './live.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a topic is passed on at once, and what comes within a second of it once more at the end of that', () => {
  const heard: string[] = [];
  const hear = paced((topic) => heard.push(topic));
  for (const topic of ['verifications', 'verifications', 'loans', 'verifications']) hear(topic);
  expect(heard).toEqual(['verifications', 'loans']);
  vi.advanceTimersByTime(999);
  expect(heard).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(['verifications', 'loans', 'verifications']);
  vi.advanceTimersByTime(1_000);
  hear('verifications');
  expect(heard.filter((topic) => topic === 'verifications')).toHaveLength(3);
});

test('however many verdicts of however many officers, a list is read again once a second', () => {
  const hear = vi.fn();
  const pass = paced(hear);
  for (let verdict = 0; verdict < 200; verdict += 1) {
    pass('verifications');
    vi.advanceTimersByTime(50);
  }
  // At once, and then at the end of each of ten seconds.
  expect(hear).toHaveBeenCalledTimes(11);
});
