// Which answers of a draft a form can still take after it was changed.
import type { FieldDefinition } from '#features/forms/contract.ts';
import { isFileKind, kindOf } from '#features/forms/rules/kind.ts';
import { readAnswer } from '#features/forms/rules/read-answer.ts';
import { documentsIn } from '../documents/documents-in.ts';
import type { RawAnswers } from '../filling.ts';

/** Fields that went, and answers that their field can no longer read (an option withdrawn, words for a figure), are left out. */
export function whatStillFits(fields: readonly FieldDefinition[], answers: RawAnswers): RawAnswers {
  const fitting = fields.flatMap((field) => {
    const raw = answers[field.name];
    const isDocuments = documentsIn(raw).length > 0;
    if (raw === undefined || isDocuments !== isFileKind(kindOf(field))) return [];
    return readAnswer(field, raw).error === undefined ? [[field.name, raw] as const] : [];
  });
  return Object.fromEntries(fitting);
}
