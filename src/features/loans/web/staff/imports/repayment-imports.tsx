// The files of repayments: uploading one, and those that came before, the newest first.

import { useQuery } from '@tanstack/react-query';
import { dueColumn, ownerColumn } from '#features/casework/web/staff/wait-columns.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { byMoment, usePageByMoment } from '#platform/web/ui/list/desk/page-size.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { Output } from '#shared/endpoint.ts';
import { showDollars } from '#shared/money.ts';
import { inFile } from '#texts/desk-lists.ts';
import type { importEndpoints } from '../../../contract/imports.ts';
import { repaymentImportTexts as texts } from '../../../texts/staff-imports.ts';
import { StateChip } from './import-state.tsx';
import { importsQuery } from './queries.ts';
import { UploadFile } from './upload-file.tsx';

type Line = Output<(typeof importEndpoints)['GET /api/loans/imports']>['rows'][number];

export function RepaymentImports() {
  const asked = usePageByMoment();
  const imports = useQuery(importsQuery(asked));
  return (
    <Page title={texts.title} lead={texts.lead}>
      <UploadFile />
      <section className="grid grid-cols-1 gap-3">
        <h2 className="font-bold text-xl">{texts.imports}</h2>
        <DeskList
          query={imports}
          empty={texts.none}
          caption={texts.imports}
          list={{ list: '/api/loans/imports', asked }}
          columns={byMoment(COLUMNS, 'uploaded')}
          rowKey={({ _id }) => _id}
          rowLink={({ _id }) => `/admin/repayments/${_id}`}
        />
      </section>
    </Page>
  );
}

const COLUMNS: readonly ListColumn<Line>[] = [
  {
    key: 'file',
    heading: texts.file,
    file: 'fileName',
    cell: ({ fileName }) => <span className="break-all">{fileName}</span>,
  },
  { key: 'state', heading: texts.state, file: 'state', cell: ({ state }) => <StateChip state={state} /> },
  {
    key: 'rows',
    heading: texts.rowsHeading,
    file: { at: 'rowCount', unit: 'count' },
    numeric: true,
    cell: ({ rowCount }) => rowCount.toLocaleString('en'),
  },
  {
    key: 'recorded',
    heading: texts.recordedHeading,
    file: {
      [texts.recordedHeading]: { at: 'recorded.rows', unit: 'count' },
      [inFile.recordedSum]: { at: 'recorded.amount', unit: 'dollars' },
    },
    numeric: true,
    cell: ({ recorded }) => <CountAndSum of={recorded} />,
  },
  {
    key: 'leftOut',
    heading: texts.notRecorded,
    file: {
      [texts.notRecorded]: { at: 'leftOut.rows', unit: 'count' },
      [inFile.notRecordedSum]: { at: 'leftOut.amount', unit: 'dollars' },
    },
    numeric: true,
    cell: ({ leftOut }) => <CountAndSum of={leftOut} />,
  },
  dueColumn,
  ownerColumn,
  {
    key: 'uploaded',
    heading: texts.uploadedHeading,
    file: { [texts.uploadedHeading]: 'uploadedAt', [inFile.by]: 'uploadedBy' },
    cell: ({ uploadedAt, uploadedBy }) => (
      <time dateTime={uploadedAt}>{texts.by(showMoment(new Date(uploadedAt)), uploadedBy)}</time>
    ),
  },
];

/** On one line: a file's name breaks before the figures beside it do. */
const CountAndSum = ({ of: { rows, amount } }: { of: Line['recorded'] }) => (
  <span className="whitespace-nowrap">{rows === 0 ? '–' : texts.countAndSum(rows, showDollars(amount))}</span>
);
