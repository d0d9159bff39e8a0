// Lenders' products and loans on the wire: what is on offer for borrowers and staff; for a lender its own, and how it adds and edits them.

import { z } from 'zod';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { filterShape } from '#shared/list/filter-shape.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import { recordAnswer, recordShape } from '#shared/record/shape.ts';
import { loansQuery, product, publicLoan } from '../contract.ts';
import { loanDeskFields, loanFields, type ON_OFFER } from '../fields/partner-loan.ts';
import { loanFilters, productFilters } from '../fields/partner-offer-lists.ts';
import { productDeskFields, productFields } from '../fields/partner-product.ts';

/** What a lender sees of its own product besides. */
const productDesk = z.object({
  ...recordAnswer('lender', productDeskFields),
  updated: z.iso.datetime(),
  /** Counts the edits: an edit names the one that it was made on. */
  revision: z.int(),
  /** Active loans under it. */
  activeLoans: z.int(),
});

/** What a lender sees of its own loan besides. */
const loanDesk = z.object({
  ...recordAnswer('lender', loanDeskFields),
  /** The account that added it. */
  addedBy: z.string(),
  created: z.iso.datetime(),
  updated: z.iso.datetime(),
  revision: z.int(),
  /** What keeps borrowers from seeing it; empty when they do. */
  hiddenBy: z.array(z.enum(['loan', 'product', 'partner', 'licence'])),
});

const ownProduct = product.extend(productDesk.shape);
const ownLoan = publicLoan.extend(loanDesk.shape);
/** The rest is for the lender whose own it is. */
const anyProduct = product.extend(productDesk.partial().shape);
const anyLoan = publicLoan.extend(loanDesk.partial().shape);

const picture = {
  /** False takes the picture away that there is; a new one comes as the file. */
  keepsImage: z.boolean().default(true),
  /** The revision that was on show: an edit of an older one is refused. */
  revision: z.int().optional(),
};

/** Shapes only: what a field must hold is said by `rules/offers`, for the form and the server alike. */
const productForm = z.strictObject({
  /** The product to edit; a new one is added without it. */
  _id: z.uuid().brand<'products'>().optional(),
  ...recordShape(productFields),
  ...picture,
});

/** Amounts in dollars, rates in per cent a month, terms in months; the product is the id of one of the lender's own. */
const loanForm = z.strictObject({
  _id: z.uuid().brand<'partner_loans'>().optional(),
  ...recordShape(loanFields),
  ...picture,
});

const saved = messageAnswer.extend({ _id: z.string() });

export const offerEndpoints = endpoints({
  'GET /api/product': {
    summary: "Licensed lenders' products, by name; for a lender all of its own, as it sorts them",
    query: pageQuery(filterShape(productFilters)),
    output: pageOf(anyProduct),
  },
  'GET /api/product/:id': {
    summary: 'One product of a licensed lender; for a lender one of its own',
    params: paramsOf<'products'>(),
    output: anyProduct,
  },
  'POST /api/product': {
    summary:
      'Adds a product of the calling lender, or edits the one named; its picture is the file `productImage`',
    form: productForm,
    output: saved,
  },
  'POST /api/product/duplicate/:id': {
    summary: "Makes an inactive copy of one of the calling lender's products, under a short code of its own",
    params: paramsOf<'products'>(),
    output: saved,
  },
  'GET /api/loan': {
    summary: "Licensed lenders' loans that can be applied for, newest first; for a lender all of its own",
    query: loansQuery.extend(filterShape(loanFilters)),
    output: pageOf(anyLoan),
  },
  'GET /api/loan/:id': {
    summary: 'One loan that can be applied for; for a lender one of its own',
    params: paramsOf<'partner_loans'>(),
    output: anyLoan,
  },
  'POST /api/loan': {
    summary: 'Adds a loan of the calling lender, or edits the one named; its picture is the file `loanImage`',
    form: loanForm,
    output: saved,
  },
  'POST /api/loan/duplicate/:id': {
    summary: "Makes an inactive copy of one of the calling lender's loans",
    params: paramsOf<'partner_loans'>(),
    output: saved,
  },
});

export type OwnProduct = z.output<typeof ownProduct>;
export type OwnLoan = z.output<typeof ownLoan>;
export type ProductSort = (typeof productFilters.sort)[number];
export type LoanSort = (typeof loanFilters.sort)[number];
export type OnOffer = (typeof ON_OFFER)[number];
export type HiddenBy = z.output<typeof loanDesk>['hiddenBy'][number];
