// What is not verified yet of a borrower who is to receive an amount.

import { toldStatus } from '#platform/server/database/withheld.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import type { Proof } from '../contract.ts';
import { isProved, neededProof, PROVED_BY } from '../rules/proof/needed-proof.ts';
import { policyInForce } from './policies.ts';

/** What must still be verified under the policy in force, judged by sections that were not reopened. `amountCents` is what the loan is for; `reader`, who is only shown it. */
export async function missingProof(
  work: Pick<Work, 'db' | 'now'>,
  accountId: IdOf<'accounts'>,
  amountCents: number,
  reader: Actor | null = null,
): Promise<Proof[]> {
  const policy = await policyInForce(work);
  const sent = await work.db
    .selectFrom('submissions')
    .innerJoin('information_schemas', 'information_schemas.id', 'submissions.information_schema_id')
    .select(['s_id', toldStatus(reader, 'submissions').as('status')])
    .where('account_id', '=', accountId)
    .where('reopened_at', 'is', null)
    .where('s_id', 'in', Object.values(PROVED_BY).flat())
    .execute();
  const isVerified = Object.fromEntries(sent.map(({ s_id, status }) => [s_id, status === 'Verified']));
  return neededProof(policy, amountCents).filter((proof) => !isProved(proof, isVerified));
}
