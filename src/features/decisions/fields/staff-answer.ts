// The answer in words to a borrower who asked that a person looks at a decline.
import { type Draft, recordFields } from '#shared/record/field.ts';
import { saysWhy } from '#shared/record/says-something.ts';
import { validateFields } from '#shared/record/validate.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { reviewTexts as texts } from '../texts/reviews.ts';

export const answerFields = recordFields({
  answer: {
    kind: 'text',
    label: texts.answerLabel,
    hint: texts.answerHint,
    longest: 2_000,
    errors: { missing: texts.needsAnswer },
  },
});

/** A borrower who asked for a person gets more than '.': an answer says something. */
export function validateAnswer(draft: Draft<typeof answerFields>): FieldErrors {
  const errors = validateFields(answerFields, draft);
  return errors.answer || saysWhy(draft.answer) ? errors : { ...errors, answer: texts.saysNothing };
}
