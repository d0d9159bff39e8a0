// What the sections leave: answers with their documents, seeds, and what staff said of the documents.

import type { FieldDefinition, FormAnswers } from '#features/forms/contract.ts';
import { isFileKind, kindOf } from '#features/forms/rules/kind.ts';
import { isRequired } from '#features/forms/rules/validate-answers.ts';
import { visibleFields } from '#features/forms/rules/visible-fields.ts';
import { sharedNamesIn, withShared } from '#features/information/rules/shared-answers.ts';
import type { StoredSection } from '#features/information/server/catalogue.ts';
import { informationSubmitted } from '#features/information/server/happenings.ts';
import { seedsEarned } from '#features/seeds/server/happenings.ts';
import { ISSUED, seedAccountOf } from '#features/seeds/server/ledger.ts';
import { asksForDocuments } from '#features/verification/rules/undocumented.ts';
import {
  documentsRejected,
  documentsSent,
  documentsVerified,
} from '#features/verification/server/happenings.ts';
import type { IdOf } from '#shared/id.ts';
import type { Step } from '../people/steps.ts';
import { APPROVAL_NOTES, DOCUMENT_REJECTIONS } from '../people/words.ts';
import type { Row } from './insert-rows.ts';
import { remember, ring, type Telling } from './telling.ts';

export async function submit(telling: Telling, sId: string, at: number): Promise<void> {
  const { plan, account, rows } = telling;
  const section = sectionOf(telling, sId);
  const id = plan.random.id<'submissions'>(at);
  const given = plan.answers[sId] ?? {};
  const documents = await handIn(
    telling,
    section.fields,
    given,
    {},
    { submission_id: id, verification_id: null },
    at,
  );
  rows.submissions.push({
    id,
    account_id: account.id,
    information_schema_id: section._id,
    audience: section.for,
    form_version_id: section.version,
    answers: { ...given, ...documents },
    status: 'Submitted',
    created_at: new Date(at),
    changed_at: new Date(at),
  });
  rows.seed_transfers.push({
    id: plan.random.id(at),
    cause: `section:${account.id}:${section._id}`,
    from_account: ISSUED,
    to_account: seedAccountOf(account.id),
    seeds: section.points,
    reason: section.name,
    submission_id: id,
    created_at: new Date(at),
  });
  const facts = { subjectId: id, accountId: account.id, section: section.name };
  const after = { section: section.sId, version: section.version };
  const event = remember(telling, at, informationSubmitted, facts, { after });
  const earned = { accountId: account.id, seeds: section.points, reason: section.name };
  ring(telling, at, seedsEarned, earned, event);
}

export async function prove(telling: Telling, sId: string, at: number): Promise<void> {
  const { plan, account, rows } = telling;
  const section = sectionOf(telling, sId);
  const submission = submissionOf(telling, section);
  const { verificationSchema } = section;
  const shared = withShared(sharedNamesIn(section), plan.answers[sId] ?? {}, plan.answers);
  const id = plan.random.id<'verifications'>(at);
  const use = { submission_id: submission.id, verification_id: id };
  const { fields } = verificationSchema;
  const answers = await handIn(telling, fields, {}, shared, use, at);
  rows.verifications.push({
    id,
    submission_id: submission.id,
    account_id: account.id,
    audience: section.for,
    attempt: 1 + attemptsAt(telling, submission.id).length,
    verification_schema_id: verificationSchema._id,
    form_version_id: verificationSchema.version,
    answers,
    documents_asked: asksForDocuments(fields, answers, shared),
    status: 'Submitted',
    created_at: new Date(at),
  });
  submission.status = 'SubmittedForVerfication';
  submission.changed_at = new Date(at);
  const facts = { subjectId: id, accountId: account.id, section: section.name };
  remember(telling, at, documentsSent, facts, { after: { section: section.sId } });
}

export function review(telling: Telling, { sId, verdict, at }: Extract<Step, { does: 'review' }>): void {
  const { world, plan } = telling;
  const section = sectionOf(telling, sId);
  const submission = submissionOf(telling, section);
  const verification = attemptsAt(telling, submission.id).at(-1);
  if (!verification) throw new Error(`${sId} was reviewed without documents`);
  const reason = verdict === 'Rejected' ? plan.random.pick(DOCUMENT_REJECTIONS) : null;
  const decided = {
    status: verdict,
    approval_note: reason ? null : plan.random.pick(APPROVAL_NOTES) || null,
    rejection_reason: reason,
    decided_by: plan.random.pick(world.staffIds),
    decided_at: new Date(at),
  };
  Object.assign(verification, decided);
  submission.status = verdict;
  submission.changed_at = new Date(at);
  const { id: accountId, email } = telling.account;
  const about = { accountId, email, section: section.name, submissionId: submission.id };
  const facts = { subjectId: verification.id, ...about };
  const by = { actorId: decided.decided_by, before: { status: 'Submitted' } };
  if (reason) {
    const after = { status: verdict, rejectionReason: reason };
    remember(telling, at, documentsRejected, { ...facts, reason }, { ...by, after });
  } else remember(telling, at, documentsVerified, facts, { ...by, after: { status: verdict } });
}

type Use = { submission_id: IdOf<'submissions'>; verification_id: IdOf<'verifications'> | null };

/** A document for every shown field that asks for one; where it may be left out, two people in five have one. */
async function handIn(
  { plan: { random, person }, desk, account }: Telling,
  fields: readonly FieldDefinition[],
  answers: FormAnswers,
  submitted: FormAnswers,
  use: Use,
  at: number,
): Promise<FormAnswers> {
  const documents: FormAnswers = {};
  for (const { field } of visibleFields(fields, answers, submitted)) {
    if (!isFileKind(kindOf(field)) || !(isRequired(field) || random.chance(0.4))) continue;
    const owner = { id: account.id, person };
    const document = await desk.hand(owner, { ...use, file_id: random.id(at), field: field.name }, at);
    documents[field.name] = kindOf(field) === 'files' ? [document] : document;
  }
  return documents;
}

function sectionOf({ world }: Telling, sId: string): StoredSection {
  const section = world.sections.find((each) => each.sId === sId);
  if (!section) throw new Error(`there is no section ${sId}`);
  return section;
}

function submissionOf({ rows }: Telling, section: StoredSection): Row<'submissions'> {
  const submission = rows.submissions.find((each) => each.information_schema_id === section._id);
  if (!submission) throw new Error(`${section.sId} was proved before it was submitted`);
  return submission;
}

const attemptsAt = ({ rows }: Telling, submissionId: IdOf<'submissions'>): Row<'verifications'>[] =>
  rows.verifications.filter((each) => each.submission_id === submissionId);
