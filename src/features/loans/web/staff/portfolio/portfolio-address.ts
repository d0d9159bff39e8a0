// What the address of a list of loans asks for; what it cannot mean is left out.
import { useDaysAsked } from '#platform/web/ui/list/desk/days-shown.tsx';
import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { useFilter } from '#platform/web/ui/list/filter.ts';
import type { PortfolioSort } from '../../../contract/portfolio.ts';
import { LOAN_STATES } from '../../../fields/loan-states.ts';
import { portfolioTexts as texts } from '../../../texts/staff-portfolio.ts';

/** The steps that differ from the states. */
export const STEPS = ['Current', '1-30', '31-60', '61-90', '90+'] as const;
export const LATE_STEPS = ['1-30', '31-60', '61-90', '90+'] as const;

export const STANDINGS = ['running', 'late', 'atRisk'] as const;

export const SORTS: readonly PortfolioSort[] = ['newest', 'owed', 'late', 'due'];

const LENDER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function usePortfolioAddress() {
  return {
    ...usePageAsked(),
    search: useFilter('search')[0],
    state: useFilter('state', LOAN_STATES)[0],
    ageing: useFilter('ageing', STEPS)[0],
    standing: useFilter('standing', STANDINGS)[0],
    sort: useFilter('sort', SORTS)[0],
    ...useDaysAsked(texts.happened),
  };
}

/** A lender's id, or `ours`. */
export function useOwner() {
  const [asked, setOwner] = useFilter('owner');
  return [asked === 'ours' || LENDER.test(asked) ? asked : undefined, setOwner] as const;
}

/** Some loans alone are asked for: that none is there says nothing of the others. */
export const isNarrowed = (asked: ReturnType<typeof usePortfolioAddress>): boolean =>
  Boolean(asked.search || asked.state || asked.ageing || asked.standing || asked.from || asked.to);
