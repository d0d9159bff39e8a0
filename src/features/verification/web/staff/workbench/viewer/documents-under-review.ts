// Every document that a review may want to look at: those to decide on first, then those of the information, then older ones.
import type { FieldDefinition, FormAnswers, UploadedFileAnswer } from '#features/forms/contract.ts';
import type { EarlierAttempt, ProvedSubmission, VerificationRecord } from '../../../../contract.ts';
import { recordTexts, viewerTexts } from '../../../../texts/staff-workbench.ts';

export type ShownDocument = UploadedFileAnswer & {
  /** Of its field; of several files of one field, which of them it is. */
  label: string;
  /** The name of the field that it answers. */
  field: string;
  /** The number of the attempt that it is of, where that is an earlier one. */
  attempt?: number;
};

type Review = {
  verification: Pick<VerificationRecord, 'data' | 'verificationSchema'>;
  submission: Pick<ProvedSubmission, 'data' | 'informationSchema'>;
  earlier: readonly Pick<EarlierAttempt, 'attempt' | 'data'>[];
};

export function documentsUnderReview({ verification, submission, earlier }: Review): ShownDocument[] {
  const { fields } = verification.verificationSchema;
  return [
    ...documentsIn(fields, verification.data),
    ...documentsIn(submission.informationSchema.fields, submission.data),
    ...earlier.flatMap(({ attempt, data }) =>
      documentsIn(fields, data).map((document) => ({
        ...document,
        attempt,
        label: `${recordTexts.attempt(attempt)}: ${document.label}`,
      })),
    ),
  ];
}

/** What answered the same field in the latest attempt before; of several files, the one at the same place. */
export function earlierVersion(
  documents: readonly ShownDocument[],
  present: ShownDocument,
): ShownDocument | undefined {
  const ofField = documents.filter(({ field }) => field === present.field);
  const older = ofField.filter(({ attempt }) => attempt !== undefined && isBefore(attempt, present.attempt));
  const latest = older.filter(({ attempt }) => attempt === older[0]?.attempt);
  const place = ofField.filter(({ attempt }) => attempt === present.attempt).indexOf(present);
  return latest[place] ?? latest[0];
}

const isBefore = (attempt: number, present: number | undefined): boolean =>
  present === undefined || attempt < present;

/** The documents among answers, found by the answers and not by the fields: an older attempt may have answered fields that are gone. */
const documentsIn = (fields: readonly FieldDefinition[], answers: FormAnswers): ShownDocument[] =>
  Object.entries(answers).flatMap(([name, answer]) => {
    const label = fields.find((field) => field.name === name)?.label ?? name;
    const entries: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
    const documents = entries.filter(isDocument);
    return documents.map((document, index) => ({
      ...document,
      label: documents.length > 1 ? viewerTexts.fileOf(label, index + 1, documents.length) : label,
      field: name,
    }));
  });

const isDocument = (answer: unknown): answer is UploadedFileAnswer =>
  typeof answer === 'object' && answer !== null && 'sizeBytes' in answer;
