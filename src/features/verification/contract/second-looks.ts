// Second looks on the wire: documents as the first officer saw them, the second verdict, and what settles a disagreement.
import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';
import { paramsOf } from '#shared/params.ts';
import { recordShape } from '#shared/record/shape.ts';
import { reviewShape } from '../contract.ts';
import { findingFields, SAMPLED, secondLookFields, shareFields } from '../fields/staff-second-look.ts';

const queueName = z.enum(SAMPLED);
const verdict = z.enum(['Verified', 'Rejected']);
const officer = z.object({ _id: z.string(), fullName: z.string() });
const done = z.object({ message: z.string() });

const share = z.object({
  queue: queueName,
  percent: z.int(),
  /** In the last 90 days: how many were looked at twice, and how many of them alike. */
  looks: z.int(),
  agreed: z.int(),
  waiting: z.int(),
});

export const secondLookEndpoints = endpoints({
  'GET /api/second-looks/shares': {
    summary:
      'Which share of the verdicts is given a second time, and how often both agreed in the last 90 days',
    output: z.object({
      shares: z.array(share),
      /** By whoever gave the first verdict. */
      officers: z.array(z.object({ officer, looks: z.int(), agreed: z.int() })),
    }),
  },
  'POST /api/second-looks/shares': {
    summary: 'Sets which share of the verdicts of a queue is given a second time',
    body: z.strictObject({ queue: queueName, ...recordShape(shareFields) }),
    output: done,
  },
  'GET /api/second-looks/:id': {
    summary:
      'Documents for a second look, as the first officer saw them and without that verdict; both verdicts for whoever settles a disagreement',
    params: paramsOf<'second_looks'>(),
    output: z.object({
      _id: z.string(),
      review: reviewShape,
      /** Whether the caller gives the second verdict, settles what two disagree about, waits for an admin to say who does, or reads how it ended. */
      part: z.enum(['Decides', 'Settles', 'Reads']),
      /** Null for whoever gives the second one. */
      verdicts: z
        .object({
          first: z.object({ by: officer, verdict }),
          second: z.object({ by: officer, verdict, note: z.string() }),
          finding: z.enum(['First', 'Second']).nullable(),
          words: z.string(),
        })
        .nullable(),
    }),
  },
  'POST /api/second-looks/:id': {
    summary:
      'Gives the second verdict: once, and by another officer than the first. Nothing follows from it by itself',
    params: paramsOf<'second_looks'>(),
    body: z.strictObject(recordShape(secondLookFields)),
    output: done,
  },
  'POST /api/second-looks/:id/settle': {
    summary: 'Says whose of two verdicts was right, as the owner of the disagreement',
    params: paramsOf<'second_looks'>(),
    body: z.strictObject(recordShape(findingFields)),
    output: done,
  },
});

export type SampledShare = z.infer<typeof share>;
