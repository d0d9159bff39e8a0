// The Info Center: everything a borrower has given, under four tabs; a record opens to be read.
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import type { SubmissionStatus } from '#features/information/contract.ts';
import { infoTabs, recordAddress } from '#features/information/rules/record-address.ts';
import { useSession } from '#platform/web/session.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { DecidedBy } from '#platform/web/ui/list/decided-by.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { RowSkeletons, Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import { dayOf } from '#shared/calendar.ts';
import { infoCenterTexts as texts } from '../../texts/info-center.ts';
import { NoRecords } from './no-records.tsx';
import { RecordPage } from './record-page.tsx';
import { type InfoRecord, type RecordsByStatus, recordsQuery, STATUSES, statusOfTab } from './records.ts';

export function InfoCenter() {
  const session = useSession();
  const records = useQuery(recordsQuery);
  const [address, setAddress] = useSearchParams();
  const status = statusOfTab(address.get('tab'));
  const opened = address.get('record');
  if (opened) return <RecordPage query={records} id={opened} back={`/data?tab=${infoTabs[status]}`} />;
  const choose = (chosen: SubmissionStatus) => setAddress({ tab: infoTabs[chosen] }, { replace: true });
  return (
    <Page title={session ? texts.titleOf(session.fullName) : texts.title} lead={texts.lead}>
      <Loaded query={records} isEmpty={() => false} skeleton={<CenterSkeleton />}>
        {(records) => (
          <Tabs label={texts.tabsLabel} tabs={tabsOf(records)} chosen={status} onChoose={choose}>
            <Records status={status} records={records} />
          </Tabs>
        )}
      </Loaded>
    </Page>
  );
}

const TAB_TEXTS: Record<SubmissionStatus, string> = {
  Submitted: texts.tabs.submitted,
  SubmittedForVerfication: texts.tabs.verification,
  Verified: texts.tabs.approved,
  Rejected: texts.tabs.rejected,
};

const tabsOf = (records: RecordsByStatus) =>
  STATUSES.map((status) => ({ key: status, text: TAB_TEXTS[status], count: records[status].length }));

function Records({ status, records }: { status: SubmissionStatus; records: RecordsByStatus }) {
  const shown = records[status];
  if (shown.length === 0) return <NoRecords {...{ status, records }} />;
  return (
    <div className="grid gap-4">
      {status === 'SubmittedForVerfication' && (
        <Banner tone="wait" title={texts.inProcess.title}>
          <p>{texts.inProcess.text}</p>
        </Banner>
      )}
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {shown.map((record) => (
          <li key={record._id}>
            <RecordRow record={record} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const RecordRow = ({ record }: { record: InfoRecord }) => (
  <Link
    to={recordAddress(record.status, record._id)}
    className="flex h-full items-center gap-3 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-leaf"
  >
    <span className="grid min-w-0 flex-1 gap-1">
      <span className="font-bold text-lg">{record.informationSchema.name}</span>
      <span className="text-muted text-sm">{record.informationSchema.description}</span>
      <Latest record={record} />
      {record.rejectionReason && <span className="text-pimento text-sm">{record.rejectionReason}</span>}
    </span>
    <ChevronRight className="size-5 shrink-0 text-leaf" />
  </Link>
);

/** The latest thing that happened to a record. */
function Latest({ record: { created, documents } }: { record: InfoRecord }) {
  if (documents?.decidedAt) return <DecidedBy desk="verification" at={documents.decidedAt} />;
  return (
    <span className="text-muted text-sm">
      {documents
        ? texts.sentOn(dayOf(new Date(documents.created)))
        : texts.submittedOn(dayOf(new Date(created)))}
    </span>
  );
}

const CenterSkeleton = () => (
  <div className="grid gap-5">
    <Skeleton className="h-14" />
    <RowSkeletons count={4} />
  </div>
);
