// The fields of a loan, in the groups in which a lender thinks of them.
import { TypeAheadField } from '#features/forms/web/type-ahead-field.tsx';
import { RecordGroup, WHOLE_ROW } from '#platform/web/record/record-group.tsx';
import { type FieldsInForm, frameOf, RecordInput } from '#platform/web/record/record-input.tsx';
import { criteriaValue, loanFields } from '../../../fields/partner-loan.ts';
import { loanTexts as texts } from '../../../texts/partner-products.ts';
import { searchOwnProducts } from '../offers/queries.ts';

type LoanFieldsProps = { form: FieldsInForm<typeof loanFields> };

export const LoanFields = ({ form }: LoanFieldsProps) => (
  <>
    <RecordGroup title={texts.groups.what}>
      <TypeAheadField
        field={PRODUCT_FIELD}
        frame={frameOf(form, 'product')}
        value={form.typed.product}
        search={searchOwnProducts}
        onValue={(product) => form.set({ product: product ?? null })}
      />
      <RecordInput form={form} name="status" />
      <RecordInput form={form} name="name" />
      <RecordInput form={form} name="type" />
      <RecordInput form={form} name="description" className={WHOLE_ROW} />
    </RecordGroup>
    <RecordGroup title={texts.groups.amounts}>
      <RecordInput form={form} name="minimumAmount" />
      <RecordInput form={form} name="maximumAmount" />
    </RecordGroup>
    <RecordGroup title={texts.groups.rates}>
      <RecordInput form={form} name="minimumInterestRate" />
      <RecordInput form={form} name="maximumInterestRate" />
      <RecordInput form={form} name="defaultInterestRate" />
    </RecordGroup>
    <RecordGroup title={texts.groups.terms}>
      <RecordInput form={form} name="minimumTerm" />
      <RecordInput form={form} name="maximumTerm" />
      <RecordInput form={form} name="defaultTerm" />
    </RecordGroup>
    <RecordGroup title={texts.groups.repayment}>
      <RecordInput form={form} name="securityType" />
      <RecordInput form={form} name="repaymentOption" />
    </RecordGroup>
    <RecordGroup title={texts.groups.criteria}>
      <RecordInput form={form} name="loanCriteria" />
      <RecordInput form={form} name="loanCriteriaValue" as={criteriaValue(form.typed.loanCriteria)} />
      <RecordInput form={form} name="allowKSAPToOffer" className={WHOLE_ROW} />
      <RecordInput form={form} name="sendDataIfPrequalified" className={WHOLE_ROW} />
    </RecordGroup>
  </>
);

const PRODUCT_FIELD = {
  name: 'product',
  label: loanFields.product.label,
  type: 'typeAhead',
  typeAheadApiType: 'product',
  placeholder: texts.productPlaceholder,
} as const;
