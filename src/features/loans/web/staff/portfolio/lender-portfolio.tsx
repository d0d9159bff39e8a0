// /partner/portfolio: a lender's own loans with the figures over them; search, filters, order and page live in the address.

import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useLocation } from 'react-router';
import { onceShown } from '#features/second-factor/web/once-shown.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DeskList } from '#platform/web/ui/list/desk/desk-list.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { lenderPortfolioTexts, portfolioTexts as texts } from '../../../texts/staff-portfolio.ts';
import { PortfolioFilters } from './list-filters.tsx';
import { BORROWER, FIGURES } from './loan-columns.tsx';
import { isNarrowed, usePortfolioAddress } from './portfolio-address.ts';
import { FiguresOfList } from './portfolio-figures.tsx';
import { lenderPortfolioQuery } from './queries.ts';

const COLUMNS = [BORROWER, ...FIGURES];

/** `download` is the address of the whole list as a file. */
export function LenderPortfolio({ download }: { download: string }) {
  const asked = usePortfolioAddress();
  const loans = useQuery(lenderPortfolioQuery(asked));
  const { search } = useLocation();
  return (
    <Page
      title={lenderPortfolioTexts.title}
      lead={lenderPortfolioTexts.lead}
      actions={
        <Button
          tone="secondary"
          icon={<Download className="size-5" />}
          disabled={loans.data !== undefined && !isNarrowed(asked) && loans.data.total === 0}
          onClick={() => onceShown(() => window.open(download, '_self'))}
        >
          {lenderPortfolioTexts.download}
        </Button>
      }
    >
      <FiguresOfList query={loans} />
      <PortfolioFilters hint={lenderPortfolioTexts.searchHint} />
      <DeskList
        query={loans}
        empty={isNarrowed(asked) ? texts.noMatch : lenderPortfolioTexts.none}
        caption={texts.title}
        columns={COLUMNS}
        list={{ list: '/api/loans/partner', asked }}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => `/partner/portfolio/${_id}${search}`}
      />
    </Page>
  );
}
