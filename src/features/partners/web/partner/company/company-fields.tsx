// The fields that say who a lender is: its name, its contacts, its words and its logo.
import { frameOf, RecordInput, RecordInputs } from '#platform/web/record/record-input.tsx';
import { companyFields } from '../../../fields/partner-company.ts';
import { ownLicenceTexts as texts } from '../../../texts/partner-company.ts';
import { LenderLogo } from '../../pictures.tsx';
import { PictureField } from '../picture-field.tsx';
import type { CompanyFormState } from './use-company-form.ts';

/** Those above, and what is said of the licence. */
const PLACED = [
  ...(['name', 'contactPhone', 'contactEmail', 'address', 'description'] as const),
  ...(['licenceNumber', 'licenceApplied'] as const),
];

/** A field that the licence was checked for says, while that counts, what a change of it brings. */
const checkedField = ({ company }: CompanyFormState, name: 'name' | 'address') => ({
  ...companyFields[name],
  ...(company?.licenceState === 'Licensed' ? { hint: texts[`${name}Hint`] } : {}),
});

type CompanyFieldsProps = { form: CompanyFormState; logo: string };

export const CompanyFields = ({ form, logo }: CompanyFieldsProps) => (
  <>
    <RecordInput form={form} name="name" as={checkedField(form, 'name')} />
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <RecordInput form={form} name="contactPhone" />
      <RecordInput form={form} name="contactEmail" />
    </div>
    <RecordInput form={form} name="address" as={checkedField(form, 'address')} />
    <RecordInput form={form} name="description" />
    <RecordInputs form={form} besides={PLACED} />
    <PictureField
      {...frameOf(form, 'logo')}
      name="logo"
      isChosen={logo !== ''}
      onChosen={(file) => form.choosePicture('logo', file)}
      onError={(error) => form.setError('logo', error)}
    >
      <LenderLogo logo={logo} className="size-24" />
    </PictureField>
  </>
);
