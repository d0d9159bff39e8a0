// The open drafts, the latest saved first.
import { type Column, Table } from '#platform/web/ui/list/table.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { Output } from '#shared/endpoint.ts';
import type { policyDeskEndpoints } from '../../../contract/policy-desk.ts';
import { policyDeskTexts as texts } from '../../../texts/staff-policy.ts';

type DraftLine = Output<(typeof policyDeskEndpoints)['GET /api/policy']>['drafts'][number];

export function DraftsTable({ drafts }: { drafts: readonly DraftLine[] }) {
  if (drafts.length === 0) return <p className="text-muted">{texts.noDrafts}</p>;
  return (
    <Table
      caption={texts.drafts}
      columns={COLUMNS}
      rows={drafts}
      rowKey={({ _id }) => _id}
      rowLink={({ _id }) => `/admin/policy/drafts/${_id}`}
    />
  );
}

const COLUMNS: readonly Column<DraftLine>[] = [
  { key: 'draft', heading: texts.drafts, cell: ({ basedOn }) => texts.draftFrom(basedOn) },
  { key: 'what', heading: texts.what, cell: ({ changeCount }) => texts.changeCount(changeCount) },
  {
    key: 'changed',
    heading: texts.changedBy,
    cell: ({ changedBy, changedAt }) => (
      <time dateTime={changedAt}>{texts.changed(changedBy, showMoment(new Date(changedAt)))}</time>
    ),
  },
];
