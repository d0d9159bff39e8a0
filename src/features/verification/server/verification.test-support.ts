// For the tests of verification: documents that somebody sends, and a decision about them.

import { photo, sectionIds, submitSample } from '#features/information/server/information.test-support.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { type TestGround, workAs } from '#tests/support/database.ts';
import { approveVerification } from './approve-verification.ts';
import { rejectVerification } from './reject-verification.ts';
import { submitVerification } from './submit-verification.ts';

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
