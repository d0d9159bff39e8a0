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
    faults: { missing: texts.askNeeded },
  },
  identity: { kind: 'yesNo', label: wantedTexts.Identity },
  address: { kind: 'yesNo', label: wantedTexts.Address },
  income: { kind: 'yesNo', label: wantedTexts.Income },
  bank: { kind: 'yesNo', label: wantedTexts.Bank },
});

export const noteFields = recordFields({
  text: { kind: 'text', label: texts.note, longest: 2_000, faults: { missing: texts.noteNeeded } },
});
