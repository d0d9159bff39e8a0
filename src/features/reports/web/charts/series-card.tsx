// A chart of figures by days or weeks, drawn or as a table. What draws it is loaded when it is shown.
import { lazy, type ReactNode, Suspense } from 'react';
import { EmptyState } from '#platform/web/ui/list/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { chartTexts as texts } from '#texts/staff-reports.ts';
import { showCount } from '../show-count.ts';
import { ChartCard } from './chart-card.tsx';
import { FigureTable, figureColumns } from './figure-table.tsx';
import type { Point, Series } from './series.ts';

const drawings = () => import('./drawings.tsx');
const Bars = lazy(() => drawings().then(({ Bars }) => ({ default: Bars })));
const Lines = lazy(() => drawings().then(({ Lines }) => ({ default: Lines })));

type SeriesCardProps = {
  title: string;
  /** The list behind it, and how the way there is called. */
  to: string;
  link: string;
  /** Counted at the end of each day, not on it. */
  isStock?: boolean;
  series: readonly Series[];
  step: 'day' | 'week';
  points: readonly Point[];
};

export function SeriesCard({ title, to, link, isStock = false, series, step, points }: SeriesCardProps) {
  const total = (one: Series) =>
    isStock ? (points.at(-1)?.[one] ?? 0) : points.reduce((sum, point) => sum + (point[one] ?? 0), 0);
  const isEmpty = series.every((one) => points.every((point) => !point[one]));
  const drawing = isStock ? (
    <Bars points={points} step={step} />
  ) : (
    <Lines points={points} step={step} series={series} />
  );
  return (
    <ChartCard
      title={title}
      to={to}
      link={link}
      legend={series.map((one) => ({
        series: one,
        text: texts.series[one],
        figure: (isStock ? texts.now : texts.inRange)(showCount(total(one))),
      }))}
      table={
        <FigureTable
          caption={title}
          columns={figureColumns(step, series)}
          rows={points.toReversed()}
          rowKey={({ day }) => day}
        />
      }
    >
      {isEmpty ? (
        <div className="grid min-h-64 content-center">
          <EmptyState text={texts.none} />
        </div>
      ) : (
        <Drawn>{drawing}</Drawn>
      )}
    </ChartCard>
  );
}

const Drawn = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Skeleton className="h-64 rounded-lg" />}>{children}</Suspense>
);
