// When a person's plant has grown: which of two stages is the further one.
import type { PlantLevel } from '../contract.ts';

/** What the plant is drawn from. */
export type PlantStage = {
  level: PlantLevel;
  /** Sections sent, of both models: what grows before the third level. */
  sent: number;
  /** A loan was repaid: the plant bears berries. */
  hasRepaid: boolean;
};

/** Sections of the first model: with so many sent a seedling has all its height. */
export const SEEDLING_STEPS = 6;

/** The first level whose drawing no longer depends on the sections sent. */
const FIRST_OF_LEVELS = 3;

/** Whether what is drawn now is further grown than what was seen before. A stage that looks the same has not grown. */
export const hasGrown = (before: PlantStage, now: PlantStage): boolean => figureOf(now) > figureOf(before);

function figureOf({ level, sent, hasRepaid }: PlantStage): number {
  const number = Number(level.slice(4));
  const height = number >= FIRST_OF_LEVELS ? SEEDLING_STEPS + number : Math.min(sent, SEEDLING_STEPS);
  return 2 * height + (hasRepaid ? 1 : 0);
}
