// Documents that wait for a verdict, as two queues of the staff: one for each model.
import { sql } from 'kysely';
import type { QueueSource } from '#features/casework/server/source.ts';
import type { Audience } from '#features/information/contract.ts';

const queueOf = (queue: QueueSource['queue'], audience: Audience): QueueSource => ({
  queue,
  table: 'verifications',
  waiting: (_, now) => ({
    rows: sql`from verifications v where v.status = 'Submitted' and v.audience = ${sql.lit(audience)}`,
    id: sql`v.id`,
    entered: sql`v.created_at`,
    personId: sql`v.account_id`,
    candidates: [
      sql`(select c.claimed_by from review_claims c where c.verification_id = v.id and c.expires_at > ${now})`,
      sql`(select sender.assigned_to from accounts sender where sender.id = v.account_id)`,
    ],
  }),
});

export const verificationQueues: readonly QueueSource[] = [
  queueOf('Verification', 'FullUser'),
  queueOf('VerificationModel5', 'PreQualUser'),
];
