// Seeds on the wire: the plant's drawings, one's own side of the ledger, and what staff see and adjust of it.
import { z } from 'zod';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import { recordShape } from '#shared/record/shape.ts';
import { adjustmentFields } from './fields/staff-adjustment.ts';

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
  /** The balance right after this movement. */
  balance: z.int(),
});

const seedEntryOfPerson = seedEntry.extend({
  /** The name of who moved them by hand. */
  adjustedBy: z.string().nullable(),
});

export const seedEndpoints = endpoints({
  'GET /api/seeds': {
    summary: "The caller's seeds, movement by movement, the newest first, 8 a page",
    query: pageQuery({}),
    output: pageOf(seedEntry),
  },
  'GET /api/seeds/of/:id': {
    summary: "A person's seeds, movement by movement, the newest first, 8 a page, with who adjusted them",
    params: paramsOf<'accounts'>(),
    query: pageQuery({}),
    output: pageOf(seedEntryOfPerson).extend({ points: z.int() }),
  },
  'POST /api/seeds/adjust/:id': {
    summary: 'Grants a borrower seeds or takes some back, with the reason that the borrower reads',
    params: paramsOf<'accounts'>(),
    body: z.strictObject(recordShape(adjustmentFields)),
    output: messageAnswer.extend({ points: z.int() }),
  },
});

export type SeedEntry = z.infer<typeof seedEntry>;
export type SeedEntryOfPerson = z.infer<typeof seedEntryOfPerson>;
