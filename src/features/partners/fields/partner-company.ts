// The fields of a lender's company.
import { recordFields } from '#shared/record/field.ts';
import { hiddenFrom, readBy } from '#shared/record/readers.ts';
import { companyFieldTexts, companyTexts as texts } from '../texts/partner-company.ts';

const { fields: labels, phoneLength } = companyFieldTexts;

export const companyFields = recordFields({
  name: {
    kind: 'line',
    label: labels.name,
    readBy: 'everyone',
    longest: 120,
    typing: { autoComplete: 'organization' },
  },
  /** Shown as it was typed. */
  contactPhone: {
    kind: 'line',
    label: labels.contactPhone,
    hint: texts.phoneHint,
    readBy: 'everyone',
    longest: 30,
    typing: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
    errors: { tooLong: phoneLength },
  },
  contactEmail: {
    kind: 'line',
    label: labels.contactEmail,
    hint: texts.emailHint,
    readBy: 'everyone',
    longest: 254,
    typing: { type: 'email', inputMode: 'email', autoComplete: 'email' },
    errors: { tooLong: companyFieldTexts.emailInvalid },
  },
  address: {
    kind: 'text',
    label: labels.address,
    readBy: 'everyone',
    longest: 500,
    rows: 2,
    typing: { autoComplete: 'street-address' },
  },
  description: {
    kind: 'text',
    label: labels.description,
    hint: texts.descriptionHint,
    readBy: 'everyone',
    longest: 5_000,
  },
  // What is said of the licence is kept and answered by its state: borrowers are shown only a number that was checked.
  licenceNumber: { kind: 'line', label: labels.licenceNumber, longest: 60, optional: true, column: null },
  /** That there is a licence, or was applied for one. */
  licenceApplied: { kind: 'yesNo', label: labels.licenceApplied, column: null },
  logo: { kind: 'picture', label: labels.logo, hint: texts.logoHint },
});

/** Those that borrowers see. */
export const publicCompanyFields = readBy('everyone', companyFields);

/** Those that the lender itself sees, and of them those that borrowers do not. */
export const ownCompanyFields = readBy('lender', companyFields);
export const hiddenCompanyFields = hiddenFrom('everyone', ownCompanyFields);
