// What staff give when they ask for other terms of an open contest: the terms, and the reason that everybody who joined reads.
import { recordFields } from '#shared/record/field.ts';
import { termsTexts as texts } from '../texts/staff-terms.ts';
import { termFields } from './staff-contest.ts';

export const termsFields = recordFields({
  ...termFields,
  reason: {
    kind: 'text',
    label: texts.reason,
    hint: texts.reasonHint,
    longest: 2_000,
    errors: { missing: texts.reasonNeeded },
  },
});
