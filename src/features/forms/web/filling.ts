// A form while it is being filled in: what was typed, what is wrong with it, and how each step changes that.
import type { FieldDefinition, FormAnswers } from '#features/forms/contract.ts';
import { isFileKind, kindOf } from '#features/forms/rules/kind.ts';
import { isAnswered } from '#features/forms/rules/read-answer.ts';
import { validateAnswers } from '#features/forms/rules/validate-answers.ts';
import { visibleFields } from '#features/forms/rules/visible-fields.ts';
import type { Day } from '#shared/calendar.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { fillingTexts } from '../texts/forms.ts';
import { documentsIn } from './documents/documents-in.ts';
import { type LocalDocument, MOST_FILES_AT_ONCE } from './documents/local-document.ts';
import { changedSince, mergeAnswers } from './drafts/merge-answers.ts';

/** Answers as inputs hold them: texts, ticks, lists, documents with their bytes. */
export type RawAnswers = Readonly<Record<string, unknown>>;

export type Basis = { fields: readonly FieldDefinition[]; submitted: FormAnswers; today: Day };

export type Filling = {
  answers: RawAnswers;
  /** Beside the fields, by name. */
  errors: FieldErrors;
  touched: ReadonlySet<string>;
  /** How many times files were picked that are not made ready yet. */
  awaited: number;
};

export type FillingStep =
  | { step: 'change'; name: string; value: unknown }
  | { step: 'add'; name: string; documents: LocalDocument[] }
  | { step: 'remove'; name: string; id: string }
  /** Its owner can read the picture. */
  | { step: 'trust'; name: string; id: string }
  /** The field was left. */
  | { step: 'leave'; name: string }
  | { step: 'error'; name: string; error: string }
  /** Files are being made ready; then they are, or will not do. */
  | { step: 'await' }
  | { step: 'arrived' }
  /** The verdict on the whole form. */
  | { step: 'show'; errors: FieldErrors }
  /** Another tab has answered; what was changed here since `before` stays. */
  | { step: 'takeOver'; kept: RawAnswers; before: RawAnswers };

export const begun = (answers: RawAnswers): Filling => ({
  answers,
  errors: {},
  touched: new Set(),
  awaited: 0,
});

/** An error is shown when its field is left, never while it is first typed; once shown it goes as soon as it is mended. */
export function nextFilling(basis: Basis, filling: Filling, move: FillingStep): Filling {
  if (move.step === 'show') return { ...filling, errors: move.errors };
  if (move.step === 'await') return { ...filling, awaited: filling.awaited + 1 };
  if (move.step === 'arrived') return { ...filling, awaited: filling.awaited - 1 };
  if (move.step === 'takeOver') return takenOver(basis, filling, move);
  const { name } = move;
  if (move.step === 'error') return { ...filling, errors: { ...filling.errors, [name]: move.error } };
  if (move.step !== 'leave') {
    const changed: Filling = {
      ...filling,
      answers: { ...filling.answers, [name]: valueAfter(move, filling.answers[name]) },
      touched: new Set(filling.touched).add(name),
    };
    return filling.errors[name] === undefined ? changed : validatedAt(basis, changed, name);
  }
  // A question that was only passed by is not held against anyone before the form is submitted.
  const wasAnswered = filling.touched.has(name) || isAnswered(filling.answers[name]);
  return wasAnswered ? validatedAt(basis, filling, name) : filling;
}

function valueAfter(
  move: Exclude<FillingStep, { step: 'leave' | 'error' | 'show' | 'await' | 'arrived' | 'takeOver' }>,
  value: unknown,
): unknown {
  if (move.step === 'change') return move.value;
  if (move.step === 'add') return [...documentsIn(value), ...move.documents];
  if (move.step === 'remove') return documentsIn(value).filter(({ id }) => id !== move.id);
  return documentsIn(value).map((document) => {
    const { doubt: _heard, ...trusted } = document;
    return document.id === move.id ? trusted : document;
  });
}

function takenOver(
  basis: Basis,
  filling: Filling,
  { kept, before }: { kept: RawAnswers; before: RawAnswers },
): Filling {
  const merged = mergeAnswers(kept, before, filling.answers);
  const names = changedSince(filling.answers, merged);
  if (names.length === 0) return filling;
  const taken = Object.fromEntries(names.map((name) => [name, merged[name]]));
  const changed: Filling = { ...filling, answers: { ...filling.answers, ...taken } };
  return names
    .filter((name) => filling.errors[name] !== undefined)
    .reduce((next, name) => validatedAt(basis, next, name), changed);
}

function validatedAt(basis: Basis, filling: Filling, name: string): Filling {
  const error = errorsOf(basis, filling.answers)[name];
  if (error === filling.errors[name]) return filling;
  const { [name]: _mended, ...others } = filling.errors;
  return { ...filling, errors: error === undefined ? others : { ...others, [name]: error } };
}

/** Every error of the form as it stands; with too many files for one request, also that. */
export function errorsOf({ fields, submitted, today }: Basis, answers: RawAnswers): FieldErrors {
  const { errors } = validateAnswers(fields, answers, today, submitted);
  const files = filesOf({ fields, submitted }, answers);
  const last = files.at(-1);
  if (!last || files.length <= MOST_FILES_AT_ONCE) return errors;
  return { [last.field]: fillingTexts.filesMost(MOST_FILES_AT_ONCE), ...errors };
}

/** For the summary above the form: each error says which question it is of. */
export const namedErrors = (fields: readonly FieldDefinition[], errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, error]) => {
      const label = fields.find((field) => field.name === name)?.label;
      return [name, !label || error.includes(label) ? error : fillingTexts.errorOf(label, error)];
    }),
  );

export type FilledForm = {
  /** Without documents. */
  answers: FormAnswers;
  files: { field: string; file: File }[];
};

/** What is sent: shown fields only, tidied; the documents beside them under the names of their fields. */
export function filledForm(basis: Basis, answers: RawAnswers): FilledForm {
  const validated = validateAnswers(basis.fields, answers, basis.today, basis.submitted);
  const isFile = new Map(basis.fields.map((field) => [field.name, isFileKind(kindOf(field))]));
  const words = Object.entries(validated.answers).filter(([name]) => !isFile.get(name));
  return { answers: Object.fromEntries(words), files: filesOf(basis, answers) };
}

function filesOf(
  { fields, submitted }: Omit<Basis, 'today'>,
  answers: RawAnswers,
): { field: string; file: File }[] {
  return visibleFields(fields, answers, submitted)
    .filter(({ field }) => isFileKind(kindOf(field)))
    .flatMap(({ field }) =>
      documentsIn(answers[field.name]).map(({ blob, name, type }) => ({
        field: field.name,
        file: new File([blob], name, { type }),
      })),
    );
}
