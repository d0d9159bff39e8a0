// /partner/reports: a lender's lists as files; and, in a tab of its own, the people whom it may contact.
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { prequalifiedTexts } from '#features/applications/texts/partner-prequalified.ts';
import { PrequalifiedPeople } from '#features/applications/web/partner/prequalified-people.tsx';
import { onceShown } from '#features/second-factor/web/once-shown.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { CardSkeletons } from '#platform/web/ui/skeleton.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import type { LenderReport } from '../../rules/lender-reports.ts';
import { lenderReportsTexts as texts } from '../../texts/partner-reports.ts';
import { showCount } from '../staff/show-count.ts';
import { lenderFiguresQuery } from './queries.ts';

const TABS = [
  { key: 'downloads', text: texts.downloads },
  { key: 'prequalified', text: prequalifiedTexts.tab },
] as const;

export function LenderReports() {
  const [address, setAddress] = useSearchParams();
  const chosen = address.get('tab') === 'prequalified' ? 'prequalified' : 'downloads';
  return (
    <Page title={texts.title} lead={texts.lead}>
      <Tabs
        label={texts.tabs}
        tabs={TABS}
        chosen={chosen}
        onChoose={(tab) => setAddress(tab === 'downloads' ? {} : { tab }, { replace: true })}
      >
        {chosen === 'downloads' ? <Downloads /> : <PrequalifiedPeople />}
      </Tabs>
    </Page>
  );
}

function Downloads() {
  const figures = useQuery(lenderFiguresQuery());
  return (
    <section aria-label={texts.downloads} className="grid gap-4">
      <p className="max-w-prose text-muted">{texts.downloadsLead}</p>
      <Loaded query={figures} skeleton={<CardSkeletons count={4} className="h-52" />}>
        {({ lists, portfolio }) => (
          <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
            <Report report="products" count={lists.products} />
            <Report report="loans" count={lists.loans} />
            <Report report="loan-applications" count={lists.applications} />
            <Report report="portfolio" count={portfolio.all} />
          </ul>
        )}
      </Loaded>
    </section>
  );
}

type ReportProps = { report: LenderReport; count: number };

function Report({ report, count }: ReportProps) {
  const { title, detail } = texts.reports[report];
  return (
    <li className="grid">
      <Card className="flex flex-col gap-3">
        <h2 className="font-bold text-lg">{title}</h2>
        <p className="text-muted text-sm">{detail}</p>
        <p className="figures mt-auto text-sm">
          {count === 0 ? texts.none : texts.rows(count, showCount(count))}
        </p>
        <Button
          tone="secondary"
          aria-label={texts.downloadOf(title)}
          disabled={count === 0}
          icon={<Download className="size-5" />}
          onClick={() => onceShown(() => window.open(`/api/partner-report/${report}`, '_self'))}
        >
          {texts.download}
        </Button>
      </Card>
    </li>
  );
}
