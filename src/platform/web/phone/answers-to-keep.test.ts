import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/calendar.ts';
import { answersToKeep, KEPT_DAYS, MOST_ANSWERS, MOST_CHARACTERS } from './answers-to-keep.ts';
import type { KeptAnswer } from './phone-store.ts';

const NOW = Date.UTC(2026, 10, 21);
const answer = (hash: string, ageMs: number, characters = 100): KeptAnswer => ({
  account: 'marcia',
  hash,
  key: [hash],
  answer: {},
  readAt: NOW - ageMs,
  characters,
});
const keptOf = (answers: KeptAnswer[]) => answersToKeep(answers, NOW).kept.map(({ hash }) => hash);

describe('answers on the phone', () => {
  it('stay for two weeks', () => {
    const days = [0, KEPT_DAYS, KEPT_DAYS + 0.01, -0.5, -2];
    expect(keptOf(days.map((day) => answer(String(day), day * DAY_MS)))).toEqual(['-0.5', '0', '14']);
  });

  it('are so many at most, the newest', () => {
    const kept = keptOf(Array.from({ length: MOST_ANSWERS + 5 }, (_, age) => answer(String(age), age)));
    expect(kept).toHaveLength(MOST_ANSWERS);
    expect(kept).not.toContain(String(MOST_ANSWERS));
  });

  it('are small together: what was read first goes first', () => {
    const half = MOST_CHARACTERS / 2;
    expect(keptOf([answer('old', 3, half), answer('new', 1, half), answer('newer', 0, half)])).toEqual([
      'newer',
      'new',
    ]);
  });

  it('are each either kept or dropped', () => {
    const all = [answer('a', 0), answer('b', 30 * DAY_MS)];
    const { kept, dropped } = answersToKeep(all, NOW);
    expect([...kept, ...dropped]).toEqual(all);
  });
});
