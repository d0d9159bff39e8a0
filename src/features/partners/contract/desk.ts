// Lenders on the staff's desk, on the wire: every lender's account by its id, with or without a company, and what staff decide about it.

import { z } from 'zod';
import { sessionRecord } from '#features/accounts/contract.ts';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { filterShape } from '#shared/list/filter-shape.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import { recordAnswer, recordShape } from '#shared/record/shape.ts';
import { licenceState, loanType, partnerStatus } from '../contract.ts';
import { companyFields } from '../fields/partner-company.ts';
import { lenderStatusFields, licenceFields } from '../fields/staff-lender.ts';
import { lenderFilters } from '../fields/staff-lender-list.ts';
import { acceptance } from './terms.ts';

const onOffer = z.enum(['Active', 'Inactive']);
const accountStatus = sessionRecord.shape.status;

const licence = z.object({ licenceNumber: z.string().nullable(), licenceState });

const lenderRow = z.object({
  userId: z.string(),
  /** Who signed up. */
  fullName: z.string(),
  email: z.string(),
  created: z.iso.datetime(),
  company: licence
    .extend({ _id: z.string(), name: z.string(), contactEmail: z.string(), status: partnerStatus })
    .nullable(),
});

const lenderOnDesk = z.object({
  userId: z.string(),
  account: z.object({
    fullName: z.string(),
    email: z.string(),
    status: accountStatus,
    created: z.iso.datetime(),
    lastLoginDate: z.iso.datetime().nullable(),
  }),
  company: licence
    .extend({
      _id: z.string(),
      ...recordAnswer('staff', companyFields),
      /** What staff checked the licence for last; null where they never did. */
      checkedName: z.string().nullable(),
      checkedAddress: z.string().nullable(),
      logo: z.string(),
      status: partnerStatus,
      revision: z.int(),
      created: z.iso.datetime(),
      products: z.int(),
      loans: z.int(),
      /** The newest first. */
      acceptances: z.array(acceptance),
    })
    .nullable(),
});

const productRow = z.object({
  _id: z.string(),
  name: z.string(),
  type: z.enum(['Personal', 'Business', 'Both']),
  shortCode: z.string(),
  status: onOffer,
  loanRequirementCriteria: z.enum(['DSR', 'Free Cash Flow', 'Both']),
  created: z.iso.datetime(),
});

const loanRow = z.object({
  _id: z.string(),
  name: z.string(),
  type: loanType,
  status: onOffer,
  product: z.string(),
  /** Dollars. */
  maximumAmount: z.number(),
  /** Per cent a month. */
  maximumInterestRate: z.number(),
  created: z.iso.datetime(),
});

export const partnerDeskEndpoints = endpoints({
  'GET /api/partners/staff': {
    summary: 'Every lender for staff, those without a company too, 8 a page',
    query: pageQuery({
      ...filterShape(lenderFilters),
      sort: z.enum(lenderFilters.sort).default('-created'),
    }),
    output: pageOf(lenderRow),
  },
  'GET /api/partners/staff/:id': {
    summary: 'One lender for staff, by the id of its account',
    params: paramsOf<'accounts'>(),
    output: z.object({ partner: lenderOnDesk }),
  },
  'GET /api/partners/staff/:id/products': {
    summary: "One lender's products, active or not, the newest first",
    params: paramsOf<'accounts'>(),
    query: pageQuery({}),
    output: pageOf(productRow),
  },
  'GET /api/partners/staff/:id/loans': {
    summary: "One lender's loans, active or not, the newest first",
    params: paramsOf<'accounts'>(),
    query: pageQuery({}),
    output: pageOf(loanRow),
  },
  'POST /api/partners/staff/:id/licence': {
    summary:
      'Records the number and the state of a licence that was checked, unless the state changed since it was seen',
    params: paramsOf<'accounts'>(),
    body: z.strictObject({
      ...recordShape(licenceFields),
      licenceState,
      seen: licenceState,
      /** The revision of the company that was on show: a licence that was checked for an older one is refused. */
      revision: z.int().optional(),
    }),
    output: messageAnswer,
  },
  'POST /api/partners/staff/:id/status': {
    summary: 'Makes a lender Active, Deactivated or Revoked, unless that changed since it was seen',
    params: paramsOf<'accounts'>(),
    body: z.strictObject({
      ...recordShape(lenderStatusFields()),
      status: partnerStatus,
      seen: partnerStatus,
    }),
    output: messageAnswer,
  },
});

export type LenderStatus = z.output<typeof partnerStatus>;
export type LicenceState = z.output<typeof licenceState>;
export type LenderRow = z.output<typeof lenderRow>;
export type LenderOnDesk = z.output<typeof lenderOnDesk>;
export type LenderProductRow = z.output<typeof productRow>;
export type LenderLoanRow = z.output<typeof loanRow>;
