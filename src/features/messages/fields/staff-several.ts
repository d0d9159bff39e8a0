// One message from staff to several people.
import { recordFields } from '#shared/record/field.ts';
import { severalTexts as texts } from '../texts/staff-several.ts';

export const severalFields = recordFields({
  text: {
    kind: 'text',
    label: texts.text,
    hint: texts.textHint,
    longest: 4_000,
    rows: 6,
    errors: { missing: texts.needsText, tooLong: texts.tooLong },
  },
  sendEmail: { kind: 'yesNo', label: texts.sendEmail },
});
