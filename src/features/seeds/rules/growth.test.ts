import { expect, it } from 'vitest';
import { hasGrown, type PlantStage } from './growth.ts';

const stage = (level: number, sent = 0, hasRepaid = false): PlantStage => ({
  level: `seed${level}` as PlantStage['level'],
  sent,
  hasRepaid,
});

it.each<[string, PlantStage, PlantStage, boolean]>([
  ['a section was sent', stage(1, 0), stage(1, 1), true],
  ['a section was sent on the way to the second level', stage(1, 3), stage(2, 4), true],
  ['the third level is reached', stage(2, 6), stage(3, 6), true],
  ['a section was verified', stage(6, 6), stage(7, 6), true],
  ['all are verified', stage(9, 6), stage(10, 6), true],
  ['the loan is repaid', stage(10, 6), stage(10, 6, true), true],
  ['the loan is repaid before all is verified', stage(4, 6), stage(4, 6, true), true],
  ['nothing happened', stage(4, 6), stage(4, 6), false],
  ['a section of the second model was sent', stage(4, 6), stage(4, 7), true],
  ['the last section was sent', stage(9, 14), stage(9, 15), true],
  ['what was sent is more than is drawn', stage(9, 15), stage(9, 16), false],
  ['a section was opened again', stage(5, 6), stage(4, 6), false],
])('it has grown or not when %s', (_what, before, now, grown) => {
  expect(hasGrown(before, now)).toBe(grown);
});
