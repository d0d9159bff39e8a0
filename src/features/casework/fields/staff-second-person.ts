// What staff give when they answer what waits for a second person.
import { recordFields } from '#shared/record/field.ts';
import { secondPersonTexts as texts } from '../texts/staff-second-person.ts';

const why = { kind: 'text', longest: 2_000, errors: { missing: texts.reasonNeeded } } as const;

export const approvalFields = recordFields({ note: { ...why, label: texts.note, optional: true } });
export const refusalFields = recordFields({ note: { ...why, label: texts.refuseReason } });
