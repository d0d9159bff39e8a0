// Takes the documents that prove a submitted section, and queues them for staff.

import { holdAccount } from '#features/accounts/server/store.ts';
import { happened } from '#features/activity/server/happened.ts';
import type { FormAnswers } from '#features/forms/contract.ts';
import { type KeptDocuments, transactionWithDocuments } from '#features/forms/server/keep-documents.ts';
import { validateForm } from '#features/forms/server/validate-form.ts';
import { freshCatalogue, type StoredSection } from '#features/information/server/catalogue.ts';
import { nameChoices } from '#features/information/server/name-choices.ts';
import { readSharedAnswers } from '#features/information/server/read-shared-answers.ts';
import { answersOpener, holdAnswers } from '#features/information/server/sealed/sealed-answers.ts';
import { recordUses, setSubmissionStatus } from '#features/information/server/submission-states.ts';
import { informationRefusals } from '#features/information/texts/refusals.ts';
import { whyNotProve } from '#features/verification/rules/may-prove.ts';
import { asksForDocuments } from '#features/verification/rules/undocumented.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { ArrivedFile } from '#platform/server/keep-file.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { dayOf } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { informationTexts } from '#texts/information.ts';
import type { verificationEndpoints } from '../contract.ts';
import { verificationRefusals } from '../texts/refusals.ts';
import { documentsSent } from './happenings.ts';

type Form = {
  verificationId: string;
  sId: string;
  data: Record<string, unknown>;
  version?: string | undefined;
};

/** Takes documents, also for a form that asks for none, which is then sent empty. */
export const submitVerification = (
  work: Work<Actor>,
  { extraInfo, files }: Received<typeof verificationEndpoints, 'POST /api/verification/submit'>,
): Promise<Sent> => submit(work, extraInfo, files);

type Sent = { message: string; _id: IdOf<'verifications'> };

function submit(work: Work<Actor>, form: Form, files: ArrivedFile[]): Promise<Sent> {
  return transactionWithDocuments(work, files, async (work, keepDocuments) => {
    const section = await sectionOf(work, form);
    await holdAccount(work, work.actor.id);
    const submission = await lockSubmission(work, section._id);
    const { fields } = section.verificationSchema;
    const arrived = { answers: form.data, files };
    const shared = await readSharedAnswers(work, section, submission.answers);
    const validated = validateForm(fields, arrived, dayOf(work.now), shared);
    const named = await nameChoices(work, fields, validated.answers);
    const errors = { ...named.errors, ...validated.errors };
    if (Object.keys(errors).length > 0)
      refuse(informationRefusals['information.invalid'], { fields: errors });
    const kept = await keepDocuments(fields, named.answers);
    const documentsAsked = asksForDocuments(fields, validated.answers, shared);
    const id = await record(work, section, { submissionId: submission.id, documentsAsked }, kept);
    const facts = { subjectId: id, accountId: work.actor.id, section: section.name };
    await happened(work, documentsSent, facts, { after: { section: section.sId } });
    return { message: informationTexts.submitted, _id: id };
  });
}

export async function submitVerificationById(
  work: Work<Actor>,
  {
    params,
    extraInfo,
    files,
  }: Received<typeof verificationEndpoints, 'POST /api/informations/verification/:id'>,
): Promise<Sent> {
  const { sections } = await freshCatalogue(work);
  const section = sections.find(
    ({ _id, verificationSchema }) => _id === params.id || verificationSchema._id === params.id,
  );
  if (!section) return refuse('request.not_found');
  const { sId, verificationSchema } = section;
  return submit(work, { ...extraInfo, sId, verificationId: verificationSchema._id }, files);
}

/** The section as it is now, when its documents may be sent and the very version was answered. */
async function sectionOf(work: Work, { verificationId, sId, version }: Form): Promise<StoredSection> {
  const { sections } = await freshCatalogue(work);
  const section = sections.find((each) => each.verificationSchema._id === verificationId && each.sId === sId);
  if (!section) return refuse('request.not_found');
  const { verificationSchema } = section;
  if (verificationSchema.status !== 'Active') refuse(informationRefusals['information.closed']);
  if (version !== undefined && version !== verificationSchema.version)
    refuse(informationRefusals['information.changed']);
  return section;
}

/** The caller's standing submission, locked until this transaction ends; refuses when it takes no documents. */
async function lockSubmission(
  work: Work<Actor>,
  sectionId: IdOf<'information_schemas'>,
): Promise<{ id: IdOf<'submissions'>; answers: FormAnswers }> {
  const submission = await work.db
    .selectFrom('submissions')
    .select(['id', 'status', 'answers', 'sealed'])
    .where('account_id', '=', work.actor.id)
    .where('information_schema_id', '=', sectionId)
    .where('reopened_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const refusal = whyNotProve(submission?.status);
  if (refusal || !submission) return refuse(verificationRefusals[refusal ?? 'verification.too_early']);
  const open = await answersOpener(work.services, 'submissions');
  return { id: submission.id, answers: open(submission) };
}

async function record(
  work: Work<Actor>,
  section: StoredSection,
  { submissionId, documentsAsked }: { submissionId: IdOf<'submissions'>; documentsAsked: boolean },
  { answers, uses }: KeptDocuments,
): Promise<IdOf<'verifications'>> {
  const id = newId<'verifications'>(work.now.getTime());
  const { verificationSchema } = section;
  const held = await holdAnswers(work.services, 'verifications', {
    id,
    fields: verificationSchema.fields,
    answers,
  });
  await work.db
    .insertInto('verifications')
    .values(({ selectFrom, fn, val }) => ({
      id,
      submission_id: submissionId,
      account_id: work.actor.id,
      audience: section.for,
      attempt: selectFrom('verifications')
        .select((row) => row(fn.coalesce(fn.max('attempt'), val(0)), '+', 1).as('attempt'))
        .where('submission_id', '=', submissionId),
      verification_schema_id: verificationSchema._id,
      form_version_id: verificationSchema.version,
      answers: JSON.stringify(held.answers),
      sealed: held.sealed && JSON.stringify(held.sealed),
      sealed_with: held.sealedWith,
      documents_asked: documentsAsked,
      status: 'Submitted' as const,
      created_at: work.now,
    }))
    .execute();
  await recordUses(work, uses, { submissionId, verificationId: id });
  await setSubmissionStatus(work, submissionId, 'SubmittedForVerfication');
  return id;
}
