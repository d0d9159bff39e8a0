// A chart of figures by days or weeks, drawn or as a table. What draws it is loaded when it is shown.
import { useNavigate } from 'react-router';
import { laterPart } from '#platform/web/frame/later-part.tsx';
import { EmptyState } from '#platform/web/ui/list/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { addDays, type Day } from '#shared/calendar.ts';
import { chartTexts as texts } from '../../../texts/staff-reports.ts';
import { ChartCard } from './chart-card.tsx';
import { FigureTable, figureColumns } from './figure-table.tsx';
import { isRate, type Lists, listOf, type Point, type Series, showFigure } from './series.ts';

type DrawingProps = Pick<SeriesCardProps, 'isStock' | 'series' | 'step' | 'points'> & {
  onOpen: (series: Series, day: Day) => void;
};

const Drawing = laterPart({
  load: () => import('./drawings.tsx'),
  part:
    ({ Bars, Lines }) =>
    ({ isStock, series, ...drawn }: DrawingProps) =>
      isStock ? <Bars {...drawn} /> : <Lines series={series} {...drawn} />,
  skeleton: <Skeleton className="h-64 rounded-lg" />,
});

type SeriesCardProps = {
  title: string;
  /** The list behind it, and how the way there is called. */
  to: string;
  link: string;
  /** Counted at the end of each day, not on it. */
  isStock?: boolean;
  series: readonly Series[];
  /** Where what each line counts is found. */
  lists: Lists;
  /** Told in the table beside what is drawn. */
  alsoInTable?: readonly Series[];
  /** What is said where there is nothing to draw. */
  none?: string;
  step: 'day' | 'week';
  points: readonly Point[];
  /** The last day that is shown. */
  last: Day;
  /** The sums of as many days just before those shown. */
  before: Point;
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
    lists,
    step,
    points,
    last,
    before,
  } = props;
  const navigate = useNavigate();
  const isEmpty = series.every((one) => points.every((point) => isNothing(one, point)));
  const wayTo = (one: Series, from: Day, until = endOf(points, from, last)) => {
    const list = lists[one];
    return list && listOf(list, isStock ? { to: until } : { from, to: until });
  };
  const open = (one: Series, day: Day) => {
    const to = wayTo(one, day);
    if (to) navigate(to);
  };
  return (
    <ChartCard
      title={title}
      to={to}
      link={link}
      legend={series.map((one) => ({
        series: one,
        text: texts.series[one],
        figure: figureOf(one, points, before, isStock),
        to: wayTo(one, points[0]?.day ?? last, last),
      }))}
      table={
        <FigureTable
          caption={title}
          columns={figureColumns(step, [...series, ...alsoInTable], wayTo)}
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
        <Drawing {...{ isStock, points, step, series }} onOpen={open} />
      )}
    </ChartCard>
  );
}

/** No rate of nothing; a rate of zero is one. */
const isNothing = (series: Series, point: Point): boolean =>
  isRate(series) ? (point[series] ?? null) === null : !point[series];

/** The last day of a point: that before the next one. */
function endOf(points: readonly Point[], day: Day, last: Day): Day {
  const next = points[points.findIndex((point) => point.day === day) + 1];
  return next ? addDays(next.day, -1) : last;
}

/** What there was at the end, or how much it was in all; and the same before. */
function figureOf(series: Series, points: readonly Point[], before: Point, isStock: boolean): string {
  const earlier = showFigure(series, before[series]);
  if (isStock || isRate(series)) return texts.now(showFigure(series, points.at(-1)?.[series]), earlier);
  return texts.inRange(
    showFigure(
      series,
      points.reduce((sum, point) => sum + (point[series] ?? 0), 0),
    ),
    earlier,
  );
}
