// The borrower's list of sections: what to fill in, and which documents to send.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/list/empty-state.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { CardSkeletons, Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import { informationTexts } from '#texts/information.ts';
import type { InformationItem } from '../contract.ts';
import { audienceOf, sectionsNeeded } from '../rules/audience.ts';
import { isForDataTab, isForDocumentsTab, isUsable } from '../rules/may-submit.ts';
import { sectionTexts } from '../texts/sections.ts';
import { informationAddress, mySectionsQuery, verificationAddress } from './my-sections.ts';
import { SectionCard } from './section-card.tsx';
import { SeedSummary } from './seed-summary.tsx';

type TabKey = 'data' | 'documents';

/** `aside` stands at the right of the sections, on a phone below them: what the seeds are good for. */
export function EarnPoints({ aside }: { aside?: ReactNode }) {
  const sections = useQuery(mySectionsQuery);
  return (
    <Page title={sectionTexts.earnPoints} lead={sectionTexts.earnPointsLead}>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-5">
          <SeedSummary />
          <Loaded query={sections} isEmpty={() => false} skeleton={<ListSkeleton />}>
            {(sections) => <SectionTabs sections={sections} />}
          </Loaded>
        </div>
        {aside && <div className="grid grid-cols-1 gap-6">{aside}</div>}
      </div>
    </Page>
  );
}

function SectionTabs({ sections }: { sections: InformationItem[] }) {
  const [search, setSearch] = useSearchParams();
  const chosen: TabKey = search.get('tab') === 'documents' ? 'documents' : 'data';
  const choose = (key: TabKey) => setSearch(key === 'data' ? {} : { tab: key }, { replace: true });
  const tabs = [
    { key: 'data', text: informationTexts.dataTab },
    { key: 'documents', text: informationTexts.documentsTab },
  ] as const;
  return (
    <div className="grid gap-5">
      <SectionProgress {...{ sections, chosen }} />
      <Tabs label={sectionTexts.tabs} tabs={tabs} chosen={chosen} onChoose={choose}>
        {chosen === 'data' ? (
          <DataTab sections={sections} onDocuments={() => choose('documents')} />
        ) : (
          <DocumentsTab sections={sections} onData={() => choose('data')} />
        )}
      </Tabs>
    </div>
  );
}

function DataTab({ sections, onDocuments }: { sections: InformationItem[]; onDocuments: () => void }) {
  const session = useSession();
  const shown = sections.filter(isForDataTab);
  if (shown.length === 0) {
    const action = <Button onClick={onDocuments}>{sectionTexts.toDocuments}</Button>;
    return <EmptyState text={informationTexts.dataTabEmpty(session?.fullName ?? '')} action={action} />;
  }
  return <Cards sections={shown} to={({ sId }) => informationAddress(sId)} />;
}

function DocumentsTab({ sections, onData }: { sections: InformationItem[]; onData: () => void }) {
  const shown = sections.filter(isForDocumentsTab);
  if (sections.every(({ userStatus }) => userStatus === null)) {
    const action = <Button onClick={onData}>{sectionTexts.toInformation}</Button>;
    return <EmptyState text={sectionTexts.documentsLater} action={action} />;
  }
  if (shown.length === 0) return <EmptyState text={informationTexts.documentsTabEmpty} />;
  return <Cards sections={shown} to={({ sId }) => verificationAddress(sId)} />;
}

type CardsProps = { sections: InformationItem[]; to: (section: InformationItem) => string };

const Cards = ({ sections, to }: CardsProps) => (
  <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
    {sections.map((section) => (
      <li key={section._id}>
        <SectionCard section={section} to={isUsable(section) ? to(section) : null} />
      </li>
    ))}
  </ul>
);

type SectionProgressProps = { sections: InformationItem[]; chosen: TabKey };

function SectionProgress({ sections, chosen }: SectionProgressProps) {
  const session = useSession();
  const audience = audienceOf(session?.infoStatus ?? 'FirstModel');
  const isDone = ({ userStatus }: InformationItem) =>
    userStatus !== null && (chosen === 'data' || !isForDocumentsTab({ userStatus }));
  return (
    <div className="max-w-md">
      <Progress
        label={chosen === 'data' ? sectionTexts.progress : sectionTexts.documentsProgress}
        value={sections.filter((section) => section.for === audience && isDone(section)).length}
        max={sectionsNeeded[audience]}
      />
    </div>
  );
}

const ListSkeleton = () => (
  <div className="grid gap-5">
    <Skeleton className="h-9.5 max-w-md" />
    <Skeleton className="h-12" />
    <CardSkeletons count={4} className="h-40" />
  </div>
);
