// Draws the figures of days as bars or lines. Apart and loaded late: the drawing library weighs more than the rest of the page.
import type { ReactElement } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { type Day, readDay, showDay, showShortDay } from '#shared/calendar.ts';
import { chartTexts as texts } from '../../../texts/staff-reports.ts';
import { showCount } from '../show-count.ts';
import { isRate, type Point, type Series, STROKES, showRate } from './series.ts';

type DrawingProps = {
  points: readonly Point[];
  step: 'day' | 'week';
  /** Takes whoever presses a point to what it counts. */
  onOpen: (series: Series, day: Day) => void;
};

const HEIGHT_PX = 256;
const MARGIN = { top: 8, right: 8, bottom: 0, left: 0 };

export const Bars = ({ points, step, onOpen }: DrawingProps) => (
  <Frame>
    <BarChart data={[...points]} margin={MARGIN} accessibilityLayer title={texts.users} desc={texts.keys}>
      {axes(step, showCount)}
      <Bar
        dataKey="users"
        name={texts.series.users}
        fill={STROKES.users.colour}
        cursor="pointer"
        onClick={({ payload }) => onOpen('users', payload.day)}
        isAnimationActive={false}
        radius={[2, 2, 0, 0]}
      />
    </BarChart>
  </Frame>
);

export const Lines = ({ points, step, series, onOpen }: DrawingProps & { series: readonly Series[] }) => (
  <Frame>
    <LineChart
      data={[...points]}
      margin={MARGIN}
      accessibilityLayer
      title={series.map((one) => texts.series[one]).join(', ')}
      desc={texts.keys}
    >
      {axes(step, series.every(isRate) ? showRate : showCount)}
      {series.map((one) => (
        <Line
          key={one}
          dataKey={one}
          name={texts.series[one]}
          type="linear"
          stroke={STROKES[one].colour}
          strokeDasharray={STROKES[one].dash}
          strokeWidth={2.5}
          dot={points.length <= 31 ? { r: 2.5, strokeDasharray: '0', fill: 'var(--surface)' } : false}
          activeDot={(dot) => <Opens key={one} dot={dot} onOpen={(day) => onOpen(one, day)} />}
          isAnimationActive={false}
        />
      ))}
    </LineChart>
  </Frame>
);

type Drawn = { cx?: number | undefined; cy?: number | undefined; fill: string; payload: { day: Day } };

/** The point under the pointer; keys take the table. */
const Opens = ({
  dot: { cx = 0, cy = 0, fill, payload },
  onOpen,
}: {
  dot: Drawn;
  onOpen: (day: Day) => void;
}) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the same ways stand as links in the table beside it.
  <g onClick={() => onOpen(payload.day)} className="cursor-pointer">
    <circle cx={cx} cy={cy} r={10} fill="transparent" />
    <circle cx={cx} cy={cy} r={5} fill={fill} stroke="var(--surface)" strokeWidth={2} />
  </g>
);

const Frame = ({ children }: { children: ReactElement }) => (
  <div className="h-64 min-w-0">
    <ResponsiveContainer width="100%" height={HEIGHT_PX}>
      {children}
    </ResponsiveContainer>
  </div>
);

/** A chart hands its labels over as plain text. */
const labelOf = (label: string): string => {
  const day = readDay(label);
  return day ? showDay(day) : label;
};

const TICK = { fill: 'var(--muted)', fontSize: 12 };

const axes = (step: 'day' | 'week', show: (figure: number) => string) => [
  <CartesianGrid key="grid" vertical={false} stroke="var(--line)" />,
  <XAxis
    key="x"
    dataKey="day"
    tickFormatter={showShortDay}
    tick={TICK}
    stroke="var(--edge)"
    minTickGap={28}
    tickMargin={6}
  />,
  <YAxis key="y" allowDecimals={false} tickFormatter={show} tick={TICK} stroke="var(--edge)" width={48} />,
  <Tooltip
    key="tip"
    isAnimationActive={false}
    labelFormatter={(day) => `${step === 'week' ? `${texts.week} ` : ''}${labelOf(String(day))}`}
    formatter={(figure) => show(Number(figure))}
    cursor={{ stroke: 'var(--edge)', fill: 'var(--sunk)' }}
    contentStyle={{
      background: 'var(--surface)',
      border: '1px solid var(--edge)',
      borderRadius: 10,
      color: 'var(--ink)',
    }}
    itemStyle={{ color: 'var(--ink)' }}
  />,
];
