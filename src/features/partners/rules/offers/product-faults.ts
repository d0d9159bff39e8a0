// What the fields of a lender's product must hold: the form shows it beside them, the server insists on it.
import type { FieldErrors } from '#shared/refusal.ts';
import { productFields as fields, offerFieldTexts as texts } from '#texts/partner-products.ts';
import type { ProductForm } from '../../contract/offers.ts';
import { faultsIn, inOneLine, LONGEST, textFault } from './text-fault.ts';

export type ProductDraft = Pick<
  ProductForm,
  'name' | 'type' | 'shortCode' | 'status' | 'loanRequirementCriteria' | 'description'
>;

/** As it is kept. */
export const readProduct = (typed: ProductDraft): ProductDraft => ({
  ...typed,
  name: inOneLine(typed.name),
  shortCode: inOneLine(typed.shortCode),
  description: typed.description.trim(),
});

export function productFaults(typed: ProductDraft): FieldErrors {
  const product = readProduct(typed);
  const chosen = (name: 'type' | 'status' | 'loanRequirementCriteria') =>
    product[name] === '' ? texts.required(fields[name]) : undefined;
  return faultsIn({
    name: textFault(fields.name, product.name, LONGEST.name),
    type: chosen('type'),
    shortCode: textFault(fields.shortCode, product.shortCode, LONGEST.shortCode),
    status: chosen('status'),
    loanRequirementCriteria: chosen('loanRequirementCriteria'),
    description: textFault(fields.description, product.description, LONGEST.description),
  });
}
