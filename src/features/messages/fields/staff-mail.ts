// The fields of an e-mail from staff to one person.
import { recordFields } from '#shared/record/field.ts';
import { emailTexts as texts } from '../texts/staff-mail.ts';

const errors = (missing: string) => ({ missing, tooLong: texts.tooLong });

export const mailFields = recordFields({
  to: { kind: 'line', label: texts.to, hint: texts.toHint, longest: 254, errors: errors(texts.toRequired) },
  subject: { kind: 'line', label: texts.subject, longest: 150, errors: errors(texts.subjectRequired) },
  description: {
    kind: 'text',
    label: texts.description,
    hint: texts.descriptionHint,
    longest: 5_000,
    rows: 8,
    errors: errors(texts.descriptionRequired),
  },
});
