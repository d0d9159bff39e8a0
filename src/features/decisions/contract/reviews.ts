// Reviews on the wire: a declined borrower asks that a person looks at the decision, and staff answer in words.
import { z } from 'zod';
import { waitsShape } from '#features/casework/contract.ts';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { filterShape } from '#shared/list/filter-shape.ts';
import { eitherEndFirst, pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import { recordShape } from '#shared/record/shape.ts';
import { decisionInputsSchema, decisionSchema, offerOutput } from '../contract.ts';
import { answerFields } from '../fields/staff-answer.ts';
import { reviewFilters } from '../fields/staff-review-list.ts';

const words = z.string().trim().max(2_000);
const moment = z.iso.datetime();

const review = z.object({
  _id: z.string(),
  state: z.enum(reviewFilters.state.choices),
  words: z.string(),
  askedAt: moment,
  answer: z.string().nullable(),
  answeredAt: moment.nullable(),
});

const reviewRow = review.pick({ _id: true, state: true, askedAt: true, answeredAt: true }).extend({
  user: z.object({ _id: z.string(), fullName: z.string(), email: z.string() }),
  score: z.int(),
  ...waitsShape,
});

export const reviewEndpoints = endpoints({
  'GET /api/decision-reviews/own': {
    summary: "The caller's latest request that a person looks at a decline",
    output: z.object({ review: review.nullable() }),
  },
  'POST /api/decision-reviews': {
    summary: 'Asks that a person looks at the decline that stands for the caller',
    body: z.strictObject({ words, loanType: z.enum(['FirstModel', 'FullModel']).optional() }),
    output: messageAnswer.extend({ _id: z.string() }),
  },
  'GET /api/decision-reviews': {
    summary: 'Requests to look at a decline: those that wait, the oldest first, or those answered',
    query: pageQuery({ ...filterShape(reviewFilters), ...eitherEndFirst }),
    output: pageOf(reviewRow),
  },
  'GET /api/decision-reviews/:id': {
    summary: 'One such request with the decision that it is about',
    params: paramsOf<'decision_reviews'>(),
    output: review.extend({
      user: reviewRow.shape.user,
      answeredBy: z.string().nullable(),
      decision: z.object({
        policyVersion: z.int(),
        decidedOn: z.string().brand<'day'>(),
        score: z.int(),
        grade: z.string().nullable(),
        inputs: decisionInputsSchema,
        factors: decisionSchema.shape.factors,
        reasons: offerOutput.shape.reasons,
        advice: offerOutput.shape.advice,
        adviceGap: offerOutput.shape.adviceGap,
      }),
    }),
  },
  'POST /api/decision-reviews/:id/answer': {
    summary: 'Answers such a request; the borrower reads it in the app and by e-mail',
    params: paramsOf<'decision_reviews'>(),
    body: z.strictObject(recordShape(answerFields)),
    output: messageAnswer,
  },
});

export type DecisionReview = z.output<typeof review>;
export type DecisionReviewRow = z.output<typeof reviewRow>;
