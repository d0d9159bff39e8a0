// What staff write when they cancel a redemption: its owner reads it.
import { recordFields } from '#shared/record/field.ts';
import { prizeTexts } from '../texts/prizes.ts';

export const cancellationFields = (hint = '') =>
  recordFields({
    reason: {
      kind: 'text',
      label: prizeTexts.reasonPrompt,
      hint,
      longest: 2_000,
      errors: { missing: prizeTexts.reasonPrompt },
    },
  });
