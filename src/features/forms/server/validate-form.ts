// Validates a form as it arrived, its documents by what was really uploaded, before any byte of them is stored.
import type { FieldDefinition, FormAnswers } from '#features/forms/contract.ts';
import { validateAnswers, withFiles } from '#features/forms/rules/validate-answers.ts';
import type { ArrivedFile } from '#platform/server/keep-file.ts';
import type { Day } from '#shared/calendar.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { shapeErrors } from '#texts/shape-errors.ts';
import { provisionalId } from './keep-documents.ts';

export type ArrivedForm = { answers: Readonly<Record<string, unknown>>; files: readonly ArrivedFile[] };

/** `answers` name documents by a provisional id: they are only fit for `keepDocuments`. */
export type ValidatedForm = { answers: FormAnswers; errors: FieldErrors };

/** `submitted` is the section's information when the form is its verification. */
export function validateForm(
  fields: readonly FieldDefinition[],
  { answers, files }: ArrivedForm,
  today: Day,
  submitted: FormAnswers = {},
): ValidatedForm {
  const uploads = files.map((file, index) => ({
    field: file.field,
    file: { id: provisionalId(index), name: file.name, type: '', sizeBytes: sizeOf(file) },
  }));
  const validated = validateAnswers(fields, withFiles(fields, answers, uploads), today, submitted);
  return { ...validated, errors: { ...notAsked(fields, { answers, files }), ...validated.errors } };
}

/** Of what was sent besides; a sender may make up as many names as they like. */
const MOST_NAMED = 20;

/** An error for each answer and document that no field of the form has asked for. What a field asks that is hidden is left out, not refused. */
function notAsked(fields: readonly FieldDefinition[], { answers, files }: ArrivedForm): FieldErrors {
  const asked = new Set(fields.map(({ name }) => name));
  const sent = new Set([...Object.keys(answers), ...files.map(({ field }) => field)]);
  const others = [...sent].filter((name) => !asked.has(name)).slice(0, MOST_NAMED);
  return Object.fromEntries(others.map((name) => [name, shapeErrors.unknown([name])]));
}

/** A file cut off at the request's limit is larger than any field allows. */
const sizeOf = ({ bytes, truncated }: ArrivedFile): number =>
  truncated ? Number.MAX_SAFE_INTEGER : bytes.length;
