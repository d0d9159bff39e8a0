// The form of a note that staff write about a person.
import { recordFields } from '#shared/record/field.ts';
import { notesTexts as texts } from '../texts/staff-people.ts';
import { staffAccountRefusals as refusals } from '../texts/staff-refusals.ts';

export const noteFields = recordFields({
  text: {
    kind: 'text',
    label: texts.text,
    longest: 2_000,
    errors: { missing: refusals['note.blank'].text, tooLong: refusals['note.too_long'].text },
  },
});
