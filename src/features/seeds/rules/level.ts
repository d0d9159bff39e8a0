// How far a person's plant has grown, and what share of all seeds they have earned.

import type { PlantLevel } from '../contract.ts';

export type SectionCounts = { submitted: number; submittedForVerification: number; verified: number };

/** Sections that make the first model whole; with all of them verified the plant is full-grown. */
const ALL_VERIFIED = 6;

const levels: readonly PlantLevel[] = [
  'seed1',
  'seed2',
  'seed3',
  'seed4',
  'seed5',
  'seed6',
  'seed7',
  'seed8',
  'seed9',
  'seed10',
];

/**
 * The plant's drawing, `seed1` to `seed10`: ¼ a submitted item, ½ one awaiting verification, ¾ a verified one, summed and
 * floored; nothing yet is `seed1`; six verified is `seed10`. Each item counts once, under the state it is in now.
 */
export function seedLevel({ submitted, submittedForVerification, verified }: SectionCounts): PlantLevel {
  if (verified >= ALL_VERIFIED) return 'seed10';
  const score = Math.floor((submitted + 2 * submittedForVerification + 3 * verified) / 4);
  return levels[Math.min(levels.length, Math.max(1, score)) - 1] ?? 'seed1';
}

/** Points earned as a percentage of what all sections give, 0 to 100, rounded down. No sections make 0. */
export function pointsPercentage(points: number, sectionPoints: readonly number[]): number {
  const all = sectionPoints.reduce((sum, each) => sum + each, 0);
  return all <= 0 ? 0 : Math.min(100, Math.max(0, Math.floor((points * 100) / all)));
}
