// A chart of figures by days or weeks, drawn or as a table. What draws it is loaded when it is shown.
import { lazy, type ReactNode, Suspense } from 'react';
import { EmptyState } from '#platform/web/ui/list/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { chartTexts as texts } from '../../../texts/staff-reports.ts';
import { ChartCard } from './chart-card.tsx';
import { FigureTable, figureColumns } from './figure-table.tsx';
import { isRate, type Point, type Series, showFigure } from './series.ts';

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
  /** Told in the table beside what is drawn. */
  alsoInTable?: readonly Series[];
  /** Where there is nothing to draw. */
  none?: string;
  step: 'day' | 'week';
  points: readonly Point[];
};

export function SeriesCard(props: SeriesCardProps) {
  const {
    title,
    to,
    link,
    isStock = false,
    series,
    alsoInTable = [],
    none = texts.none,
    step,
    points,
  } = props;
  const isEmpty = series.every((one) => points.every((point) => isNothing(one, point)));
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
        figure: figureOf(one, points, isStock),
      }))}
      table={
        <FigureTable
          caption={title}
          columns={figureColumns(step, [...series, ...alsoInTable])}
          rows={points.toReversed()}
          rowKey={({ day }) => day}
        />
      }
    >
      {isEmpty ? (
        <div className="grid min-h-64 content-center">
          <EmptyState text={none} />
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

/** No rate of nothing; a rate of zero is one. */
const isNothing = (series: Series, point: Point): boolean =>
  isRate(series) ? (point[series] ?? null) === null : !point[series];

/** What there was at the end, or how much it was in all. */
function figureOf(series: Series, points: readonly Point[], isStock: boolean): string {
  if (isStock || isRate(series)) return texts.now(showFigure(series, points.at(-1)?.[series]));
  return texts.inRange(
    showFigure(
      series,
      points.reduce((sum, point) => sum + (point[series] ?? 0), 0),
    ),
  );
}
