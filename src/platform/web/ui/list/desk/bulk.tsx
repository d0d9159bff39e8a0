// One act upon every row that is chosen: each is a call of its own, validated and kept from being done twice by itself; a report says how each went.
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleX, RotateCcw } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import { listTexts as texts } from '#texts/desk-lists.ts';
import { uiTexts } from '#texts/ui.ts';
import { Button } from '../../button.tsx';
import { type RowSelection, SelectionBar, useRowSelection } from '../row-selection.tsx';

/** `key` is the row's idempotency key. A retry sends the same key, so that a call whose answer was lost is not carried out twice. */
type Act<Row> = (row: Row, key: string) => Promise<{ message: string }>;

type Outcome = { id: string; name: string; isDone: boolean; message: string };

export type Bulk<Row> = {
  selection: RowSelection<Row>;
  /** Sends the rows one after the other, in the order in which they were selected. A row that succeeds is deselected. */
  run: (act: Act<Row>) => Promise<void>;
  isRunning: boolean;
  /** The result of each row that was sent; null before the first action, and once the report is closed. */
  report: readonly Outcome[] | null;
  /** Sends the failed rows once more, with the same keys. */
  again: () => Promise<void>;
  closeReport: () => void;
};

export function useBulk<Row>({ idOf, nameOf }: Named<Row>): Bulk<Row> {
  const selection = useRowSelection<Row>(idOf, {
    row: (row) => texts.chooseRow(nameOf(row)),
    page: texts.choosePage,
  });
  const [report, setReport] = useState<readonly Outcome[] | null>(null);
  const [isRunning, setRunning] = useState(false);
  const latest = useRef<{ act: Act<Row>; keys: Map<string, string> } | null>(null);
  const each = async (rows: readonly Row[], before: readonly Outcome[]) => {
    const intent = latest.current;
    if (!intent || isRunning) return;
    setRunning(true);
    const outcomes = [...before];
    for (const row of rows) {
      const id = idOf(row);
      const key = intent.keys.get(id) ?? crypto.randomUUID();
      intent.keys.set(id, key);
      const outcome = await intent.act(row, key).then(
        ({ message }) => ({ isDone: true, message }),
        (failure) => ({
          isDone: false,
          message: failure instanceof CallFailed ? failure.message : uiTexts.loadFailed,
        }),
      );
      if (outcome.isDone) selection.choose([row], false);
      outcomes.push({ id, name: nameOf(row), ...outcome });
      setReport([...outcomes]);
    }
    setRunning(false);
  };
  return {
    selection,
    isRunning,
    report,
    run: (act) => {
      latest.current = { act, keys: new Map() };
      setReport([]);
      return each(selection.chosen, []);
    },
    again: () => {
      const failed = new Set(report?.filter(({ isDone }) => !isDone).map(({ id }) => id));
      const done = report?.filter(({ isDone }) => isDone) ?? [];
      return each(
        selection.chosen.filter((row) => failed.has(idOf(row))),
        done,
      );
    },
    closeReport: () => setReport(null),
  };
}

type Named<Row> = { idOf: (row: Row) => string; nameOf: (row: Row) => string };

type BulkBarProps<Row> = {
  rows: readonly Row[];
  bulk: Bulk<Row>;
  /** The buttons of what can be done with the selected rows; shown once at least one is selected. */
  children: ReactNode;
};

/** The bar above its list: how many rows are selected, what can be done with them, and what the last action resulted in. */
export function BulkBar<Row>({ rows, bulk, children }: BulkBarProps<Row>) {
  const { selection, report } = bulk;
  if (rows.length === 0 && selection.chosen.length === 0 && !report) return null;
  return (
    <div className="grid gap-3">
      <SelectionBar rows={rows} selection={selection} countText={texts.chosen} clearText={texts.clearChosen}>
        {selection.chosen.length > 0 && children}
      </SelectionBar>
      {report && <Report bulk={bulk} outcomes={report} />}
    </div>
  );
}

type BulkButtonProps<Row> = Pick<ComponentProps<typeof Button>, 'tone' | 'icon' | 'children'> & {
  bulk: Bulk<Row>;
  act: Act<Row>;
  /** The first part of the keys of the queries that are refetched once every row was sent. */
  topic: string;
};

/** A button of the bar that sends the same call for each selected row, without a question before. */
export function BulkButton<Row>({ bulk, act, topic, ...look }: BulkButtonProps<Row>) {
  const queries = useQueryClient();
  const run = async () => {
    await bulk.run(act);
    await queries.invalidateQueries({ queryKey: [topic] });
  };
  return <Button size="sm" busy={bulk.isRunning} onClick={run} {...look} />;
}

function Report<Row>({ bulk, outcomes }: { bulk: Bulk<Row>; outcomes: readonly Outcome[] }) {
  const done = outcomes.filter(({ isDone }) => isDone).length;
  const failed = outcomes.length - done;
  return (
    <section aria-label={texts.report} className="grid gap-2 rounded-lg border border-line bg-surface p-4">
      <p role="status" className="figures font-semibold">
        {texts.outcome(done, failed)}
      </p>
      <ul className="grid max-h-60 gap-1 overflow-y-auto text-sm">
        {outcomes.map(({ id, name, isDone, message }) => (
          <li key={id} className="flex items-start gap-2">
            {isDone ? (
              <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-leaf" />
            ) : (
              <CircleX aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-pimento" />
            )}
            <span className="wrap-anywhere">
              <strong>{name}:</strong> {message}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {failed > 0 && (
          <Button
            tone="secondary"
            size="sm"
            busy={bulk.isRunning}
            icon={<RotateCcw className="size-4" />}
            onClick={bulk.again}
          >
            {texts.again(failed)}
          </Button>
        )}
        <Button tone="quiet" size="sm" disabled={bulk.isRunning} onClick={bulk.closeReport}>
          {texts.closeReport}
        </Button>
      </div>
    </section>
  );
}
