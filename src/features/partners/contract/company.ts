// A lender's own company on the wire: adding it, editing it, and how far a new lender has come.

import { z } from 'zod';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { recordShape } from '#shared/record/shape.ts';
import { companyFields } from '../fields/partner-company.ts';

const fields = recordShape(companyFields);

const companyForm = z.strictObject({
  /** The company to edit, which is the caller's own; one is added without it. */
  _id: z.uuid().brand<'partners'>().optional(),
  ...fields,
  /** As the lender says; staff confirm it. Empty for none; what is left out stays as it is. */
  licenceNumber: fields.licenceNumber.unwrap().optional(),
  /** That there is a licence to be confirmed, or that one was applied for. */
  licenceApplied: fields.licenceApplied.unwrap().optional(),
  /** The revision that was on show: an edit of an older one is refused. */
  revision: z.int().optional(),
});

const firstSteps = z.object({
  company: z.boolean(),
  product: z.boolean(),
  loan: z.boolean(),
  application: z.boolean(),
});

export const companyEndpoints = endpoints({
  'POST /api/partner': {
    summary: "Adds the caller's company, or edits it; its picture is the file `logo`",
    form: companyForm,
    output: messageAnswer.extend({ _id: z.string() }),
  },
  'GET /api/partner/first-steps': {
    summary: 'Whether the caller has a company, a product, a loan and an application',
    output: firstSteps,
  },
});

export type CompanyForm = z.output<typeof companyForm>;
export type CompanyFormSent = z.input<typeof companyForm>;
export type FirstSteps = z.output<typeof firstSteps>;
