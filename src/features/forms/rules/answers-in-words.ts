// Answers under the words that asked for them, for whoever reads them outside the app.
import type { FieldDefinition } from '#features/forms/contract.ts';
import { showAnswer } from './show-answer.ts';

/** The answers under their questions; two questions in the same words are told apart by the names of their fields. */
export function answersInWords(
  fields: readonly FieldDefinition[],
  answers: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const words: Record<string, string> = {};
  for (const field of fields) {
    if (answers[field.name] === undefined) continue;
    const label = Object.hasOwn(words, field.label) ? `${field.label} (${field.name})` : field.label;
    words[label] = showAnswer(field, answers[field.name]);
  }
  return words;
}
