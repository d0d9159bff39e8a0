// Prequalification on the wire: loans whose criteria a borrower meets, letting a lender get in touch, and whom a lender then sees.
import { z } from 'zod';
import { licenceState, loanCriteria, loanType } from '#features/partners/contract.ts';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';

/** Amounts in dollars, rates in per cent a month, terms in months. */
const offeredLoan = z.object({
  _id: z.string(),
  name: z.string(),
  type: loanType,
  minimumAmount: z.number(),
  maximumAmount: z.number(),
  defaultInterestRate: z.number(),
  maximumTerm: z.int(),
  loanCriteria,
  /** Dollars a month, or per cent of the income. */
  loanCriteriaValue: z.number(),
  partner: z.object({
    _id: z.string(),
    name: z.string(),
    /** The address of a picture. */
    logo: z.string(),
    licenceNumber: z.string().nullable(),
    licenceState,
  }),
  /** Whether the lender asks to get in touch, and whether the caller lets it. */
  contact: z.enum(['off', 'asks', 'allowed']),
});

const offers = z.object({
  /** Null until the submitted sections tell them. */
  figures: z
    .object({
      /** Dollars a month. */
      freeCashFlow: z.number(),
      /** Per cent. */
      debtServiceRatio: z.number(),
      /** Dollars a month, within the debt payments: what loans open in our books take that were paid out since the debts were told. */
      runningLoans: z.number(),
      /** Whether every section that they rest on is verified. */
      verified: z.boolean(),
    })
    .nullable(),
  /** The cheapest first, at most eight. */
  rows: z.array(offeredLoan),
  total: z.int(),
});

const prequalified = z.object({
  /** Of the consent: a lender learns no id of a person. */
  _id: z.string(),
  user: z.object({ fullName: z.string(), email: z.string(), phone: z.string().nullable() }),
  /** Dollars a month. */
  freeCashFlow: z.number(),
  /** Per cent. */
  debtServiceRatio: z.number(),
  verified: z.boolean(),
  /** The caller's loans whose criteria are met. */
  loans: z.array(z.object({ _id: z.string(), name: z.string() })),
  /** When the person let the lender contact them. */
  since: z.iso.datetime(),
});

export const prequalificationEndpoints = endpoints({
  'GET /api/prequalification': {
    summary:
      "Lenders' loans that are offered to the caller, whose figures meet their criteria; or that one loan",
    query: z.strictObject({ loan: z.uuid().brand<'partner_loans'>().optional() }),
    output: offers,
  },
  'POST /api/prequalification/contact': {
    summary:
      'Lets the lender of an offered loan see the caller among those who meet its criteria, and contact them',
    body: z.strictObject({
      loanId: z.uuid().brand<'partner_loans'>(),
      /** With the version of the wording it was given to. */
      consent: z.literal(true),
      consentVersion: z.int(),
    }),
    output: messageAnswer,
  },
  'GET /api/prequalification/partner': {
    summary:
      "People who let the caller's company contact them and meet the criteria of a loan of it; each look is audited",
    query: pageQuery({}),
    output: pageOf(prequalified).extend({
      /** Whether a loan that borrowers can see has `sendDataIfPrequalified` on. */
      isOn: z.boolean(),
    }),
  },
});

export type OfferedLoan = z.infer<typeof offeredLoan>;
export type Offers = z.infer<typeof offers>;
export type Prequalified = z.infer<typeof prequalified>;
