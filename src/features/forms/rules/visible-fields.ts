// Which fields of a form are shown, from the answers given so far.
import type {
  AnswerValue,
  CompareType,
  ConditionalValidation,
  FieldDefinition,
  FormAnswers,
} from '#features/forms/contract.ts';
import { isAnswered, type Reading, readAnswer, readNumber } from './read-answer.ts';

export type VisibleField = { field: FieldDefinition; reading: Reading };

/**
 * The shown fields in order, each with its answer as read. A field is shown when all its conditions hold. Conditions
 * look at fields further up, and in a verification form at `submitted`, the section's own information. A hidden or
 * unanswered field meets no condition, so what depends on a hidden field is hidden too.
 */
export function visibleFields(
  fields: readonly FieldDefinition[],
  answers: unknown,
  submitted: FormAnswers = {},
): VisibleField[] {
  const known = new Map<string, AnswerValue>(Object.entries(submitted));
  const shown: VisibleField[] = [];
  for (const field of fields) {
    if (!isShown(field, known, submitted)) continue;
    const reading = readAnswer(field, answerTo(answers, field.name));
    if (reading.value !== undefined) known.set(field.name, reading.value);
    shown.push({ field, reading });
  }
  return shown;
}

/**
 * Fields that are not shown so far and may come: each of their conditions holds, or looks at a question that is still
 * without an answer. What one would have to change an answer for is not among them.
 */
export function fieldsToCome(
  fields: readonly FieldDefinition[],
  answers: unknown,
  submitted: FormAnswers = {},
): FieldDefinition[] {
  const shown = new Map(visibleFields(fields, answers, submitted).map((each) => [each.field.name, each]));
  const isOpen = new Set<string>();
  const answered = (name: string): AnswerValue | undefined =>
    shown.get(name)?.reading.value ?? submitted[name];
  const come: FieldDefinition[] = [];
  for (const field of fields) {
    const { conditionalValidations = [], whenAnswered } = field;
    if (shown.has(field.name)) {
      if (answered(field.name) === undefined) isOpen.add(field.name);
    } else if (
      whenAnswered === undefined &&
      conditionalValidations.every((each) => isOpen.has(each.when) || holds(each, answered(each.when)))
    ) {
      isOpen.add(field.name);
      come.push(field);
    }
  }
  return come;
}

/** The raw answer under a name; undefined where there is none, whatever `answers` is. */
export function answerTo(answers: unknown, name: string): unknown {
  if (typeof answers !== 'object' || answers === null || !Object.hasOwn(answers, name)) return undefined;
  return (answers as Record<string, unknown>)[name];
}

function isShown(field: FieldDefinition, known: Map<string, AnswerValue>, submitted: FormAnswers): boolean {
  if (field.whenAnswered !== undefined && !isAnswered(answerTo(submitted, field.whenAnswered))) return false;
  return (field.conditionalValidations ?? []).every((condition) =>
    holds(condition, known.get(condition.when)),
  );
}

function holds({ compareType, value }: ConditionalValidation, answer: AnswerValue | undefined): boolean {
  if (answer === undefined) return false;
  return comparisons[compareType](answer, Array.isArray(value) ? value : [value]);
}

type Scalar = string | number | boolean;

export const comparisons: Record<CompareType, (answer: AnswerValue, expected: readonly Scalar[]) => boolean> =
  {
    equals: isAnyOf,
    notEquals: (answer, expected) => !isAnyOf(answer, expected),
    greaterOrEqual: (answer, expected) => expected.some((bound) => isAtLeast(answer, bound)),
  };

/** Whether an answer is one of the expected values. Of several choices any one is enough; a type-ahead answer is compared by its id. */
function isAnyOf(answer: AnswerValue, expected: readonly Scalar[]): boolean {
  if (Array.isArray(answer))
    return answer.some((entry) => typeof entry === 'string' && expected.includes(entry));
  if (typeof answer === 'object') return '_id' in answer && expected.includes(answer._id);
  return expected.includes(answer);
}

/** Whether an answer is at least a value: figures by size, also where an option's value is a figure, and days by the calendar. */
function isAtLeast(answer: AnswerValue, bound: Scalar): boolean {
  const [size, least] = [readNumber(answer), readNumber(bound)];
  if (size !== null && least !== null) return size >= least;
  return /^\d{4}-\d\d-\d\d$/.test(String(answer)) && typeof bound === 'string' && String(answer) >= bound;
}
