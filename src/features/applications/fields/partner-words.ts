// What a lender asks an applicant, and notes for its own people.
import { recordFields } from '#shared/record/field.ts';
import { partnerWordsTexts as texts } from '../texts/words/partner-words.ts';
import { wantedTexts } from '../texts/words/words.ts';

export const askFields = recordFields({
  text: {
    kind: 'text',
    label: texts.ask,
    hint: texts.askHint,
    longest: 2_000,
    errors: { missing: texts.askNeeded },
  },
  // What is wanted is kept as one list.
  identity: { kind: 'yesNo', label: wantedTexts.Identity, column: null },
  address: { kind: 'yesNo', label: wantedTexts.Address, column: null },
  income: { kind: 'yesNo', label: wantedTexts.Income, column: null },
  bank: { kind: 'yesNo', label: wantedTexts.Bank, column: null },
});

export const noteFields = recordFields({
  text: { kind: 'text', label: texts.note, longest: 2_000, errors: { missing: texts.noteNeeded } },
});
