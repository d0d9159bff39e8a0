// How a queue keeps its promise, on the wire: what waits, and which share of what was decided lately came in time.
import { z } from 'zod';

export const keptPromise = z.object({
  waiting: z.int(),
  /** Of these, beyond what was promised. */
  late: z.int(),
  /** When the oldest of them was sent. */
  oldest: z.iso.datetime().nullable(),
  /** In the last 90 days. */
  decided: z.int(),
  inTime: z.int(),
});

export const MEASURED_DAYS = 90;

export type KeptPromise = z.infer<typeof keptPromise>;
