// Reads a decision on record, with the policy that it was made under, as an auditor needs both.

import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { type Decision, type Policy, policySchema } from '../contract.ts';
import { keptDecision } from './kept/kept-decision.ts';

/** Reads a decision with its policy. Throws when there is no decision of that id. */
export async function readDecision(
  work: Work,
  id: IdOf<'decisions'>,
): Promise<{ policy: Policy; decision: Decision }> {
  const row = await work.db
    .selectFrom('decisions')
    .innerJoin('policies', 'policies.version', 'decisions.policy_version')
    .select(['inputs', 'outcome', 'policy'])
    .where('decisions.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    policy: policySchema.parse(row.policy),
    decision: keptDecision({ ...row.outcome, inputs: row.inputs }),
  };
}
