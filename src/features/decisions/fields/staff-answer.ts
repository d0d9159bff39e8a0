// The answer in words to a borrower who asked that a person looks at a decline.
import { recordFields } from '#shared/record/field.ts';
import { reviewTexts as texts } from '../texts/reviews.ts';

export const answerFields = recordFields({
  answer: {
    kind: 'text',
    label: texts.answerLabel,
    hint: texts.answerHint,
    longest: 2_000,
    faults: { missing: texts.needsAnswer },
  },
});
