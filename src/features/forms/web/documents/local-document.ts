// A document that is still on this phone: the shape of a stored one, with its bytes.
import type { FieldDefinition, UploadedFileAnswer } from '#features/forms/contract.ts';
import { kindOf } from '#features/forms/rules/kind.ts';
import { limits } from '#features/forms/rules/limits.ts';
import { validateAnswers } from '#features/forms/rules/validate-answers.ts';
import type { Day } from '#shared/calendar.ts';
import type { PictureDoubt } from './picture-doubt.ts';

export type LocalDocument = UploadedFileAnswer & {
  blob: Blob;
  /** Of the picture as it was picked, where it was shrunk. */
  pickedBytes?: number;
  /** Of a picture that may not be readable, until its owner says that it is. */
  doubt?: PictureDoubt;
};

/** The most files that the server takes in one request. */
export const MOST_FILES_AT_ONCE = 10;

/** What is wrong with one document by its field's rules of size and type; how many there are is validated elsewhere. */
export function documentError(
  field: FieldDefinition,
  document: LocalDocument,
  today: Day,
): string | undefined {
  const validations = (field.validations ?? []).filter(({ type }) => type === 'test');
  const alone: FieldDefinition = { name: field.name, label: field.label, type: 'file', validations };
  return validateAnswers([alone], { [field.name]: [document] }, today).errors[field.name];
}

/** How many documents a field can hold. */
export function mostDocuments(field: FieldDefinition): number {
  if (kindOf(field) === 'file') return 1;
  const bound = (field.validations ?? []).find(({ type }) => type === 'max')?.params?.[0];
  return typeof bound === 'number' ? Math.min(bound, limits.files) : limits.files;
}
