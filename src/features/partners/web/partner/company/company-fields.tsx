// The fields that say who a lender is: its name, its contacts, its words and its logo.
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { companyFieldTexts, companyTexts as texts } from '../../../texts/partner-company.ts';
import { LenderLogo } from '../../pictures.tsx';
import { PictureField } from '../picture-field.tsx';
import type { CompanyFormState } from './use-company-form.ts';

const { fields } = companyFieldTexts;

type CompanyFieldsProps = { form: CompanyFormState; logo: string };

export function CompanyFields({ form, logo }: CompanyFieldsProps) {
  const { typed, set, errors } = form;
  const tied = (name: 'name' | 'contactPhone' | 'contactEmail' | 'description' | 'address') => ({
    name,
    label: fields[name],
    value: typed[name],
    onValue: (value: string) => set({ [name]: value }),
    ...(errors[name] ? { error: errors[name] } : {}),
  });
  return (
    <>
      <TextField {...tied('name')} autoComplete="organization" />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          {...tied('contactPhone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={texts.phoneHint}
        />
        <TextField
          {...tied('contactEmail')}
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={texts.emailHint}
        />
      </div>
      <TextAreaField {...tied('address')} rows={2} autoComplete="street-address" />
      <TextAreaField {...tied('description')} hint={texts.descriptionHint} />
      <PictureField
        name="logo"
        label={fields.logo}
        hint={texts.logoHint}
        isChosen={logo !== ''}
        error={errors.logo}
        onChosen={form.setLogo}
        onFault={(fault) => form.setFault('logo', fault)}
      >
        <LenderLogo logo={logo} className="size-24" />
      </PictureField>
    </>
  );
}
