// For the tests of verification: documents that somebody sends, and a decision about them.

import { photo, sectionIds, submitSample } from '#features/information/server/information.test-support.ts';
import type { Actor } from '#shared/actor.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { type TestGround, workAs } from '#tests/support/database.ts';
import { approveVerification } from './approve-verification.ts';
import { rejectVerification } from './reject-verification.ts';
import { submitVerification } from './submit-verification.ts';
import { undoVerdict } from './undo-verdict.ts';

export type Sent = { _id: IdOf<'verifications'>; userId: IdOf<'accounts'>; sid: string };

/** Sends the documents of a section that is submitted already. */
export async function send(
  test: TestGround,
  actor: Actor,
  sId: string,
  fields: string[] = [],
  now?: Date,
): Promise<Sent> {
  const { verification } = await sectionIds(test, sId);
  const extraInfo = {
    verificationId: verification,
    sId,
    isVerificationRequired: fields.length > 0,
    data: {},
  };
  const files = await Promise.all(fields.map(photo));
  const { _id } = await submitVerification(workAs(test.services, actor, now), { extraInfo, files });
  return { _id, userId: actor.id, sid: sId };
}

export async function submitAndSend(
  test: TestGround,
  actor: Actor,
  sId: string,
  fields: string[] = [],
  now?: Date,
): Promise<Sent> {
  await submitSample(test, actor, sId);
  return send(test, actor, sId, fields, now);
}

export const approve = (test: TestGround, staff: Actor, { _id, ...about }: Sent) =>
  approveVerification(workAs(test.services, staff), { params: { id: _id }, body: about });

export const reject = (
  test: TestGround,
  staff: Actor,
  { _id, ...about }: Sent,
  rejectionReason = 'Too dark to read',
) =>
  rejectVerification(workAs(test.services, staff), {
    params: { id: _id },
    body: { ...about, rejectionReason, rejectionNote: 'second time' },
  });

/** `later` is how many milliseconds after now. */
export const undo = (test: TestGround, staff: Actor, { _id, userId }: Sent, later = 0) =>
  undoVerdict(workAs(test.services, staff, new Date(Date.now() + later)), {
    params: { id: _id },
    body: { userId },
  });

/** Writes the nine with documents that wait, past their forms. */
export async function nineWaiting(test: TestGround, owner: Actor): Promise<Sent[]> {
  const sections = await test.db
    .selectFrom('information_schemas as i')
    .innerJoin('verification_schemas as v', 'v.information_schema_id', 'i.id')
    .select([
      'i.id',
      'i.s_id',
      'i.audience',
      'i.form_version_id',
      'v.id as proof_id',
      'v.form_version_id as proof_version_id',
    ])
    .where('i.audience', '=', 'FullUser')
    .execute();
  const sent: Sent[] = [];
  for (const section of sections) {
    const common = {
      account_id: owner.id,
      audience: section.audience,
      answers: '{}',
      created_at: new Date(),
    };
    const submission = {
      id: newId<'submissions'>(),
      information_schema_id: section.id,
      form_version_id: section.form_version_id,
    };
    await test.db
      .insertInto('submissions')
      .values({ ...common, ...submission, status: 'SubmittedForVerfication', changed_at: new Date() })
      .execute();
    const verification = {
      id: newId<'verifications'>(),
      submission_id: submission.id,
      attempt: 1,
      verification_schema_id: section.proof_id,
      form_version_id: section.proof_version_id,
    };
    await test.db
      .insertInto('verifications')
      .values({ ...common, ...verification, status: 'Submitted' })
      .execute();
    sent.push({ _id: verification.id, userId: owner.id, sid: section.s_id });
  }
  return sent;
}
