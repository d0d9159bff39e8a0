// What a loan would cost, live, up to the largest amount and over the terms of the policy in force, at its lowest rate.
import { useEffect, useState } from 'react';
import { CostExample } from '#features/loans/web/cost-example.tsx';
import { caller } from '#platform/web/call.ts';
import {
  LONGEST_OWN_TERM_MONTHS,
  LOWEST_RATE_MONTHLY_BPS,
  MOST_LENT_CENTS,
} from '#shared/loans/public-claims.ts';
import { centsToDollars } from '#shared/money.ts';
import type { PublishedPolicy, publishedPolicyEndpoints } from '../../contract/published-policy.ts';

const call = caller<typeof publishedPolicyEndpoints>();

type Bounds = Pick<PublishedPolicy, 'largest' | 'shortestTerm' | 'longestTerm' | 'lowestRatePerMonth'>;

/** Of the policy that the product comes with: what the page shows before any script has run, and without a connection. */
const SHIPPED: Bounds = {
  largest: centsToDollars(MOST_LENT_CENTS),
  shortestTerm: 4,
  longestTerm: LONGEST_OWN_TERM_MONTHS,
  lowestRatePerMonth: LOWEST_RATE_MONTHLY_BPS / 100,
};

export function PolicyCostExample() {
  const [bounds, setBounds] = useState(SHIPPED);
  useEffect(() => {
    const leaving = new AbortController();
    call('GET /api/loan/public/policy', {}, { signal: leaving.signal }).then(setBounds, () => {
      // The example goes on with what the page came with.
    });
    return () => leaving.abort();
  }, []);
  return <CostExample {...bounds} />;
}
