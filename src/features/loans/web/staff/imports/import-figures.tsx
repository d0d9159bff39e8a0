// What a file of repayments adds up to: rows and sums of what waits, what is recorded and what is left out.
import { showDollars } from '#shared/money.ts';
import type { RepaymentImport } from '../../../contract/imports.ts';
import { inNoBooks, recordedBefore } from '../../../rules/imports/left-out.ts';
import { repaymentImportTexts as texts } from '../../../texts/staff-imports.ts';

export const ImportFigures = ({ found }: { found: RepaymentImport }) => (
  <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
    {figuresOf(found).map(({ name, rows, amount }) => (
      <div key={name} className="rounded-lg border border-line bg-surface p-4">
        <dt className="text-muted text-sm">{name}</dt>
        <dd className="figures grid">
          <span className="font-bold text-2xl">{rows.toLocaleString('en')}</span>
          {amount !== undefined && <span className="wrap-anywhere text-muted">{showDollars(amount)}</span>}
        </dd>
      </div>
    ))}
  </dl>
);

type Figure = { name: string; rows: number; amount?: number };

const figuresOf = ({ rowCount, toRecord, recorded, verdicts, byHand }: RepaymentImport): Figure[] => [
  { name: texts.allRows, rows: rowCount },
  { name: texts.toRecord, ...toRecord },
  { name: texts.recorded, ...recorded },
  { name: texts.notRecorded, ...inNoBooks({ verdicts, byHand }) },
  ...[
    { name: texts.recordedSince, ...byHand },
    { name: texts.recordedBefore, ...recordedBefore(verdicts) },
  ].filter(({ rows }) => rows > 0),
];
