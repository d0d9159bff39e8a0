// One record of the Info Center, to read only: the answers as they were asked then, the documents, and what became of them.
import { AnswersList } from '#features/forms/web/answers-list.tsx';
import { isAskedOf } from '#features/information/rules/may-submit.ts';
import { LookDeadline } from '#features/information/web/look-deadline.tsx';
import { verificationAddress } from '#features/information/web/my-sections.ts';
import { SectionChip } from '#features/information/web/section-chip.tsx';
import { useSession } from '#platform/web/session.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { DecidedBy } from '#platform/web/ui/list/decided-by.tsx';
import { EmptyState } from '#platform/web/ui/list/empty-state.tsx';
import { Loaded, type LoadedQuery } from '#platform/web/ui/loaded.tsx';
import { Page, titleOf } from '#platform/web/ui/page.tsx';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { dayOf } from '#shared/calendar.ts';
import { infoCenterTexts as texts } from '../../texts/info-center.ts';
import { type InfoRecord, type RecordsByStatus, STATUSES } from './records.ts';

type RecordPageProps = { query: LoadedQuery<RecordsByStatus>; id: string; back: string };

export function RecordPage({ query, id, back }: RecordPageProps) {
  const records = query.data;
  const record = records && STATUSES.flatMap((status) => records[status]).find(({ _id }) => _id === id);
  return (
    <Page
      width="narrow"
      {...titleOf(query, texts.title, () => record?.informationSchema.name)}
      back={{ to: back, text: texts.backToList }}
    >
      <Loaded query={query} isEmpty={() => false} skeleton={<RowSkeletons />}>
        {() =>
          record ? <Opened record={record} /> : <EmptyState title={texts.goneTitle} text={texts.gone} />
        }
      </Loaded>
    </Page>
  );
}

const Opened = ({ record }: { record: InfoRecord }) => (
  <>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
      <SectionChip state={record.status} />
      <time dateTime={record.created}>{texts.submittedOn(dayOf(new Date(record.created)))}</time>
    </p>
    <WhatIsDue record={record} />
    <Card className="grid gap-4">
      <h2 className="font-bold text-xl">{texts.information}</h2>
      <AnswersList fields={record.informationSchema.fields} answers={record.data} headingLevel={3} />
    </Card>
    <Documents record={record} />
  </>
);

/** Says that documents are needed still, or again, with the way to send them. */
function WhatIsDue({ record }: { record: InfoRecord }) {
  const infoStatus = useSession()?.infoStatus ?? 'FirstModel';
  const { status, rejectionReason, informationSchema } = record;
  const isRejected = status === 'Rejected';
  if (!isRejected && status !== 'Submitted') return null;
  const action = isAskedOf(informationSchema, infoStatus) && (
    <LinkButton to={verificationAddress(informationSchema.sId)}>
      {isRejected ? texts.sendAgain : texts.sendDocuments}
    </LinkButton>
  );
  if (!isRejected) return action && <div>{action}</div>;
  return (
    <Banner tone="bad" title={texts.rejected} action={action}>
      <p>{rejectionReason}</p>
    </Banner>
  );
}

function Documents({ record: { documents, status } }: { record: InfoRecord }) {
  if (!documents) return null;
  const { created, decidedAt, verificationSchema, data } = documents;
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="font-bold text-xl">{texts.documents}</h2>
        <p className="text-muted text-sm">{texts.sentOn(dayOf(new Date(created)))}</p>
        <DecidedBy desk="verification" at={decidedAt} />
        {status === 'SubmittedForVerfication' && <LookDeadline sent={created} />}
      </div>
      {Object.keys(data).length > 0 ? (
        <AnswersList fields={verificationSchema.fields} answers={data} headingLevel={3} />
      ) : (
        <p className="text-muted">{texts.noDocuments}</p>
      )}
    </Card>
  );
}
