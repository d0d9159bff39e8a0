// /admin/portfolio: every loan that was handed over, with the figures over them; search, filters, order and page live in the address.

import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import type { LoanRow } from '../../../contract/portfolio.ts';
import { portfolioTexts as texts } from '../../../texts/staff-portfolio.ts';
import { FindLoan } from '../../desk/find-loan.tsx';
import { OwnerFilter, PortfolioFilters } from './list-filters.tsx';
import { BORROWER, FIGURES } from './loan-columns.tsx';
import { isNarrowed, useOwner, usePortfolioAddress } from './portfolio-address.ts';
import { FiguresOfList } from './portfolio-figures.tsx';
import { portfolioQuery } from './queries.ts';

export function Portfolio() {
  const asked = { ...usePortfolioAddress(), owner: useOwner()[0] };
  const loans = useQuery(portfolioQuery(asked));
  const { search } = useLocation();
  return (
    <Page title={texts.title} lead={texts.lead} actions={<FindLoan />}>
      <FiguresOfList query={loans} />
      <PortfolioFilters hint={texts.searchHint}>
        <OwnerFilter lenders={loans.data?.lenders ?? []} />
      </PortfolioFilters>
      <DeskList
        query={loans}
        empty={isNarrowed(asked) || asked.owner ? texts.noMatch : texts.none}
        caption={texts.title}
        columns={COLUMNS}
        list={{ list: '/api/loans/admin', asked }}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => `/admin/portfolio/${_id}${search}`}
      />
    </Page>
  );
}

const COLUMNS: readonly ListColumn<LoanRow>[] = [
  BORROWER,
  {
    key: 'owner',
    heading: texts.owner,
    file: { at: 'partner.name', none: texts.ours },
    cell: ({ partner }) => partner?.name ?? texts.ours,
  },
  ...FIGURES,
];
