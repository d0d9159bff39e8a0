// The rows of a file, narrowed by verdict; verdict and page live in the address.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFilter } from '#platform/web/ui/list/filter.ts';
import { PagedTable } from '#platform/web/ui/list/paged-table.tsx';
import { usePageNumber } from '#platform/web/ui/list/pager.tsx';
import type { Column } from '#platform/web/ui/list/table.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import { showDollars } from '#shared/money.ts';
import type { ImportRow, RepaymentImport } from '../../../contract/imports.ts';
import { leftOut } from '../../../rules/imports/left-out.ts';
import {
  repaymentColumns,
  repaymentImportTexts as texts,
  verdictTexts,
} from '../../../texts/staff-imports.ts';
import { byHandColumn } from './by-hand.tsx';
import { VerdictChip } from './import-state.tsx';
import { call, importRowsQuery, useImports } from './queries.ts';

type Verdict = ImportRow['verdict'];

export function ImportRows({ found }: { found: RepaymentImport }) {
  const { verdicts } = found;
  const [verdict, setVerdict] = useFilter(
    'verdict',
    verdicts.map((one) => one.verdict),
  );
  const rows = useQuery(importRowsQuery(found._id, verdict, usePageNumber()));
  const tabs = [
    { key: 'all' as const, text: texts.all, count: verdicts.reduce((sum, { rows }) => sum + rows, 0) },
    ...verdicts.map((one) => ({ key: one.verdict, text: verdictTexts[one.verdict].tab, count: one.rows })),
  ];
  const choose = (key: Verdict | 'all') => setVerdict(key === 'all' ? '' : key);
  return (
    <Tabs label={texts.verdict} tabs={tabs} chosen={verdict ?? 'all'} onChoose={choose}>
      {verdict && <p className="mb-3 text-muted">{verdictTexts[verdict].words}</p>}
      <PagedTable
        query={rows}
        empty={texts.noRows}
        caption={texts.rows}
        columns={columnsOf(found)}
        rowKey={({ line }) => String(line)}
      />
    </Tabs>
  );
}

function columnsOf({ _id, state, verdicts }: RepaymentImport): readonly Column<ImportRow>[] {
  if (state === 'Preview') return [...COLUMNS, tickColumn(_id)];
  return state === 'Done' && leftOut(verdicts).rows > 0 ? [...COLUMNS, byHandColumn] : COLUMNS;
}

const COLUMNS: readonly Column<ImportRow>[] = [
  { key: 'line', heading: texts.line, numeric: true, cell: ({ line }) => line.toLocaleString('en') },
  {
    key: 'loan',
    heading: repaymentColumns.loanNumber,
    cell: ({ loanNumber, loanId }) =>
      loanId === null ? (
        <Given text={loanNumber} />
      ) : (
        <Link
          to={`/admin/portfolio/${loanId}`}
          className="link figures inline-flex min-h-11 items-center sm:min-h-6"
        >
          {loanNumber}
        </Link>
      ),
  },
  {
    key: 'reference',
    heading: repaymentColumns.reference,
    cell: ({ reference }) => <Given text={reference} />,
  },
  {
    key: 'amount',
    heading: repaymentColumns.amount,
    numeric: true,
    cell: ({ amount, amountGiven }) => (amount === null ? <Given text={amountGiven} /> : showDollars(amount)),
  },
  {
    key: 'date',
    heading: repaymentColumns.receivedOn,
    cell: ({ receivedOn, dateGiven }) => <Given text={receivedOn ?? dateGiven} />,
  },
  { key: 'payer', heading: repaymentColumns.payer, cell: ({ payer }) => <Given text={payer} /> },
  {
    key: 'verdict',
    heading: texts.verdict,
    cell: ({ verdict, credit }) => (
      <span className="inline-grid justify-items-start gap-1 max-sm:justify-items-end">
        <VerdictChip verdict={verdict} />
        {credit > 0 && <span className="text-muted text-xs">{texts.credit(showDollars(credit))}</span>}
      </span>
    ),
  },
];

/** What pays too much is recorded only when it is ticked. */
const tickColumn = (importId: string): Column<ImportRow> => ({
  key: 'tick',
  heading: texts.tickHeading,
  cell: (row) =>
    (row.verdict === 'Overpays' || row.verdict === 'Ticked') && <Tick importId={importId} row={row} />,
});

function Tick({ importId: id, row: { line, verdict } }: { importId: string; row: ImportRow }) {
  const ticking = useImports(
    (ticked: boolean) => call('POST /api/loans/imports/:id/tick', { params: { id }, body: { line, ticked } }),
    ({ message }) => toast.good(message),
  );
  /** Until the server has answered and the rows were read again. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  return (
    <label className="inline-flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        className="size-5"
        checked={wanted ?? verdict === 'Ticked'}
        disabled={wanted !== null}
        onChange={({ target }) => {
          setWanted(target.checked);
          ticking.mutate(target.checked, { onSettled: () => setWanted(null) });
        }}
      />
      {texts.tick(line)}
    </label>
  );
}

/** A cell as the file has it, which may be a long word. */
const Given = ({ text }: { text: string }) => (
  <span className="figures min-w-0 wrap-anywhere">{text || '–'}</span>
);
