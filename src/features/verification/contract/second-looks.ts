// Second looks on the wire: what the first officer decided about, the second verdict, and what settles a disagreement.
import { z } from 'zod';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { paramsOf } from '#shared/params.ts';
import { recordShape } from '#shared/record/shape.ts';
import { reviewShape } from '../contract.ts';
import {
  findingFields,
  SAMPLED,
  secondLookFields,
  shareFields,
  VERDICTS,
} from '../fields/staff-second-look.ts';

const queueName = z.enum(SAMPLED);
const verdict = z.enum(VERDICTS);
const officer = z.object({ _id: z.string(), fullName: z.string() });

const share = z.object({
  queue: queueName,
  percent: z.int(),
  /** In the last 90 days: how many were looked at twice, and how many of them alike. */
  looks: z.int(),
  agreed: z.int(),
  waiting: z.int(),
});

const named = z.object({ label: z.string(), value: z.string() });

/** What was decided about where that is no document: figures and what somebody wrote, as the first officer had them. */
const file = z.object({ facts: z.array(named), words: z.array(named) });

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
    output: messageAnswer,
  },
  'GET /api/second-looks/:id': {
    summary:
      'What a second look is about, as the first officer saw it and without that verdict; both verdicts for whoever settles a disagreement',
    params: paramsOf<'second_looks'>(),
    output: z.object({
      _id: z.string(),
      queue: queueName,
      /** Of documents; null of anything else. */
      review: reviewShape.nullable(),
      /** Of an application or a complaint; an application names nobody. */
      file: file.nullable(),
      /** Whether the caller gives the second verdict, settles what two disagree about, waits for an admin to say who does, or reads how it ended. */
      part: z.enum(['Decides', 'Settles', 'Reads']),
      /** Null for whoever gives the second one. */
      verdicts: z
        .object({
          first: z.object({ by: officer, verdict }),
          second: z.object({ by: officer, verdict, note: z.string() }),
          finding: z.enum(['First', 'Second']).nullable(),
          words: z.string(),
          /** The record that both decided about. */
          recordId: z.string(),
        })
        .nullable(),
    }),
  },
  'POST /api/second-looks/:id': {
    summary:
      'Gives the second verdict: once, and by another officer than the first. Nothing follows from it by itself',
    params: paramsOf<'second_looks'>(),
    body: z.strictObject(recordShape(secondLookFields)),
    output: messageAnswer,
  },
  'POST /api/second-looks/:id/settle': {
    summary: 'Says whose of two verdicts was right, as the owner of the disagreement',
    params: paramsOf<'second_looks'>(),
    body: z.strictObject(recordShape(findingFields)),
    output: messageAnswer,
  },
});

export type SampledShare = z.infer<typeof share>;
export type SecondLookFile = z.infer<typeof file>;
