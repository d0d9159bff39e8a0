// The fields of a product.
import { type FieldsInForm, RecordInput, RecordInputs } from '#platform/web/record/record-input.tsx';
import type { productFields } from '../../../fields/partner-product.ts';
import { PLACED_PRODUCT_FIELDS } from './placed-fields.ts';

type ProductFieldsProps = { form: FieldsInForm<typeof productFields> };

export const ProductFields = ({ form }: ProductFieldsProps) => (
  <>
    <RecordInput form={form} name="name" />
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <RecordInput form={form} name="shortCode" />
      <RecordInput form={form} name="status" />
      <RecordInput form={form} name="type" />
      <RecordInput form={form} name="loanRequirementCriteria" />
    </div>
    <RecordInput form={form} name="description" />
    <RecordInputs form={form} besides={PLACED_PRODUCT_FIELDS} />
  </>
);
