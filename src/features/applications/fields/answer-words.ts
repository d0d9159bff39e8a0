// What an applicant answers a lender.
import { recordFields } from '#shared/record/field.ts';
import { wordsTexts as texts } from '../texts/words/words.ts';

export const answerFields = recordFields({
  text: { kind: 'text', label: texts.answer, longest: 2_000, errors: { missing: texts.answerNeeded } },
});
