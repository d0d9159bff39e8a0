// Why a lender rejects an application; the borrower reads it.
import { recordFields } from '#shared/record/field.ts';
import { lenderApplicationTexts as texts } from '../texts/partner-applications.ts';

export const lenderRejectionFields = recordFields({
  rejectionReason: {
    kind: 'text',
    label: texts.rejectPrompt,
    hint: texts.rejectHint,
    longest: 2_000,
    optional: true,
  },
});
