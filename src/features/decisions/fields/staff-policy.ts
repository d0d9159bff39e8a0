// What an admin fills in at the policy desk: why a version is published, tried, ended or returned to, and how it begins.
import { type Draft, type RecordFields, recordFields } from '#shared/record/field.ts';
import { saysWhy } from '#shared/record/says-something.ts';
import { validateFields } from '#shared/record/validate.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { policyDraftTexts } from '../texts/staff-policy.ts';
import { challengeTexts } from '../texts/staff-policy-challenge.ts';
import { policyStartTexts as startTexts, policyReturnTexts as texts } from '../texts/staff-policy-return.ts';

type NoteWords = { label?: string; hint?: string; longest?: number };

/** A reason alone; the words and the length are those of what is done. */
export const reasonFields = ({ label = texts.why, longest = 1_000, hint }: NoteWords = {}) =>
  recordFields({
    note: { kind: 'text', label, longest, ...(hint ? { hint } : {}), errors: { missing: texts.whyNeeded } },
  });

const { note } = reasonFields({
  label: policyDraftTexts.publishNote,
  hint: policyDraftTexts.publishNoteHint,
});

export const publishFields = recordFields({
  note,
  /** A time on Jamaica's wall clock, as a browser's input of day and time gives it. */
  startsAt: { kind: 'line', label: startTexts.label, hint: startTexts.hint, longest: 30, optional: true },
});

const shareNeeded = challengeTexts.shareNeeded;

/** Of 100; the server holds a challenge to the same. */
export const challengeFields = recordFields({
  sharePercent: {
    kind: 'whole',
    label: challengeTexts.share,
    hint: challengeTexts.shareHint,
    least: 5,
    most: 50,
    errors: { missing: shareNeeded, noNumber: shareNeeded, outside: shareNeeded },
  },
  note,
});

/** The validation errors of fields with a reason, which must say something. */
export function reasonErrors<Fields extends RecordFields>(
  fields: Fields,
  draft: Draft<Fields> & { note: string },
): FieldErrors {
  const errors = validateFields(fields, draft);
  return errors.note || saysWhy(draft.note) ? errors : { ...errors, note: texts.whyNeeded };
}
