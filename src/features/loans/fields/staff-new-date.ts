// What staff write when they decide about a new due date: a word to the borrower, or why the date stays.
import { recordFields } from '#shared/record/field.ts';
import { newDateDesk as texts } from '../texts/staff-new-dates.ts';

const note = { kind: 'text', longest: 1_000, errors: { missing: texts.noteNeeded } } as const;

export const grantFields = recordFields({ note: { ...note, label: texts.grantNote, optional: true } });
export const refusalFields = recordFields({ note: { ...note, label: texts.refuseNote } });
