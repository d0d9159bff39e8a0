// Lenders on the wire, as everybody may see them: companies with their licence, products, and the public catalogue of loans.

import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';
import { centsToDollars } from '#shared/money.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import { recordAnswer } from '#shared/record/shape.ts';
import { LOAN_BOUNDS } from './fields/loan-bounds.ts';
import { companyFields } from './fields/partner-company.ts';
import { loanFields } from './fields/partner-loan.ts';
import { productFields, productOnLoanFields } from './fields/partner-product.ts';
import { LENDER_STATUSES, LICENCE_STATES } from './fields/staff-lender.ts';

export const loanType = z.enum(loanFields.type.choices);
export const loanCriteria = z.enum(loanFields.loanCriteria.choices);
export const repaymentOption = z.enum(loanFields.repaymentOption.choices);
export const licenceState = z.enum(LICENCE_STATES);
export const partnerStatus = z.enum(LENDER_STATUSES);

const lender = z.object({
  _id: z.string(),
  name: z.string(),
  /** The address of a picture. */
  logo: z.string(),
  licenceNumber: z.string().nullable(),
  licenceState,
});

const publicPartner = lender.extend(recordAnswer('everyone', companyFields));

/** As its owner sees it: the licence number too that nobody has checked yet. */
const ownPartner = publicPartner.extend({
  ...recordAnswer('lender', companyFields),
  status: partnerStatus,
  created: z.iso.datetime(),
  /** Of what is shown here; an edit names the one that it was made on. */
  revision: z.int(),
});

export const product = z.object({
  _id: z.string(),
  ...recordAnswer('everyone', productFields),
  productImage: z.string().nullable(),
  created: z.iso.datetime(),
  partner: z.object({ _id: z.string(), name: z.string() }),
});

/** Amounts in dollars, rates in per cent a month (add-on), terms in months. */
export const publicLoan = z.object({
  _id: z.string(),
  ...recordAnswer('everyone', loanFields),
  loanImage: z.string().nullable(),
  startDate: z.iso.date(),
  partner: lender,
  product: z.object({ _id: z.string(), ...recordAnswer('everyone', productOnLoanFields) }),
});

const wholeNumber = z.coerce.number().int().min(1);

/** With an amount (dollars) or a term (months), only loans that lend it; with both, the cheapest first. */
export const loansQuery = pageQuery({
  type: loanType.optional(),
  partner: z.uuid().brand<'partners'>().optional(),
  amount: wholeNumber.max(centsToDollars(LOAN_BOUNDS.mostAmountCents)).optional(),
  term: wholeNumber.max(LOAN_BOUNDS.mostTermMonths).optional(),
});

export const partnerEndpoints = endpoints({
  'GET /api/loan/public': {
    summary: "Licensed lenders' loans that can be applied for, newest first",
    query: loansQuery,
    output: pageOf(publicLoan),
  },
  'GET /api/loan/public/:id': {
    summary: 'One loan that can be applied for',
    params: paramsOf<'partner_loans'>(),
    output: publicLoan,
  },
  'GET /api/partners': {
    summary: 'Licensed lenders, by name',
    query: pageQuery({}),
    output: pageOf(publicPartner),
  },
  'GET /api/partner': {
    summary: "The caller's own company; null while there is none",
    output: z.object({ partner: ownPartner.nullable() }),
  },
  'GET /api/partner/:id': {
    summary: 'One lender with the state of its licence, once staff have looked that up',
    params: paramsOf<'partners'>(),
    output: z.object({ partner: publicPartner }),
  },
  'GET /api/partner/image/:id': {
    summary: 'A picture of a lender, a product or a loan',
    params: paramsOf<'files'>(),
    output: 'file',
  },
});

export type Lender = z.infer<typeof lender>;
export type PublicPartner = z.infer<typeof publicPartner>;
export type OwnPartner = z.infer<typeof ownPartner>;
export type Product = z.infer<typeof product>;
export type PublicLoan = z.infer<typeof publicLoan>;
export type LoanCriteria = z.infer<typeof loanCriteria>;
export type LoansQuery = z.infer<typeof loansQuery>;
