// What the address of a list of loans asks for; what it cannot mean is left out.
import { useSearchParams } from 'react-router';
import { usePageNumber } from '#platform/web/ui/list/pager.tsx';
import type { PortfolioSort } from '../../contract/portfolio.ts';
import type { LoanSummary } from '../../contract.ts';

export const STATES: readonly LoanSummary['state'][] = [
  'Active',
  'InArrears',
  'Defaulted',
  'Repaid',
  'WrittenOff',
];

/** The steps that differ from the states. */
export const STEPS = ['Current', '1-30', '31-60', '61-90', '90+'] as const;
export const LATE_STEPS = ['1-30', '31-60', '61-90', '90+'] as const;

export const SORTS: readonly PortfolioSort[] = ['newest', 'owed', 'late', 'due'];

const LENDER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function usePortfolioAddress() {
  const [address] = useSearchParams();
  return {
    page: usePageNumber(),
    search: (address.get('search') ?? '').trim().slice(0, 100),
    state: STATES.find((state) => state === address.get('state')),
    ageing: STEPS.find((step) => step === address.get('ageing')),
    sort: SORTS.find((sort) => sort === address.get('sort')),
  };
}

/** A lender's id, or `ours`. */
export function useOwner(): string | undefined {
  const asked = useSearchParams()[0].get('owner') ?? '';
  return asked === 'ours' || LENDER.test(asked) ? asked : undefined;
}
