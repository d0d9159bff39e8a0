// What an admin gives with an edit of a section that waits for a second person.
import { recordFields } from '#shared/record/field.ts';
import { formRequestTexts as texts } from '../texts/staff-form-requests.ts';

export const requestFields = recordFields({
  reason: {
    kind: 'text',
    label: texts.reason,
    longest: 2_000,
    errors: { missing: texts.reasonNeeded },
  },
});
