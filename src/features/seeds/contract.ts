// Seeds on the wire: the plant's drawings, and one's own side of the ledger.
import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';

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

export const seedEntry = z.object({
  _id: z.string(),
  /** Seeds earned, or spent where negative. */
  point: z.int(),
  created: z.iso.datetime(),
  /** The section that earned them, where one did. */
  submittedInformation: z.object({ name: z.string(), status: z.string() }).nullable(),
  reason: z.string(),
  /** Right after this movement. */
  balance: z.int(),
});

export const seedEndpoints = endpoints({
  'GET /api/seeds': {
    summary: "The caller's seeds, movement by movement, the newest first, 8 a page",
    query: pageQuery({}),
    output: pageOf(seedEntry),
  },
});

export type SeedEntry = z.infer<typeof seedEntry>;
