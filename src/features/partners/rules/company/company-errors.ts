// What the fields of a lender's company must hold: the form shows it beside them, the server insists on it.
import { emailError } from '#features/accounts/rules/fields.ts';
import type { Draft } from '#shared/record/field.ts';
import { errorsIn, validateFields } from '#shared/record/validate.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { companyFields } from '../../fields/partner-company.ts';
import { companyFieldTexts as texts } from '../../texts/partner-company.ts';
import { lenderNameError } from './lender-name.ts';

const PHONE_FIGURES = { fewest: 7, most: 15 } as const;

/** What is wrong with the fields of a company, its logo aside. */
export const companyErrors = (draft: Draft<typeof companyFields>): FieldErrors => ({
  ...errorsIn({
    name: lenderNameError(draft.name),
    contactPhone: phoneError(draft.contactPhone.trim()),
    contactEmail: emailError(draft.contactEmail) === undefined ? undefined : texts.emailInvalid,
  }),
  ...validateFields(companyFields, draft),
});

/** Figures, with what people put between them. */
function phoneError(phone: string): string | undefined {
  if (!/^\+?[\d ().-]+$/.test(phone)) return texts.phoneNumber;
  const figures = phone.replace(/\D/g, '').length;
  return figures >= PHONE_FIGURES.fewest && figures <= PHONE_FIGURES.most ? undefined : texts.phoneLength;
}
