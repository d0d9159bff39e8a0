// The fields of a product.
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { productFields as fields, productTexts as texts } from '#texts/partner-products.ts';
import type { OwnProduct } from '../../../contract/offers.ts';
import type { ProductDraft } from '../../../rules/offers/product-faults.ts';
import { ON_OFFER } from '../offers/list-address.ts';
import type { OfferForm } from '../offers/use-offer-form.ts';

const TYPES: readonly OwnProduct['type'][] = ['Personal', 'Business', 'Both'];
const CRITERIA: readonly OwnProduct['loanRequirementCriteria'][] = ['DSR', 'Free Cash Flow', 'Both'];

type ProductFieldsProps = { form: Pick<OfferForm<ProductDraft>, 'typed' | 'errors' | 'set'> };

export function ProductFields({ form: { typed, errors, set } }: ProductFieldsProps) {
  const tie = (name: keyof ProductDraft) => ({
    name,
    label: fields[name],
    value: typed[name],
    ...(errors[name] ? { error: errors[name] } : {}),
  });
  const choice = <Name extends 'type' | 'status' | 'loanRequirementCriteria'>(
    name: Name,
    options: readonly ProductDraft[Name][],
  ) => ({
    ...tie(name),
    options: options.map((value) => ({ value, label: value })),
    onValue: (value: string) => set({ [name]: options.find((option) => option === value) ?? '' }),
  });
  return (
    <>
      <TextField {...tie('name')} maxLength={120} onValue={(name) => set({ name })} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          {...tie('shortCode')}
          hint={texts.shortCodeHint}
          maxLength={40}
          onValue={(shortCode) => set({ shortCode })}
        />
        <SelectField {...choice('status', ON_OFFER)} hint={texts.statusHint} />
        <SelectField {...choice('type', TYPES)} />
        <SelectField {...choice('loanRequirementCriteria', CRITERIA)} />
      </div>
      <TextAreaField
        {...tie('description')}
        maxLength={5_000}
        onValue={(description) => set({ description })}
      />
    </>
  );
}
