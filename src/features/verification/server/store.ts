// Documents read with the form that asked for them and the submission that they prove.

import type { InferResult } from 'kysely';
import { audience, storedFields } from '#features/information/contract.ts';
import { answersOpener } from '#features/information/server/sealed/sealed-answers.ts';
import type {
  EarlierAttempt,
  ProvedSubmission,
  VerificationRecord,
} from '#features/verification/contract.ts';
import { isVisible, visibleStatus } from '#platform/server/database/withheld.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';

/** Submissions, standing or reopened, as they were asked and answered. */
const submissions = (work: Work) =>
  work.db
    .selectFrom('submissions as s')
    .innerJoin('information_schemas as i', 'i.id', 's.information_schema_id')
    .innerJoin('form_versions as f', 'f.id', 's.form_version_id')
    .select(visibleStatus(work.actor, 's').as('submission_status'))
    .select(['s.id as submission_id', 's.audience', 's.account_id'])
    .select([
      's.answers as submission_answers',
      's.sealed as submission_sealed',
      's.created_at as submitted_at',
    ])
    .select(['i.id as section_id', 'i.s_id', 'i.name as section_name', 'f.fields as submission_fields']);

const documentColumns = [
  'v.id',
  'v.attempt',
  'v.status',
  'v.answers',
  'v.sealed',
  'v.created_at',
  'v.decided_at',
  'v.rejection_reason',
  'w.id as schema_id',
  'w.name',
  'g.title',
  'g.fields',
] as const;

const documentsWithSubmission = (work: Work) =>
  submissions(work)
    .innerJoin('verifications as v', 'v.submission_id', 's.id')
    .innerJoin('verification_schemas as w', 'w.id', 'v.verification_schema_id')
    .innerJoin('form_versions as g', 'g.id', 'v.form_version_id')
    .select(documentColumns)
    .select(isVisible(work.actor, 'v.verdict_event').as('is_visible'))
    .select(['v.approval_note', 'v.rejection_note', 'v.decided_by']);

export type Detail = {
  /** Whether the reader may know the verdict yet. */
  isVisible: boolean;
  verification: VerificationRecord & { userId: IdOf<'accounts'> };
  submission: ProvedSubmission;
  earlier: EarlierAttempt[];
  notes: { approvalNote: string | null; rejectionNote: string | null; decidedBy: IdOf<'accounts'> | null };
};

/** Documents with their form and the submission that they prove. Refuses when there are none of that id, or not those of `onlyOf`. */
export async function findDetail(
  work: Work,
  id: IdOf<'verifications'>,
  onlyOf?: IdOf<'accounts'>,
): Promise<Detail> {
  const row = await documentsWithSubmission(work).where('v.id', '=', id).executeTakeFirst();
  if (!row || (onlyOf !== undefined && row.account_id !== onlyOf)) return refuse('request.not_found');
  const open = await openers(work);
  return {
    isVisible: row.is_visible,
    verification: recordOf(row, open),
    submission: provedOf(row, open),
    earlier: row.attempt === 1 ? [] : await attemptsBefore(work, row.submission_id, row.attempt),
    notes: { approvalNote: row.approval_note, rejectionNote: row.rejection_note, decidedBy: row.decided_by },
  };
}

async function attemptsBefore(
  work: Work,
  submissionId: IdOf<'submissions'>,
  attempt: number,
): Promise<EarlierAttempt[]> {
  const rows = await work.db
    .selectFrom('verifications')
    .select(['id', 'attempt', 'status', 'answers', 'sealed', 'created_at', 'decided_at', 'rejection_reason'])
    .select(isVisible(work.actor, 'verdict_event').as('is_visible'))
    .where('submission_id', '=', submissionId)
    .where('attempt', '<', attempt)
    .orderBy('attempt', 'desc')
    .limit(50)
    .execute();
  const open = await openers(work);
  return rows.map((attempt) => attemptOf(attempt, open));
}

/** One person's standing submissions in the order of the sections, each with its latest documents. */
export async function submissionsWithDocuments(
  work: Work,
  accountId: IdOf<'accounts'>,
  only?: ProvedSubmission['for'],
): Promise<{ submission: StoredSubmission; verification: VerificationRecord | null }[]> {
  const rows = await submissions(work)
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('verifications as v')
          .innerJoin('verification_schemas as w', 'w.id', 'v.verification_schema_id')
          .innerJoin('form_versions as g', 'g.id', 'v.form_version_id')
          .select(documentColumns)
          .select(isVisible(work.actor, 'v.verdict_event').as('is_visible'))
          .whereRef('v.submission_id', '=', 's.id')
          .orderBy('v.attempt', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .selectAll('latest')
    .where('s.account_id', '=', accountId)
    .where('s.reopened_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('s.audience', '=', only ?? ''))
    .orderBy('i.position')
    .execute();
  const open = await openers(work);
  return rows.map((row) => ({
    submission: provedOf(row, open),
    verification: hasDocuments(row) ? recordOf(row, open) : null,
  }));
}

type SubmissionRow = InferResult<ReturnType<typeof submissions>>[number];

type DocumentRow = Omit<
  InferResult<ReturnType<typeof documentsWithSubmission>>[number],
  keyof SubmissionRow | 'approval_note' | 'rejection_note' | 'decided_by'
>;

type MaybeDocumentRow = { [Column in keyof DocumentRow]: DocumentRow[Column] | null };

type Openers = Awaited<ReturnType<typeof openers>>;

async function openers({ services }: Work) {
  const [submission, documents] = await Promise.all([
    answersOpener(services, 'submissions'),
    answersOpener(services, 'verifications'),
  ]);
  return { submission, documents };
}

/** Whether a section has documents: a lateral join gives all of its columns or none. */
const hasDocuments = <Row extends MaybeDocumentRow>(row: Row): row is Row & DocumentRow => row.id !== null;

const attemptOf = (
  row: Omit<DocumentRow, 'schema_id' | 'name' | 'title' | 'fields'>,
  open: Openers,
): EarlierAttempt => ({
  _id: row.id,
  attempt: row.attempt,
  created: row.created_at.toISOString(),
  ...(row.is_visible
    ? {
        status: row.status,
        decidedAt: row.decided_at?.toISOString() ?? null,
        rejectionReason: row.rejection_reason,
      }
    : UNDECIDED),
  data: open.documents(row),
});

/** The verdict of documents that nobody has decided about yet. */
export const UNDECIDED = { status: 'Submitted', decidedAt: null, rejectionReason: null } as const;

const recordOf = (row: DocumentRow & SubmissionRow, open: Openers): Detail['verification'] => ({
  ...attemptOf(row, open),
  for: audience.parse(row.audience),
  verificationSchema: {
    _id: row.schema_id,
    name: row.name,
    title: row.title,
    fields: storedFields.parse(row.fields),
  },
  submissionId: row.submission_id,
  userId: row.account_id,
  sId: row.s_id,
});

/** A submission as the server reads it, with the section's id branded. */
type StoredSubmission = ProvedSubmission & { informationSchema: { _id: SubmissionRow['section_id'] } };

const provedOf = (row: SubmissionRow, open: Openers): StoredSubmission => ({
  _id: row.submission_id,
  status: row.submission_status,
  for: audience.parse(row.audience),
  created: row.submitted_at.toISOString(),
  data: open.submission({
    id: row.submission_id,
    answers: row.submission_answers,
    sealed: row.submission_sealed,
  }),
  informationSchema: {
    _id: row.section_id,
    sId: row.s_id,
    name: row.section_name,
    fields: storedFields.parse(row.submission_fields),
  },
});
