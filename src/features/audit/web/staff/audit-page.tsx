// /admin/audit: everything that was done, what was refused, and the seal over both.
import { useSearchParams } from 'react-router';
import { useFilter } from '#platform/web/ui/list/filter.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import { auditTexts } from '../../texts/staff-audit.ts';
import { securityTexts as texts } from '../../texts/staff-security.ts';
import { AuditLog } from './audit-log.tsx';
import { ChainHead } from './chain-head.tsx';
import { SecurityEvents } from './security-events.tsx';

const VIEWS = ['log', 'security'] as const;
const TABS = [
  { key: 'log', text: texts.done },
  { key: 'security', text: texts.refused },
] as const;

export function AuditPage() {
  const [view] = useFilter('view', VIEWS, 'log');
  const [, setAddress] = useSearchParams();
  /** What one view is searched by means nothing in the other. */
  const choose = (chosen: (typeof VIEWS)[number]) =>
    setAddress(chosen === 'log' ? {} : { view: chosen }, { replace: true, preventScrollReset: true });
  return (
    <Page title={auditTexts.title} lead={auditTexts.lead}>
      <Tabs label={texts.views} tabs={TABS} chosen={view} onChoose={choose}>
        {view === 'log' ? <AuditLog /> : <SecurityEvents />}
      </Tabs>
      <ChainHead />
    </Page>
  );
}
