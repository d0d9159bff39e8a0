// A chart's figures as a table that scrolls in its own place, by keyboard too.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Day, showDay } from '#shared/calendar.ts';
import { chartTexts as texts } from '../../../texts/staff-reports.ts';
import { type Point, type Series, showFigure } from './series.ts';

export type Column<Row> = { key: string; heading: string; cell: (row: Row) => ReactNode; numeric?: boolean };

type FigureTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

export function FigureTable<Row>({ caption, columns, rows, rowKey }: FigureTableProps<Row>) {
  return (
    <section
      aria-label={`${caption}: ${texts.table}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse.
      tabIndex={0}
      className="max-h-64 overflow-auto rounded-md border border-line"
    >
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-sunk">
          <tr>
            {columns.map(({ key, heading, numeric }) => (
              <th key={key} scope="col" className={`px-3 py-2 font-semibold ${numeric ? 'text-right' : ''}`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-line border-t">
              {columns.map(({ key, cell, numeric }, place) =>
                place === 0 ? (
                  <th key={key} scope="row" className="px-3 py-2 font-normal sm:whitespace-nowrap">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} className={`px-3 py-2 ${numeric ? 'figures text-right' : ''}`}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The newest day first, as the rows are handed over. `wayTo` leads from a figure to what it counts. */
export const figureColumns = (
  step: 'day' | 'week',
  series: readonly Series[],
  wayTo: (series: Series, day: Day) => string | undefined,
): Column<Point>[] => [
  { key: 'day', heading: texts[step], cell: ({ day }) => <time dateTime={day}>{showDay(day)}</time> },
  ...series.map((one) => ({
    key: one,
    heading: texts.series[one],
    numeric: true,
    cell: (point: Point) => <Figure series={one} point={point} to={wayTo(one, point.day)} />,
  })),
];

/** None where there is nothing to be found. */
const Figure = ({ series, point, to }: { series: Series; point: Point; to: string | undefined }) =>
  to && point[series] ? (
    <Link to={to} className="link inline-flex min-h-6 min-w-6 items-center justify-end">
      {showFigure(series, point[series])}
    </Link>
  ) : (
    showFigure(series, point[series])
  );
