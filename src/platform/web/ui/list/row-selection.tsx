// Rows picked by checkboxes: the choice outlives the page it was made on, and a bar above the table says how many it holds.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';

export type RowSelection<Row> = {
  /** The labels of the checkbox of a row, and of the one for all rows of the page. */
  labels: { row: (row: Row) => string; page: string };
  chosen: readonly Row[];
  has: (row: Row) => boolean;
  choose: (rows: readonly Row[], chosen: boolean) => void;
  clear: () => void;
};

export function useRowSelection<Row>(
  keyOf: (row: Row) => string,
  labels: RowSelection<Row>['labels'],
): RowSelection<Row> {
  const [byKey, setByKey] = useState<ReadonlyMap<string, Row>>(new Map());
  return {
    labels,
    chosen: [...byKey.values()],
    has: (row) => byKey.has(keyOf(row)),
    choose: (rows, chosen) =>
      setByKey((before) => {
        const after = new Map(before);
        for (const row of rows) {
          if (chosen) after.set(keyOf(row), row);
          else after.delete(keyOf(row));
        }
        return after;
      }),
    clear: () => setByKey(new Map()),
  };
}

/** The checkbox lies above the link, which stretches over the whole row. Its target is larger than the box that is drawn. */
const TARGET =
  'relative z-1 inline-grid size-11 sm:pointer-fine:size-9 shrink-0 cursor-pointer place-items-center rounded-md hover:bg-leaf-soft';

type RowCheckboxProps<Row> = { row: Row; selection: RowSelection<Row> };

export const RowCheckbox = <Row,>({ row, selection }: RowCheckboxProps<Row>) => (
  <label className={TARGET}>
    <span className="sr-only">{selection.labels.row(row)}</span>
    <input
      type="checkbox"
      className="size-5 accent-leaf"
      checked={selection.has(row)}
      onChange={(event) => selection.choose([row], event.target.checked)}
    />
  </label>
);

type PageCheckboxProps<Row> = { rows: readonly Row[]; selection: RowSelection<Row>; shown?: boolean };

/** The checkbox for all rows of the page; indeterminate while only some of them are selected. `shown` makes its label visible. */
export function PageCheckbox<Row>({ rows, selection, shown = false }: PageCheckboxProps<Row>) {
  const box = useRef<HTMLInputElement>(null);
  const chosen = rows.filter((row) => selection.has(row)).length;
  const isPartly = chosen > 0 && chosen < rows.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label className={shown ? 'inline-flex min-h-11 cursor-pointer items-center gap-3' : TARGET}>
      <input
        ref={box}
        type="checkbox"
        className="size-5 accent-leaf"
        checked={rows.length > 0 && chosen === rows.length}
        onChange={() => selection.choose(rows, chosen < rows.length)}
      />
      <span className={shown ? '' : 'sr-only'}>{selection.labels.page}</span>
    </label>
  );
}

type SelectionBarProps<Row> = {
  rows: readonly Row[];
  selection: RowSelection<Row>;
  countText: (count: number) => string;
  clearText: string;
  /** The buttons of what can be done with the selected rows. */
  children: ReactNode;
};

/** The bar above the table. On a phone, where the table has no heading row, the bar also holds the checkbox for all rows. */
export function SelectionBar<Row>({
  rows,
  selection,
  countText,
  clearText,
  children,
}: SelectionBarProps<Row>) {
  const count = selection.chosen.length;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="w-full sm:hidden">
        <PageCheckbox rows={rows} selection={selection} shown />
      </div>
      <p role="status" className="figures font-semibold">
        {countText(count)}
      </p>
      {count > 0 && (
        <Button tone="quiet" size="sm" onClick={selection.clear}>
          {clearText}
        </Button>
      )}
      <div className="ml-auto flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
