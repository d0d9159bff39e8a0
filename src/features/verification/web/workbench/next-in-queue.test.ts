import { describe, expect, it } from 'vitest';
import { nextInQueue } from './next-in-queue.ts';

const row = (_id: string, created: string) => ({ _id, created: `2026-03-0${created}T10:00:00.000Z` });
const [first, second, third] = [row('a', '1'), row('b', '2'), row('c', '2')] as const;
const queue = [first, second, third];

describe('the next in the queue', () => {
  it.each([
    ['follows the present one', queue, first, second],
    ['follows it by id where both were sent at one moment', queue, second, third],
    ['begins again after the last', queue, third, first],
    ['follows one that was decided and has left the queue', [first, third], second, third],
    ['is the oldest where the present one is not known yet', queue, undefined, first],
  ] as const)('%s', (_case, rows, present, next) => {
    expect(nextInQueue(rows, present)).toBe(next);
  });

  it('is nobody where only the present one waits, or none', () => {
    expect(nextInQueue([second], second)).toBeNull();
    expect(nextInQueue([], second)).toBeNull();
  });
});
