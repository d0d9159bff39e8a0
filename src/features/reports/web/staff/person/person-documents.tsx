// The latest documents of each section of one person, with the way to their review.
import { useQuery } from '@tanstack/react-query';
import { personPageTexts } from '#features/accounts/texts/staff-person.ts';
import { staffPanelTexts, staffPersonTexts as texts } from '#features/information/texts/staff-panel.ts';
import { modelPath } from '#features/information/web/staff/model.ts';
import { SectionState } from '#features/information/web/staff/section-state.tsx';
import { documentsOfQuery } from '#features/verification/web/staff/queries.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { type Column, Table } from '#platform/web/ui/list/table.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';

type Sent = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof documentsOfQuery>['queryFn']>>>>;

export function PersonDocuments({ id }: { id: string }) {
  const query = useQuery({ ...documentsOfQuery(id), select: withDocuments });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {(['PreQualUser', 'FullUser'] as const).map((audience) => (
          <LinkButton
            key={audience}
            tone="secondary"
            size="sm"
            to={modelPath('/admin/verification/user', audience, id)}
          >
            {`${texts.toDocuments}: ${staffPanelTexts.model[audience]}`}
          </LinkButton>
        ))}
      </div>
      <Loaded query={query} skeleton={<RowSkeletons count={4} />} empty={texts.noDocuments}>
        {(rows) => (
          <Table
            caption={personPageTexts.tab.documents}
            columns={COLUMNS}
            rows={rows}
            rowKey={({ verification }) => verification._id}
            rowLink={({ verification }) =>
              modelPath('/admin/verification', verification.for, verification._id)
            }
          />
        )}
      </Loaded>
    </div>
  );
}

const withDocuments = (sent: Sent) =>
  sent.flatMap(({ submission, verification }) => (verification ? [{ submission, verification }] : []));

const COLUMNS: readonly Column<ReturnType<typeof withDocuments>[number]>[] = [
  { key: 'section', heading: texts.section, cell: ({ submission }) => submission.informationSchema.name },
  {
    key: 'model',
    heading: personPageTexts.model,
    cell: ({ verification }) => staffPanelTexts.model[verification.for],
  },
  {
    key: 'state',
    heading: texts.state,
    cell: ({ submission }) => <SectionState status={submission.status} />,
  },
  {
    key: 'sent',
    heading: texts.sent,
    cell: ({ verification }) => (
      <time dateTime={verification.created}>{showMoment(new Date(verification.created))}</time>
    ),
  },
];
