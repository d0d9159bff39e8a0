// What somebody who answers so could get, by the policy in force or by the one that is tried beside it; of the answers nothing is kept.
import { type Limit, takeTurnOrRefuse } from '#features/accounts/server/throttle.ts';
import { networkOf } from '#platform/server/http/callers/address.ts';
import type { Received } from '#platform/server/http/route.ts';
import { hashToken } from '#platform/server/http/session-cookies.ts';
import type { Work } from '#platform/server/work.ts';
import { dayOf } from '#shared/calendar.ts';
import type { Estimate, estimateEndpoints } from '../../contract/estimate.ts';
import { estimate } from '../../rules/estimate/estimate.ts';
import { decisionRefusals } from '../../texts/refusals.ts';
import { policiesDeciding } from '../policies.ts';

export async function estimateFor(
  work: Work,
  { body }: Received<typeof estimateEndpoints, 'POST /api/loan/public/estimate'>,
): Promise<Estimate> {
  await takeTurnOrRefuse(work, estimatesFrom(work.address));
  return estimate(await policiesDeciding(work), body, dayOf(work.now));
}

/** How often one network may ask: enough for all who share a phone company's address, too little to read the policy out of its answers. */
const estimatesFrom = (address: string): Limit => ({
  subject: `estimate ${hashToken(networkOf(address))}`,
  most: 60,
  refusal: decisionRefusals['estimate.too_many'],
});
