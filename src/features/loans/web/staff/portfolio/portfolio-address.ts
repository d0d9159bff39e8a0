// What the address of a list of loans asks for; what it cannot mean is left out.
import { useDaysAsked } from '#platform/web/ui/list/desk/days-shown.tsx';
import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { useFilter, useFilters } from '#platform/web/ui/list/filter.ts';
import { portfolioFilters } from '../../../fields/staff-loan-lists.ts';
import { portfolioTexts as texts } from '../../../texts/staff-portfolio.ts';

const LENDER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function usePortfolioAddress() {
  return { ...usePageAsked(), ...useFilters(portfolioFilters), ...useDaysAsked(texts.happened) };
}

/** A lender's id, or `ours`. */
export function useOwner() {
  const [asked, setOwner] = useFilter('owner');
  return [asked === 'ours' || LENDER.test(asked) ? asked : undefined, setOwner] as const;
}

/** Some loans alone are asked for: that none is there says nothing of the others. */
export const isNarrowed = (asked: ReturnType<typeof usePortfolioAddress>): boolean =>
  Boolean(asked.search || asked.state || asked.ageing || asked.standing || asked.from || asked.to);
