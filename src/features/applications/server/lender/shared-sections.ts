// What an applicant has proved, as a lender reads it: verified sections alone, as they were asked, and the documents that verify them.

import type { FieldDefinition, FormAnswers, UploadedFileAnswer } from '#features/forms/contract.ts';
import { submissionsWithDocuments } from '#features/verification/server/store.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import type { SharedSection } from '../../contract.ts';

export async function sharedSections(
  work: Work,
  accountId: IdOf<'accounts'>,
  { documents }: { documents: boolean },
): Promise<SharedSection[]> {
  const all = await submissionsWithDocuments(work, accountId);
  const verified = all.filter(({ submission }) => submission.status === 'Verified');
  const tags = await tagsOf(
    work,
    verified.map(({ submission }) => submission.informationSchema._id),
  );
  return verified.map(({ submission: { informationSchema, data }, verification }) => ({
    tags: tags.get(informationSchema._id) ?? [],
    informationSchema: {
      sId: informationSchema.sId,
      name: informationSchema.name,
      fields: informationSchema.fields,
    },
    data,
    documents:
      documents && verification?.status === 'Verified'
        ? {
            name: verification.verificationSchema.name,
            fields: verification.verificationSchema.fields,
            data: verification.data,
          }
        : null,
  }));
}

async function tagsOf({ db }: Work, ids: IdOf<'information_schemas'>[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('information_schemas')
    .select(['id', 'tags'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, tags }) => [id, tags]));
}

/** Finds the section that holds a document, and what the document was asked for as; undefined where it is in none of them. */
export function findDocument(
  sections: readonly SharedSection[],
  fileId: string,
): { section: string; askedAs: string } | undefined {
  for (const { informationSchema, data, documents } of sections) {
    const field =
      fieldHolding(informationSchema.fields, data, fileId) ??
      (documents && fieldHolding(documents.fields, documents.data, fileId));
    if (field) return { section: informationSchema.name, askedAs: field.label };
  }
  return undefined;
}

const fieldHolding = (fields: readonly FieldDefinition[], answers: FormAnswers, fileId: string) =>
  fields.find(({ name }) => filesIn(answers[name]).some(({ id }) => id === fileId));

const filesIn = (answer: FormAnswers[string] | undefined): UploadedFileAnswer[] =>
  (Array.isArray(answer) ? answer : [answer]).filter(
    (entry): entry is UploadedFileAnswer => typeof entry === 'object' && 'sizeBytes' in entry,
  );
