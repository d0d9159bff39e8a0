// The files of repayments: uploading one, and those that came before, the newest first.
import { useQuery } from '@tanstack/react-query';
import { PagedTable } from '#platform/web/ui/list/paged-table.tsx';
import { usePageNumber } from '#platform/web/ui/list/pager.tsx';
import type { Column } from '#platform/web/ui/list/table.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { Output } from '#shared/endpoint.ts';
import { showDollars } from '#shared/money.ts';
import type { importEndpoints } from '../../../contract/imports.ts';
import { repaymentImportTexts as texts } from '../../../texts/staff-imports.ts';
import { StateChip } from './import-state.tsx';
import { importsQuery } from './queries.ts';
import { UploadFile } from './upload-file.tsx';

type Line = Output<(typeof importEndpoints)['GET /api/loans/imports']>['rows'][number];

export function RepaymentImports() {
  const imports = useQuery(importsQuery(usePageNumber()));
  return (
    <Page title={texts.title} lead={texts.lead}>
      <UploadFile />
      <section className="grid grid-cols-1 gap-3">
        <h2 className="font-bold text-xl">{texts.imports}</h2>
        <PagedTable
          query={imports}
          empty={texts.none}
          caption={texts.imports}
          columns={COLUMNS}
          rowKey={({ _id }) => _id}
          rowLink={({ _id }) => `/admin/repayments/${_id}`}
        />
      </section>
    </Page>
  );
}

const COLUMNS: readonly Column<Line>[] = [
  { key: 'file', heading: texts.file, cell: ({ fileName }) => <span className="break-all">{fileName}</span> },
  { key: 'state', heading: texts.state, cell: ({ state }) => <StateChip state={state} /> },
  {
    key: 'rows',
    heading: texts.rowsHeading,
    numeric: true,
    cell: ({ rowCount }) => rowCount.toLocaleString('en'),
  },
  {
    key: 'recorded',
    heading: texts.recordedHeading,
    numeric: true,
    cell: ({ recorded: { rows, amount } }) =>
      rows === 0 ? '–' : texts.countAndSum(rows, showDollars(amount)),
  },
  {
    key: 'uploaded',
    heading: texts.uploadedHeading,
    cell: ({ uploadedAt, uploadedBy }) => (
      <time dateTime={uploadedAt}>{texts.by(showMoment(new Date(uploadedAt)), uploadedBy)}</time>
    ),
  },
];
