// What one version of a form changed against another, on the wire.
import { z } from 'zod';

const fieldChange = z.object({ name: z.string(), label: z.string(), properties: z.array(z.string()) });

export const differences = z.object({
  added: z.array(fieldChange),
  removed: z.array(fieldChange),
  changed: z.array(fieldChange),
  isReordered: z.boolean(),
});
