// 'Loan Projected Metrics': risk score, grade and debt service ratio, each as a figure, a drawing and a word.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { caller } from '#platform/web/call.ts';
import { useSession } from '#platform/web/session.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { CardSkeletons, Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showDollars } from '#shared/money.ts';
import type { decisionEndpoints, Grade, OfferOutput } from '../../contract.ts';
import { offerStepOf } from '../../rules/offer/offer-step.ts';
import { offerStepTexts } from '../../texts/offer-step.ts';
import { overviewTexts as texts } from '../../texts/overview.ts';
import { HalfGauge } from './half-gauge.tsx';

const call = caller<typeof decisionEndpoints>();

export function ProjectedFigures() {
  const loanType = useSession()?.infoStatus;
  // The key begins with the topic of the sections, because every section that is given or verified changes the figures.
  const figures = useQuery({
    queryKey: ['informations', 'projected', loanType],
    queryFn: ({ signal }) => call('GET /api/loan/user/decision', { query: { loanType } }, { signal }),
  });
  return (
    <section className="grid gap-4" aria-labelledby="projected-figures">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h2 id="projected-figures" className="font-bold text-xl">
            {texts.metrics}
          </h2>
          <p className="max-w-prose text-muted text-sm">{texts.metricsLead}</p>
        </div>
        {figures.data ? (
          <WayOn offer={figures.data} />
        ) : (
          figures.isPending && <Skeleton className="h-11 w-36" />
        )}
      </div>
      <Loaded query={figures} skeleton={<CardSkeletons count={3} className="h-64" />}>
        {(figures) => <Figures {...figures} />}
      </Loaded>
    </section>
  );
}

function WayOn({ offer }: { offer: OfferOutput }) {
  const { to, button } = offerStepTexts[offerStepOf(offer)];
  return (
    <LinkButton to={to} tone="secondary">
      {button}
    </LinkButton>
  );
}

const Figures = ({ score, grade, dsr }: Pick<OfferOutput, 'score' | 'grade' | 'dsr'>) => (
  <dl className="grid gap-4 sm:grid-cols-3">
    <Figure name={texts.score} word={texts.scoreOf(score)} hint={texts.scoreHint}>
      <HalfGauge value={score} max={100} text={String(score)} />
    </Figure>
    <Figure
      name={texts.grade}
      word={grade ? `${grade} – ${texts.gradeWord(grade)}` : texts.gradeWord(null)}
      hint={texts.gradeHint}
    >
      <GradeScale grade={grade} />
    </Figure>
    <Figure
      name={texts.ratio}
      word={dsr === null ? texts.ratioWord(null) : `${texts.ratioPercent(dsr)} – ${texts.ratioWord(dsr)}`}
      hint={dsr === null ? texts.ratioHint : `${texts.ratioHint} ${ratioInDollars(dsr)}`}
    >
      <RatioScale percent={dsr} />
    </Figure>
  </dl>
);

/** Explains a ratio in dollars: so many per cent are so many dollars of every hundred. */
const ratioInDollars = (percent: number): string =>
  texts.ratioInDollars(showDollars(100), showDollars(percent));

type FigureProps = { name: string; word: string; hint: string; children: ReactNode };

const Figure = ({ name, word, hint, children }: FigureProps) => (
  <div className="grid grid-rows-[auto_1fr_auto] gap-3 rounded-lg border border-line bg-surface p-5">
    <dt className="font-semibold text-muted text-sm">{name}</dt>
    <dd className="grid content-center justify-items-center">{children}</dd>
    <dd className="grid gap-1 text-center">
      <span className="figures font-bold text-lg">{word}</span>
      <span className="text-muted text-sm">{hint}</span>
    </dd>
  </div>
);

const GRADES: readonly Grade[] = ['A', 'B', 'C', 'D', 'E'];

/** A drawing: its letters keep to their boxes, and the grade stands below in words. */
const GradeScale = ({ grade }: { grade: Grade | null }) => (
  <span aria-hidden="true" className="flex flex-wrap items-center justify-center gap-1.5">
    {GRADES.map((each) => (
      <span
        key={each}
        className={`grid place-items-center rounded-md font-bold ${
          each === grade
            ? 'size-13 bg-leaf text-[24px] text-on-leaf'
            : 'size-9 border border-line bg-sunk text-[16px] text-muted'
        }`}
      >
        {each}
      </span>
    ))}
  </span>
);

/** The scale of the ratio ends at 60 %. Its comfortable part ends at 25, the manageable at 35 and the tight at 45. */
const RATIO_ENDS = 60;
const PARTS = [
  { from: 0, to: 25, className: 'fill-leaf' },
  { from: 25, to: 35, className: 'fill-leaf opacity-60' },
  { from: 35, to: 45, className: 'fill-pimento opacity-60' },
  { from: 45, to: RATIO_ENDS, className: 'fill-pimento' },
] as const;

function RatioScale({ percent }: { percent: number | null }) {
  const at = percent === null ? null : 4 + (Math.min(percent, RATIO_ENDS) / RATIO_ENDS) * 112;
  return (
    <svg viewBox="0 0 120 46" aria-hidden="true" className="w-full max-w-60">
      {PARTS.map(({ from, to, className }) => (
        <rect
          key={from}
          x={4 + (from / RATIO_ENDS) * 112}
          y="26"
          width={((to - from) / RATIO_ENDS) * 112 - 1}
          height="8"
          rx="2"
          className={className}
        />
      ))}
      {PARTS.map(({ from }) => (
        <text key={from} x={4 + (from / RATIO_ENDS) * 112} y="44" className="fill-muted text-[7px]">
          {texts.ratioPercent(from)}
        </text>
      ))}
      {at !== null && (
        <>
          <path d={`M${at} 36V22l-4-5h8l-4 5`} className="fill-ink stroke-ink" strokeWidth="1.5" />
          <text
            x={Math.min(106, Math.max(14, at))}
            y="13"
            textAnchor="middle"
            className="figures fill-ink font-bold text-[13px]"
          >
            {texts.ratioPercent(percent ?? 0)}
          </text>
        </>
      )}
    </svg>
  );
}
