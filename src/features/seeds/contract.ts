// Seeds on the wire.
import { z } from 'zod';

/** The plant's drawings, from the bare pot to full-grown. */
export const plantLevel = z.enum([
  'seed0',
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
]);

export type PlantLevel = z.infer<typeof plantLevel>;
