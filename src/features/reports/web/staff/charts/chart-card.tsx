// The frame of a chart: its title, the way to the list behind it, its lines explained, and the choice between drawing and table.
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { chartTexts as texts } from '../../../texts/staff-reports.ts';
import { type Series, STROKES } from './series.ts';

type ChartCardProps = {
  title: string;
  /** The list behind it. */
  to: string;
  link: string;
  legend: readonly { series: Series; text: string; figure: string; to: string | undefined }[];
  table: ReactNode;
  /** The drawing. */
  children: ReactNode;
};

export function ChartCard({ title, to, link, legend, table, children }: ChartCardProps) {
  const [isTable, setTable] = useState(false);
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <h3 id={titleId} className="min-w-0 flex-[1_1_8rem] pt-2.5 font-bold">
          {title}
        </h3>
        <fieldset className="flex shrink-0 gap-1">
          <legend className="sr-only">{`${texts.view}: ${title}`}</legend>
          <ViewButton text={texts.chart} isOn={!isTable} onTake={() => setTable(false)} />
          <ViewButton text={texts.table} isOn={isTable} onTake={() => setTable(true)} />
        </fieldset>
      </div>
      {legend.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {legend.map(({ series, text, figure, to: own }) => (
            <li key={series} className="flex items-center gap-2">
              <LineSample series={series} />
              <span className="font-semibold">{text}</span>
              {own ? (
                <Link to={own} className="link figures inline-flex min-h-11 items-center">
                  {figure}
                </Link>
              ) : (
                <span className="figures text-muted">{figure}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {isTable ? table : children}
      <Link to={to} className="link mt-auto inline-flex min-h-11 items-center gap-1.5 self-start">
        {link}
        <ArrowRight className="size-4" />
      </Link>
    </section>
  );
}

type ViewButtonProps = { text: string; isOn: boolean; onTake: () => void };

const ViewButton = ({ text, isOn, onTake }: ViewButtonProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onTake}
    className="min-h-11 rounded-md px-2.5 font-semibold text-muted text-sm hover:bg-leaf-soft aria-pressed:bg-leaf-soft aria-pressed:text-leaf"
  >
    {text}
  </button>
);

const LineSample = ({ series }: { series: Series }) => (
  <svg viewBox="0 0 24 8" aria-hidden="true" className="h-2 w-6 shrink-0">
    <line
      x1="0"
      y1="4"
      x2="24"
      y2="4"
      stroke={STROKES[series].colour}
      strokeWidth="3"
      strokeDasharray={STROKES[series].dash}
    />
  </svg>
);
