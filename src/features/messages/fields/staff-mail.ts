// The fields of an e-mail from staff to one person.
import { recordFields } from '#shared/record/field.ts';
import { emailTexts as texts } from '../texts/staff-mail.ts';

const faults = (missing: string) => ({ missing, tooLong: texts.tooLong });

export const mailFields = recordFields({
  to: { kind: 'line', label: texts.to, hint: texts.toHint, longest: 254, faults: faults(texts.toRequired) },
  subject: { kind: 'line', label: texts.subject, longest: 150, faults: faults(texts.subjectRequired) },
  description: {
    kind: 'text',
    label: texts.description,
    hint: texts.descriptionHint,
    longest: 5_000,
    rows: 8,
    faults: faults(texts.descriptionRequired),
  },
});
