// What the fields of a lender's product must hold: the form shows it beside them, the server insists on it.
import type { Draft } from '#shared/record/field.ts';
import { validateFields } from '#shared/record/validate.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { productFields } from '../../fields/partner-product.ts';

export type ProductDraft = Draft<typeof productFields>;

export const productErrors = (typed: ProductDraft): FieldErrors => validateFields(productFields, typed);
