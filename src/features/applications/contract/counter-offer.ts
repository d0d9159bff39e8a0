// A lender's other terms on the wire: beside what was asked for, with the whole cost of both.
import { z } from 'zod';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { paramsOf } from '#shared/params.ts';
import { recordShape } from '#shared/record/shape.ts';
import { counterOfferFields } from '../fields/partner-counter-offer.ts';
import { cost } from './shown.ts';

const terms = z.object({
  /** Dollars. */
  loanAmount: z.number(),
  /** Per cent a month, add-on. */
  interestRate: z.number(),
  /** Months. */
  term: z.number(),
  cost,
});

export const counterOffer = z.object({
  _id: z.string(),
  /** 'Open' until the end of its last day. */
  state: z.enum(['Open', 'Accepted', 'Declined', 'Withdrawn', 'Expired']),
  asked: terms,
  offered: terms,
  /** In the lender's words. */
  reason: z.string(),
  madeAt: z.iso.datetime(),
  /** The last day on which it can be accepted. */
  standsUntil: z.iso.date().brand<'day'>(),
  endedAt: z.iso.datetime().nullable(),
});

/** Which one was read: of an application there may have been several. */
const answer = z.strictObject({ counterOffer: z.uuid().brand<'counter_offers'>() });

export const counterOfferEndpoints = endpoints({
  'POST /api/loan-application/:id/counter-offer': {
    summary:
      'Offers the borrower another amount, rate or term, within what the loan was published with; they accept or decline',
    params: paramsOf<'applications'>(),
    body: z.strictObject(recordShape(counterOfferFields())),
    output: messageAnswer,
  },
  'POST /api/loan-application/:id/counter-offer/withdraw': {
    summary: 'Takes a counter-offer back that waits for its answer; the application goes on waiting',
    params: paramsOf<'applications'>(),
    body: answer,
    output: messageAnswer,
  },
  'POST /api/loan-application/:id/counter-offer/accept': {
    summary: 'Accepts the other terms of a lender: the application is approved at them',
    params: paramsOf<'applications'>(),
    body: answer,
    output: messageAnswer,
  },
  'POST /api/loan-application/:id/counter-offer/decline': {
    summary: 'Declines the other terms of a lender: the application goes on waiting as it was asked for',
    params: paramsOf<'applications'>(),
    body: answer,
    output: messageAnswer,
  },
});

export type CounterOffer = z.infer<typeof counterOffer>;
export type CounterOfferState = CounterOffer['state'];
