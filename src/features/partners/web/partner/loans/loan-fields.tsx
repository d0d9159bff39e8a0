// The fields of a loan, in the groups in which a lender thinks of them.
import { type ReactNode, useId } from 'react';
import { TypeAheadField } from '#features/forms/web/type-ahead-field.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { CheckboxField } from '#platform/web/ui/form/checkbox-field.tsx';
import { NumberField } from '#platform/web/ui/form/number-field.tsx';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { loanFields as fields, loanTexts as texts } from '#texts/partner-products.ts';
import { searchOwnProducts } from '../offers/queries.ts';
import type { OfferForm } from '../offers/use-offer-form.ts';
import { CHOICES } from './loan-choices.ts';
import type { Choice, Figure, LoanValues } from './loan-values.ts';

type LoanFieldsProps = { form: Pick<OfferForm<LoanValues>, 'typed' | 'errors' | 'set'> };

const WIDE = 'sm:col-span-2';

export function LoanFields({ form: { typed, errors, set } }: LoanFieldsProps) {
  const frame = (name: keyof LoanValues) => ({
    name,
    label: fields[name],
    ...(errors[name] ? { error: errors[name] } : {}),
  });
  const choice = (name: Choice) => ({
    ...frame(name),
    value: typed[name],
    options: CHOICES[name].map((value) => ({ value, label: value })),
    onValue: (value: string) => set({ [name]: CHOICES[name].find((option) => option === value) ?? '' }),
  });
  const figure = (name: Figure) => ({
    ...frame(name),
    value: typed[name],
    decimals: 2,
    // What cannot be a number stays to be seen, and its message says so.
    keep: (text: string) => text,
    maxLength: 20,
    onValue: (value: string) => set({ [name]: value }),
  });
  const term = (name: Figure) => ({ ...figure(name), decimals: 0, unit: texts.months });
  const isRatio = typed.loanCriteria === 'Debt Service Ratio';
  return (
    <>
      <Group title={texts.groups.what}>
        <TypeAheadField
          field={PRODUCT_FIELD}
          frame={{ ...frame('product'), hint: texts.productHint }}
          value={typed.product}
          search={searchOwnProducts}
          onValue={(product) => set({ product: product ?? null })}
        />
        <SelectField {...choice('status')} hint={texts.statusHint} />
        <TextField {...frame('name')} maxLength={120} value={typed.name} onValue={(name) => set({ name })} />
        <SelectField {...choice('type')} />
        <TextAreaField
          {...frame('description')}
          className={WIDE}
          maxLength={5_000}
          value={typed.description}
          onValue={(description) => set({ description })}
        />
      </Group>
      <Group title={texts.groups.amounts}>
        <NumberField {...figure('minimumAmount')} prefix="$" />
        <NumberField {...figure('maximumAmount')} prefix="$" />
      </Group>
      <Group title={texts.groups.rates}>
        <NumberField {...figure('minimumInterestRate')} unit="%" />
        <NumberField {...figure('maximumInterestRate')} unit="%" />
        <NumberField {...figure('defaultInterestRate')} hint={texts.defaultRateHint} unit="%" />
      </Group>
      <Group title={texts.groups.terms}>
        <NumberField {...term('minimumTerm')} />
        <NumberField {...term('maximumTerm')} />
        <NumberField {...term('defaultTerm')} hint={texts.defaultTermHint} />
      </Group>
      <Group title={texts.groups.repayment}>
        <SelectField {...choice('securityType')} />
        <SelectField {...choice('repaymentOption')} />
      </Group>
      <Group title={texts.groups.criteria}>
        <SelectField {...choice('loanCriteria')} hint={texts.criteriaHint} />
        <NumberField
          {...figure('loanCriteriaValue')}
          hint={texts.criteriaValueHints[typed.loanCriteria]}
          {...(isRatio ? { unit: '%' } : { prefix: '$' })}
        />
        <CheckboxField
          name="allowKSAPToOffer"
          className={WIDE}
          required={false}
          label={fields.allowKSAPToOffer}
          hint={texts.offerHint}
          checked={typed.allowKSAPToOffer}
          onValue={(allowKSAPToOffer) => set({ allowKSAPToOffer })}
        />
        <CheckboxField
          name="sendDataIfPrequalified"
          className={WIDE}
          required={false}
          label={fields.sendDataIfPrequalified}
          hint={texts.sendHint}
          checked={typed.sendDataIfPrequalified}
          onValue={(sendDataIfPrequalified) => set({ sendDataIfPrequalified })}
        />
      </Group>
    </>
  );
}

const PRODUCT_FIELD = {
  name: 'product',
  label: fields.product,
  type: 'typeAhead',
  typeAheadApiType: 'product',
  placeholder: texts.productPlaceholder,
} as const;

type GroupProps = { title: string; children: ReactNode };

function Group({ title, children }: GroupProps) {
  const headingId = useId();
  return (
    <Card>
      <section aria-labelledby={headingId} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <h2 id={headingId} className="col-span-full font-bold text-lg">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}
