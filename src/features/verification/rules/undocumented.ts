// Records that hold no document because none was asked for: whether they are verified with their section.
import type { FieldDefinition, FormAnswers } from '#features/forms/contract.ts';
import { visibleFields } from '#features/forms/rules/visible-fields.ts';
import type { staffVerificationRefusals } from '../texts/staff-refusals.ts';

/** Whether a form asks somebody for a document: `shared` is the section's information, by which many are asked for or not. */
export const asksForDocuments = (
  fields: readonly FieldDefinition[],
  answers: FormAnswers,
  shared: FormAnswers,
): boolean => visibleFields(fields, answers, shared).some(({ field }) => field.type === 'file');

/** Why a record is not verified with its section, as a code; null where it is. What was sent before it was noted (null) is looked at. */
export function whyNotWithSection({
  isOn,
  documentsAsked,
}: {
  isOn: boolean;
  documentsAsked: boolean | null;
}): keyof typeof staffVerificationRefusals | null {
  if (!isOn) return 'verification.undocumented_off';
  return documentsAsked === false ? null : 'verification.documents_asked';
}
