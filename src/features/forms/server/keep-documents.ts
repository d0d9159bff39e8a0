// Stores the documents of a validated form, and puts their descriptions in its answers.
import type {
  AnswerValue,
  FieldDefinition,
  FileType,
  FormAnswers,
  UploadedFileAnswer,
} from '#features/forms/contract.ts';
import { isFileKind, kindOf } from '#features/forms/rules/kind.ts';
import { formatAdvice } from '#features/forms/rules/special-rules.ts';
import {
  type ArrivedFile,
  type CleanFile,
  cleanFile,
  keepFile,
  SCAN_FILES,
  safeName,
} from '#platform/server/keep-file.ts';
import { asksForPassword } from '#platform/server/pdf/asks-for-password.ts';
import { transactionWithFiles, type Written } from '#platform/server/transaction-with-files.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { type FieldErrors, refuse } from '#shared/refusal.ts';
import { formTexts } from '../texts/forms.ts';

/** The name of an arrived file in answers until it is stored: its place among those that arrived. */
export const provisionalId = (index: number): string => `arrived ${index}`;

/** The documents of one form, kept in the present transaction. */
export type KeptDocuments = { answers: FormAnswers; uses: { fileId: IdOf<'files'>; field: string }[] };

type KeptDocument = UploadedFileAnswer & { id: IdOf<'files'> };

export type KeepDocuments = (
  fields: readonly FieldDefinition[],
  answers: FormAnswers,
) => Promise<KeptDocuments>;

/** Runs a transaction that keeps documents of `files`; those that it does not keep leave the disk. */
export async function transactionWithDocuments<Reply>(
  work: Work<Actor>,
  files: readonly ArrivedFile[],
  run: (work: Work<Actor>, keepDocuments: KeepDocuments) => Promise<Reply>,
): Promise<Reply> {
  const clean: (CleanDocument | null)[] = [];
  // Files are cleaned one after the other, because each unpacks into memory.
  for (const file of files) clean.push(await cleanDocument(file, work.actor.id));
  return transactionWithFiles(work, clean, (work, written) => run(work, keeperOf(work, written)));
}

/** One that opens only with a password is of no use to whoever is to look at it. */
type CleanDocument = CleanFile & { isLocked: boolean };

async function cleanDocument(file: ArrivedFile, owner: string): Promise<CleanDocument | null> {
  const clean = await cleanFile(file, owner);
  const isPdf = clean?.type === 'application/pdf';
  return clean && { ...clean, isLocked: isPdf && (await asksForPassword(clean.bytes, owner)) };
}

function keeperOf(work: Work<Actor>, files: readonly (Written<CleanDocument> | null)[]): KeepDocuments {
  const fileOf = ({ id }: UploadedFileAnswer): Written<CleanDocument> | null => {
    const place = files.findIndex((_file, index) => provisionalId(index) === id);
    if (place < 0) throw new Error('an answer names a document that did not arrive');
    return files[place] ?? null;
  };
  const keepOne = async (field: FieldDefinition, arrived: UploadedFileAnswer): Promise<KeptDocument> => {
    const allowed = typesOf(field);
    const { id, name, type, sizeBytes } = await keepFile(
      work,
      field.name,
      fileOf(arrived),
      allowed,
      `${formTexts.fileUnsupported} ${formatAdvice(arrived, allowed)}`,
    );
    return { id, name, type, sizeBytes };
  };
  return async (fields, answers) => {
    const kept: KeptDocuments = { answers: { ...answers }, uses: [] };
    const locked: FieldErrors = {};
    for (const field of fields.filter((field) => isFileKind(kindOf(field)))) {
      const documents: KeptDocument[] = [];
      const arrived = documentsOf(answers[field.name]);
      for (const document of arrived) documents.push(await keepOne(field, document));
      const unopened = arrived.filter((document) => fileOf(document)?.isLocked);
      if (unopened.length > 0)
        locked[field.name] = formTexts.filesLocked(unopened.map(({ name }) => safeName(name)));
      const [first] = documents;
      if (first) kept.answers[field.name] = kindOf(field) === 'files' ? documents : first;
      kept.uses.push(...documents.map(({ id }) => ({ fileId: id, field: field.name })));
    }
    if (Object.keys(locked).length > 0) refuse('request.invalid', { fields: locked });
    if (kept.uses.length > 0 && work.services.config.scanner)
      await work.services.jobs.send(work.db, SCAN_FILES, {});
    return kept;
  };
}

function documentsOf(answer: AnswerValue | undefined): UploadedFileAnswer[] {
  const list = Array.isArray(answer) ? answer : [answer];
  return list.filter(
    (entry): entry is UploadedFileAnswer => typeof entry === 'object' && 'sizeBytes' in entry,
  );
}

const typesOf = ({ validations = [] }: FieldDefinition): FileType[] =>
  validations.flatMap(({ fileTypes }) => fileTypes ?? []);
