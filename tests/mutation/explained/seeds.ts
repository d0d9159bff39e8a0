// What can be altered unnoticed in the rules of seeds.
import type { Explained } from '../explanation.ts';

export const explained: Explained[] = [
  {
    file: 'src/features/seeds/rules/level.ts',
    line: "return levels[Math.min(levels.length, Math.max(1, score)) - 1] ?? 'seed1';",
    becomes: ['""'],
    why: 'The place is always within the list; the compiler alone asks for what would stand beside it.',
  },
];
