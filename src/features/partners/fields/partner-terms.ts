// What a lender gives when it accepts the terms.
import { recordFields } from '#shared/record/field.ts';
import { lenderTermsTexts as texts } from '../texts/partner-terms.ts';

export const acceptanceFields = recordFields({
  fullName: {
    kind: 'line',
    label: texts.name,
    hint: texts.nameHint,
    longest: 250,
    typing: { autoComplete: 'name' },
    errors: { missing: texts.nameNeeded },
  },
});
