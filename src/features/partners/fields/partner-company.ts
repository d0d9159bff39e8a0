// The fields of a lender's company.
import { recordFields } from '#shared/record/field.ts';
import { companyFieldTexts, companyTexts as texts } from '../texts/partner-company.ts';

const { fields: labels, phoneLength } = companyFieldTexts;

/** Those that borrowers see too. */
export const publicCompanyFields = recordFields({
  name: { kind: 'line', label: labels.name, longest: 120, typing: { autoComplete: 'organization' } },
  /** Shown as it was typed. */
  contactPhone: {
    kind: 'line',
    label: labels.contactPhone,
    hint: texts.phoneHint,
    longest: 30,
    typing: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
    faults: { tooLong: phoneLength },
  },
  contactEmail: {
    kind: 'line',
    label: labels.contactEmail,
    hint: texts.emailHint,
    longest: 254,
    typing: { type: 'email', inputMode: 'email', autoComplete: 'email' },
    faults: { tooLong: companyFieldTexts.emailInvalid },
  },
  address: {
    kind: 'text',
    label: labels.address,
    longest: 500,
    rows: 2,
    typing: { autoComplete: 'street-address' },
  },
  description: { kind: 'text', label: labels.description, hint: texts.descriptionHint, longest: 5_000 },
});

export const companyFields = recordFields({
  ...publicCompanyFields,
  licenceNumber: { kind: 'line', label: labels.licenceNumber, longest: 60, optional: true },
  /** That there is a licence, or was applied for one. */
  licenceApplied: { kind: 'yesNo', label: labels.licenceApplied },
  logo: { kind: 'picture', label: labels.logo, hint: texts.logoHint },
});
