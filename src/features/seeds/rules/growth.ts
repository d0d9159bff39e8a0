// When a person's plant has grown: which of two stages is the further one.
import type { PlantLevel } from '../contract.ts';

/** What the plant is drawn from. */
export type PlantStage = {
  level: PlantLevel;
  /** Sections sent, of both models: each adds leaves. */
  sent: number;
  /** A loan was repaid: the plant bears berries. */
  hasRepaid: boolean;
};

/** Sections of the first model: each of so many is a pair of leaves on the stem. */
export const SEEDLING_STEPS = 6;

/** Sections of both models: what is sent beyond them is not drawn. */
export const MOST_SECTIONS = 15;

/** Whether what is drawn now is further grown than what was seen before. A stage that looks the same has not grown. */
export const hasGrown = (before: PlantStage, now: PlantStage): boolean => figureOf(now) > figureOf(before);

const figureOf = ({ level, sent, hasRepaid }: PlantStage): number =>
  Number(level.slice(4)) + Math.min(sent, MOST_SECTIONS) + (hasRepaid ? 1 : 0);
