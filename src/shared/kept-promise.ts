// How a queue keeps its promise, on the wire: what waits, and which share of what was decided lately came in time.
import { z } from 'zod';

export const keptPromise = z.object({
  waiting: z.int(),
  /** How many of those that wait are late. */
  late: z.int(),
  /** When the oldest of those that wait was sent. */
  oldest: z.iso.datetime().nullable(),
  /** How many were decided in the last 90 days. */
  decided: z.int(),
  inTime: z.int(),
});

export const MEASURED_DAYS = 90;

export type KeptPromise = z.infer<typeof keptPromise>;
