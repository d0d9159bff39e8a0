// What staff give when an edit of a section waits for a second person, and when they answer one.
import { recordFields } from '#shared/record/field.ts';
import { formRequestTexts as texts } from '../texts/staff-form-requests.ts';

const why = {
  kind: 'text',
  label: texts.reason,
  longest: 2_000,
  faults: { missing: texts.reasonNeeded },
} as const;

export const requestFields = recordFields({ reason: why });
export const approvalFields = recordFields({ note: { ...why, label: texts.note, optional: true } });
export const refusalFields = recordFields({ note: { ...why, label: texts.refuseReason } });
