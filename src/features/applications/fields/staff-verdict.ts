// The words of a verdict on an application: a note, and the reason of a rejection, which the borrower reads.
import { recordFields } from '#shared/record/field.ts';
import { staffApplicationTexts as texts } from '#texts/staff-applications.ts';
import { applicationTexts } from '../texts/applications.ts';

const note = { kind: 'text', longest: 2_000, optional: true } as const;

export const approvalFields = recordFields({
  approvalNote: { ...note, label: texts.noteToBorrower, hint: texts.approveHint },
});

/** Of a loan that would not be offered like this any more. */
export const approvalDespiteFields = recordFields({
  ...approvalFields,
  worseReason: {
    kind: 'text',
    label: texts.worseReason,
    hint: texts.worseReasonHint,
    longest: 2_000,
    errors: { missing: texts.worseReasonNeeded },
  },
});

/** Of an approved loan whose facts have got worse since, so that its money does not go out. The reason stands in the audit log alone. */
export const approvalAnewFields = recordFields({
  worseReason: { ...approvalDespiteFields.worseReason, column: null },
});

export const rejectionFields = recordFields({
  rejectionReason: {
    kind: 'text',
    label: applicationTexts.rejectPrompt,
    hint: texts.rejectHint,
    longest: 2_000,
    errors: { missing: applicationTexts.rejectPrompt },
  },
  rejectionNote: { ...note, label: texts.noteForStaff, hint: texts.noteHint },
});
