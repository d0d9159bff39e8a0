// What a form holds before anything is typed: answers given before under the same name, else the configured start.
import type { AnswerValue, FieldDefinition, FormAnswers } from '#features/forms/contract.ts';
import { isFileKind, kindOf } from './kind.ts';
import { isAnswered, readAnswer } from './read-answer.ts';
import { answerTo } from './visible-fields.ts';

/** Earlier answers that this form's fields could not hold (an option since withdrawn, say) and documents are left out. */
export function prefill(fields: readonly FieldDefinition[], earlierAnswers: unknown = {}): FormAnswers {
  const filled = fields
    .filter((field) => !isFileKind(kindOf(field)))
    .map((field) => [field.name, startOf(field, answerTo(earlierAnswers, field.name))] as const)
    .filter((entry): entry is readonly [string, AnswerValue] => entry[1] !== undefined);
  return Object.fromEntries(filled);
}

function startOf(field: FieldDefinition, earlier: unknown): AnswerValue | undefined {
  const before = isAnswered(earlier) || earlier === false ? readAnswer(field, earlier).value : undefined;
  return before ?? readAnswer(field, field.defaultOption ?? field.value).value;
}
