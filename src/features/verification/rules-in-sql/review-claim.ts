// Whether another officer is reviewing documents, for statements: what `isHeldByOther` says, of rows of `review_claims`.
import { type RawBuilder, sql } from 'kysely';

/** Whether another officer holds documents now. `verification` is the alias of `verifications`, `me` the officer who asks. */
export const isHeldByOther = (verification: string, me: string, now: Date): RawBuilder<boolean> =>
  sql<boolean>`exists (select from review_claims c
    where c.verification_id = ${sql.ref(`${verification}.id`)} and c.claimed_by <> ${me} and c.expires_at > ${now})`;
