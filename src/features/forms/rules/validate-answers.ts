// Validates a form's answers: the one verdict that the screen shows and the server insists on.
import type {
  AnswerValue,
  FieldDefinition,
  FormAnswers,
  UploadedFileAnswer,
  Validation,
} from '#features/forms/contract.ts';
import type { Day } from '#shared/calendar.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { formTexts } from '../texts/forms.ts';
import { isFileKind, kindOf } from './kind.ts';
import { limits } from './limits.ts';
import { plainRules, readParams } from './plain-rules.ts';
import { isAnswered } from './read-answer.ts';
import { hasMinus, specialRules } from './special-rules.ts';
import { visibleFields } from './visible-fields.ts';

export type ValidatedAnswers = {
  /** What may be stored: shown fields only, read and tidied; meant for storing only when there are no errors. */
  answers: FormAnswers;
  /** The first error of each field, by its name. */
  errors: FieldErrors;
};

/**
 * Validates answers from anywhere against fields that passed `checkDefinition`. `submitted` is the section's information
 * when the form is its verification. Never throws, whatever the answers are.
 */
export function validateAnswers(
  fields: readonly FieldDefinition[],
  answers: unknown,
  today: Day,
  submitted: FormAnswers = {},
): ValidatedAnswers {
  const kept: [string, AnswerValue][] = [];
  const errors: [string, string][] = [];
  for (const { field, reading } of visibleFields(fields, answers, submitted)) {
    const error = reading.isFarDay
      ? yearError(field, today)
      : (reading.error ?? errorOf(field, reading.value, today));
    if (error !== undefined) errors.push([field.name, error]);
    else if (reading.value !== undefined) kept.push([field.name, reading.value]);
  }
  return { answers: Object.fromEntries(kept), errors: Object.fromEntries(errors) };
}

/**
 * Puts the documents that were really uploaded in place of whatever the answers claim under file fields. Documents
 * under any other name are left out here; the server refuses them (`server/validate-form.ts`).
 */
export function withFiles(
  fields: readonly FieldDefinition[],
  answers: Readonly<Record<string, unknown>>,
  uploads: readonly { field: string; file: UploadedFileAnswer }[],
): Record<string, unknown> {
  const isFileName = new Set(fields.filter((field) => isFileKind(kindOf(field))).map(({ name }) => name));
  const plain = Object.entries(answers).filter(([name]) => !isFileName.has(name));
  const files = [...isFileName].map((name) => [
    name,
    uploads.filter(({ field }) => field === name).map(({ file }) => file),
  ]);
  return Object.fromEntries([...plain, ...files]);
}

/** Every rule of a shown field: its own, and those its conditions bring along. */
export function rulesOf(field: FieldDefinition): Validation[] {
  const conditional = (field.conditionalValidations ?? []).flatMap(({ type, params }) =>
    type === undefined ? [] : [{ type, params }],
  );
  return [...(field.validations ?? []), ...conditional];
}

/** Whether a shown field must be answered, for its label. */
export const isRequired = (field: FieldDefinition): boolean =>
  rulesOf(field).some(({ type }) => type === 'required');

function errorOf(field: FieldDefinition, value: AnswerValue | undefined, today: Day): string | undefined {
  const rules = rulesOf(field);
  if (value === undefined || !isAnswered(value)) {
    const required = rules.find(({ type }) => type === 'required');
    return required && messageOf(required, formTexts.required(field.label));
  }
  const minus = rules.filter((rule) => hasMinus(rule, value));
  for (const rule of [...minus, ...rules]) {
    const standard = brokenText(field, rule, value, today);
    if (standard !== undefined) return messageOf(rule, standard);
  }
  return undefined;
}

/** The limits of a field's year, where its own rules admit fewer years than any field does. */
function yearError(field: FieldDefinition, today: Day): string {
  let [from, to]: [string, string] = [limits.earliestDay, limits.latestDay];
  for (const rule of rulesOf(field)) {
    const { argument } = readParams(rule);
    const bound = argument === 'today' ? today : String(argument);
    const { earliest, latest } = (rule.subtype && specialRules[rule.subtype]) || {};
    const first = rule.type === 'min' ? bound : earliest?.(today);
    const last = rule.type === 'max' ? bound : latest?.(today);
    if (first && first > from) from = first;
    if (last && last < to) to = last;
  }
  return formTexts.yearOutside(from.slice(0, 4), to.slice(0, 4));
}

/** The standard words for a rule that the answer breaks; undefined where it keeps the rule. */
function brokenText(
  field: FieldDefinition,
  rule: Validation,
  value: AnswerValue,
  today: Day,
): string | undefined {
  if (rule.type === 'required') return undefined;
  if (rule.type === 'test') {
    const special = rule.subtype && specialRules[rule.subtype];
    if (!special || special.holds(value, today, rule)) return undefined;
    return [special.messageFor?.(value, today) ?? special.message, special.advice?.(value, rule)]
      .filter(Boolean)
      .join(' ');
  }
  const plain = plainRules[rule.type];
  const { argument } = readParams(rule);
  return plain.holds(value, argument, today)
    ? undefined
    : plain.message(argument === 'today' ? today : argument, kindOf(field));
}

function messageOf(rule: Validation, standard: string): string {
  const { message } = readParams(rule);
  return typeof message === 'string' && message !== '' ? message : standard;
}
