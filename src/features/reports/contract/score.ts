// Whether the score works, on the wire: figures of our own decisions and loans, with what chance leaves of them.
import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';

const count = z.int();
/** Between 0 and 1, or of a Gini between −1 and 1. */
const part = z.number();
const bounds = { low: part, high: part };
/** `share` is null where there are too few people to say. */
const rate = z.object({ count, of: count, share: z.object({ share: part, ...bounds }).nullable() });
const stability = z
  .object({ psi: part, byChance: part, verdict: z.enum(['stable', 'some shift', 'large shift']) })
  .nullable();
const separation = z
  .object({
    good: count,
    bad: count,
    gini: z.object({ gini: part, ...bounds }),
    ks: z.object({ ks: part, atScore: count, byChance: part }),
  })
  .nullable();

const group = rate.extend({
  group: z.string(),
  /** Of the group approved most often; null where there are too few to say. */
  ratio: part.nullable(),
  /** Below four fifths. */
  isFlagged: z.boolean(),
  mayBeChance: z.boolean(),
  /** Per cent a month that the approved are offered; null where there are too few. */
  price: z.object({ mean: z.number(), low: z.number(), high: z.number() }).nullable(),
  /** Of their loans whose outcome is known. */
  defaulted: rate,
});

const vintage = z.object({
  cohort: z.string(),
  loans: count,
  /** Dollars. */
  lent: z.number(),
  lost: z.number(),
  after: z.array(z.object({ months: count, defaulted: rate })),
});

const besideOthers = z.enum(['like others', 'more', 'fewer']).nullable();

const monitoring = z.object({
  asOf: z.iso.datetime(),
  from: z.string().brand<'day'>(),
  to: z.string().brand<'day'>(),
  /** As long, and just before. */
  before: z.object({ from: z.string().brand<'day'>(), to: z.string().brand<'day'>() }),
  version: count.nullable(),
  versions: z.array(count),
  /** By the latest decision of each person in the period; `isCut` where there were more people than are counted at once. */
  asked: z.object({
    people: count,
    isCut: z.boolean(),
    approved: rate,
    stability,
    factors: z.array(z.object({ factor: z.string(), stability })),
    groups: z.array(z.object({ by: z.enum(['sex', 'parish', 'age']), rows: z.array(group) })),
  }),
  /** Our own loans paid out in the period; known are those paid out twelve months ago or before. */
  repaid: z.object({
    loans: count,
    isCut: z.boolean(),
    bad: rate,
    separation,
    factors: z.array(z.object({ factor: z.string(), outOf: count, isSame: z.boolean(), separation })),
    grades: z.array(
      rate.extend({
        grade: z.string(),
        isOutOfOrder: z.boolean(),
        /** Beside the loans paid out before the period; null where there are too few of either. */
        verdict: z.enum(['as expected', 'more', 'fewer']).nullable(),
      }),
    ),
    vintages: z.array(
      z.object({ by: z.enum(['grade', 'version', 'channel', 'month']), rows: z.array(vintage) }),
    ),
  }),
  /** Applications for our own loans that were decided in the period: each came from an offer, so that a rejection overrides the policy, and so does an approval beyond the decision of its day. */
  officers: z.array(
    z.object({
      officer: z.object({ _id: z.string(), fullName: z.string() }),
      rejected: rate,
      /** Beside all other officers together, beyond chance; null where there are too few to say. */
      verdict: besideOthers,
      /** Of those that the officer approved, as the first or the last of two: how many beyond the decision of that day. */
      overrode: rate,
      verdictOnOverrides: besideOthers,
    }),
  ),
});

const compared = <Figure extends z.ZodType>(figure: Figure) =>
  z.object({
    champion: figure,
    challenger: figure,
    /** The challenger's beside the champion's, beyond chance; null where there are too few people to say. */
    verdict: z.enum(['higher', 'lower', 'no difference']).nullable(),
  });
const mean = z.object({ mean: z.number(), low: z.number(), high: z.number() }).nullable();

const challenge = z.object({
  /** The challenger's. */
  version: count,
  champion: count,
  sharePercent: count,
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  endedAs: z.enum(['Stopped', 'Promoted', 'Returned']).nullable(),
});

const arms = z.object({
  /** Of people decided on while it ran, each once. */
  approved: compared(rate),
  /** Per cent a month, and dollars, of the first offer that was made to each. */
  price: compared(mean),
  amount: compared(mean),
  /** Of the loans that were applied for while it ran, each person's first: those of which the outcome is known. */
  bad: compared(rate),
  /** The part that was written off. */
  lost: compared(mean),
  /** Loans of which the outcome is not known yet. */
  waiting: z.object({ champion: count, challenger: count }),
  isCut: z.boolean(),
});

const day = z.string().max(10).optional();

export const scoreEndpoints = endpoints({
  'GET /api/score': {
    summary:
      'Whether the score works: separation, calibration, stability, fairness, vintages and overrides by officer, of the last two years unless asked otherwise',
    query: z.strictObject({ from: day, to: day, version: z.coerce.number().int().min(1).optional() }),
    isReport: true,
    output: monitoring,
  },
  'GET /api/score/challenge': {
    summary:
      'Champion and challenger side by side, of the challenge named by its challenger’s number or else the latest',
    query: z.strictObject({ version: z.coerce.number().int().min(1).optional() }),
    isReport: true,
    output: z.object({
      /** The latest first. */
      challenges: z.array(challenge),
      /** Null where there was none. */
      shown: challenge.extend({ arms }).nullable(),
    }),
  },
});

export type ScoreMonitoring = z.output<typeof monitoring>;
export type Challenge = z.output<typeof challenge>;
export type ChallengeShown = z.output<(typeof scoreEndpoints)['GET /api/score/challenge']['output']>;
