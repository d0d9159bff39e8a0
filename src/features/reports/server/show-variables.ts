// A borrower's calculation variables, as the decision engine makes them of what was given so far; kept nowhere.

import { decideFor } from '#features/decisions/server/decide-for.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { refuse } from '#shared/refusal.ts';
import type { reportEndpoints } from '../contract.ts';
import { variablesOf } from '../rules/variables.ts';

/** The variables of one borrower. Refuses when there is none of that id. */
export async function showVariables(
  work: Work,
  { params: { id } }: Received<typeof reportEndpoints, 'GET /api/accounts/variables/:id'>,
) {
  const borrower = await work.db
    .selectFrom('accounts')
    .select('info_status')
    .where('id', '=', id)
    .where('user_type', '=', 'User')
    .executeTakeFirst();
  if (!borrower) return refuse('request.not_found');
  const { decision } = await decideFor(work, id, borrower.info_status, work.actor);
  return { variables: JSON.stringify(variablesOf(decision)) };
}
