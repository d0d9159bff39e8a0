// Documents that wait for a verdict, as two queues of the staff: one for each model.
import { sql } from 'kysely';
import type { QueueSource } from '#features/casework/server/source.ts';
import type { Audience } from '#features/information/contract.ts';
import { queueOfAudience } from '../second-looks/queue-of-audience.ts';

export const queueOfDocuments = (audience: Audience): QueueSource => ({
  queue: queueOfAudience(audience),
  table: 'verifications',
  waiting: (_, now) => ({
    rows: sql`from verifications v where v.status = 'Submitted' and v.audience = ${sql.lit(audience)}`,
    id: sql`v.id`,
    entered: sql`v.created_at`,
    personId: sql`v.account_id`,
    what: sql`(select section.name from verification_schemas proof
      join information_schemas section on section.id = proof.information_schema_id where proof.id = v.verification_schema_id)`,
    candidates: [
      {
        officer: sql`(select c.claimed_by from review_claims c where c.verification_id = v.id and c.expires_at > ${now})`,
        entriesOf: (officer) =>
          sql`select c.verification_id from review_claims c where c.claimed_by = ${officer} and c.expires_at > ${now}`,
      },
      {
        officer: sql`(select sender.assigned_to from accounts sender where sender.id = v.account_id)`,
        entriesOf: (
          officer,
        ) => sql`select sent.id from accounts sender join verifications sent on sent.account_id = sender.id
          where sender.assigned_to = ${officer} and sent.status = 'Submitted'`,
      },
    ],
  }),
  keptCount: sql`coalesce(sum(waiting), 0)::int from verification_totals where audience = ${sql.lit(audience)}`,
  decided: {
    rows: sql`from verifications v where v.decided_at is not null and v.audience = ${sql.lit(audience)}`,
    id: sql`v.id`,
    entered: sql`v.created_at`,
    at: sql`v.decided_at`,
    by: sql`v.decided_by`,
    personId: sql`v.account_id`,
    verdict: sql`v.status`,
    // The limit makes PostgreSQL look the submission up row by row; without it the planner reads whole tables.
    reopened: sql`(v.status = 'Verified' and (select true from submissions opened
      where opened.id = v.submission_id and opened.reopened_at is not null limit 1) is true)`,
    overturned: sql`(select true from second_looks twice where twice.verification_id = v.id and twice.finding = 'Second' limit 1) is true`,
  },
});

export const verificationQueues: readonly QueueSource[] = [
  queueOfDocuments('FullUser'),
  queueOfDocuments('PreQualUser'),
];
