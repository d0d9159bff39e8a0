// The figures over a list of loans: by days late, each step the way to its loans; at risk, given up, and in all.
import { Link, type To, useSearchParams } from 'react-router';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showDollars } from '#shared/money.ts';
import type { AgeingStep, PortfolioFigures as Figures } from '../../../contract/portfolio.ts';
import { LOAN_STATES } from '../../../fields/loan-states.ts';
import { isRepaid, isWrittenOff } from '../../../rules/books/standing.ts';
import { portfolioFiguresTexts as texts } from '../../../texts/staff-portfolio.ts';
import { usePortfolioAddress } from './portfolio-address.ts';

/** The deeper the colour, the later. */
const COLOURS: Record<AgeingStep, string> = {
  Current: 'bg-leaf',
  '1-30': 'bg-tide',
  '31-60': 'bg-pimento/55',
  '61-90': 'bg-pimento/75',
  '90+': 'bg-pimento',
};

/** Its place is kept while it loads; a list that could not be read says so below. */
export function FiguresOfList({
  query,
}: {
  query: { data: { figures: Figures } | undefined; isError: boolean };
}) {
  if (query.data) return <PortfolioFigures figures={query.data.figures} />;
  return query.isError ? null : <Skeleton className="h-72 rounded-lg" />;
}

const PortfolioFigures = ({ figures }: { figures: Figures }) => (
  <section aria-label={texts.title} className="grid grid-cols-1 gap-4">
    <Steps ageing={figures.ageing} />
    <Totals figures={figures} />
  </section>
);

function Steps({ ageing }: Pick<Figures, 'ageing'>) {
  const { ageing: chosen } = usePortfolioAddress();
  const toStep = useWay();
  return (
    <div className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-4">
      <h2 className="font-bold">{texts.ageing}</h2>
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-sunk">
        {ageing.map(({ step, share }) =>
          share ? <span key={step} className={COLOURS[step]} style={{ width: `${share}%` }} /> : null,
        )}
      </div>
      <ul className="grid grid-cols-1 gap-2 min-[26rem]:grid-cols-2 lg:grid-cols-5">
        {ageing.map(({ step, loans, principal, share }) => (
          <li key={step} className="grid">
            <Link
              to={toStep({
                ...OTHERWISE,
                ageing: step === chosen ? '' : step,
                sort: step === chosen ? '' : 'late',
              })}
              aria-current={step === chosen ? 'true' : undefined}
              className="grid content-start items-baseline gap-x-3 gap-y-0.5 rounded-md border border-transparent p-2.5 max-[26rem]:grid-cols-[1fr_auto] hover:border-leaf hover:bg-leaf-soft aria-[current=true]:border-leaf aria-[current=true]:bg-leaf-soft"
            >
              <span className="flex items-center gap-2 font-semibold text-sm">
                <span aria-hidden="true" className={`size-3 shrink-0 rounded-sm ${COLOURS[step]}`} />
                {texts.steps[step]}
              </span>
              <span className="figures wrap-anywhere font-bold text-lg">{showDollars(principal)}</span>
              <span className="text-muted text-xs">
                {texts.loans(loans, loans.toLocaleString('en'))}
                {share !== null && ` · ${texts.percent(share)}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What else narrows the list to loans in one condition; the figures are of all days. */
const OTHERWISE = { state: '', ageing: '', standing: '', happened: '', from: '', to: '' };

const Totals = ({ figures: { running, par30, writtenOff, repaid } }: { figures: Figures }) => {
  const toState = useWay();
  return (
    <ul className="grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2 lg:grid-cols-4">
      <Total
        text={texts.running}
        figure={showDollars(running.principal)}
        loans={running.loans}
        note={texts.runningNote(showDollars(running.owed))}
        to={toState({ ...OTHERWISE, standing: 'running' })}
      />
      <Total
        text={texts.par30}
        figure={par30 === null ? texts.nothing : texts.percent(par30)}
        note={texts.par30Note}
        to={toState({ ...OTHERWISE, standing: 'atRisk', sort: 'late' })}
      />
      <Total
        text={texts.writtenOff}
        figure={showDollars(writtenOff.owed)}
        loans={writtenOff.loans}
        note={texts.writtenOffNote}
        to={toState({ ...OTHERWISE, state: LOAN_STATES.find(isWrittenOff) ?? '' })}
      />
      <Total
        text={texts.repaid}
        figure={repaid.toLocaleString('en')}
        note={texts.repaidNote}
        to={toState({ ...OTHERWISE, state: LOAN_STATES.find(isRepaid) ?? '' })}
      />
    </ul>
  );
};

type TotalProps = { text: string; figure: string; note: string; loans?: number; to: To };

function Total({ text, figure, note, loans, to }: TotalProps) {
  const look =
    'grid content-start gap-x-4 gap-y-0.5 rounded-lg border border-line bg-surface p-4 hover:border-leaf hover:bg-leaf-soft max-[26rem]:grid-cols-[1fr_auto] max-[26rem]:items-baseline max-[26rem]:py-3';
  return (
    <li className="grid">
      <Link to={to} className={look}>
        <span className="text-sm">{text}</span>
        <span className="figures wrap-anywhere font-bold text-xl">{figure}</span>
        <span className="text-muted text-xs max-[26rem]:col-span-2">
          {loans !== undefined && `${texts.loans(loans, loans.toLocaleString('en'))} · `}
          {note}
        </span>
      </Link>
    </li>
  );
}

/** The present view with some of its filters changed, from its first page on. */
function useWay(): (changes: Record<string, string>) => To {
  const [address] = useSearchParams();
  return (changes) => {
    const next = new URLSearchParams(address);
    next.delete('page');
    for (const [param, value] of Object.entries(changes)) {
      if (value === '') next.delete(param);
      else next.set(param, value);
    }
    return { search: next.size > 0 ? `?${next}` : '' };
  };
}
