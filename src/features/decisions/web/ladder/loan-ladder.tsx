// The way to larger amounts, rung by rung, and where its reader stands.

import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, MapPin } from 'lucide-react';
import { useLocation } from 'react-router';
import { caller } from '#platform/web/call.ts';
import { useSession } from '#platform/web/session.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { showDay } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { LadderOnWire, ladderEndpoints } from '../../contract/ladder.ts';
import { offerStepOf } from '../../rules/offer/offer-step.ts';
import { ladderTexts as texts } from '../../texts/ladder.ts';
import { offerStepTexts } from '../../texts/offer-step.ts';
import { offerQuery } from '../use-offer.ts';

const call = caller<typeof ladderEndpoints>();

export function LoanLadder() {
  const ladder = useQuery({
    queryKey: ['loans', 'ladder'],
    queryFn: ({ signal }) => call('GET /api/loan/user/ladder', {}, { signal }),
    meta: { topics: ['offer', 'informations', 'session'] },
  });
  return (
    <Card className="grid gap-4">
      <h2 className="font-bold text-xl">{texts.title}</h2>
      <Loaded query={ladder} skeleton={<Skeleton className="h-64" />}>
        {(answer) => (
          <>
            {answer.loanRuns && <p className="text-muted">{texts.loanRuns}</p>}
            <ol className="grid">
              {answer.rungs.map((rung, index) => (
                <Rung
                  key={rung.name}
                  rung={rung}
                  ladder={answer}
                  isLast={index === answer.rungs.length - 1}
                />
              ))}
            </ol>
          </>
        )}
      </Loaded>
    </Card>
  );
}

type RungProps = { rung: LadderOnWire['rungs'][number]; ladder: LadderOnWire; isLast: boolean };

const SIGNS = {
  done: { Icon: CircleCheck, tone: 'text-leaf' },
  now: { Icon: MapPin, tone: 'text-leaf' },
  later: { Icon: CircleDashed, tone: 'text-muted' },
} as const;

function Rung({ rung: { name, state }, ladder, isLast }: RungProps) {
  const { Icon, tone } = SIGNS[state];
  const isOpen = state === 'now' && !ladder.loanRuns;
  return (
    <li className="flex gap-4" aria-current={state === 'now' ? 'step' : undefined}>
      <span aria-hidden="true" className="grid shrink-0 grid-rows-[auto_1fr] justify-items-center">
        <Icon className={`size-6 ${tone}`} />
        {!isLast && <span className={`my-1 w-0.5 ${state === 'done' ? 'bg-leaf' : 'bg-line'}`} />}
      </span>
      <div className={`grid content-start gap-1 ${isLast ? '' : 'pb-5'}`}>
        <p className={state === 'later' ? 'text-muted' : 'font-semibold'}>{titleOf(name, ladder)}</p>
        <p className={`text-sm ${state === 'now' ? 'font-semibold text-leaf' : 'text-muted'}`}>
          {texts.state[state]}
        </p>
        {state === 'now' && (
          <p className="max-w-prose">
            <Needed name={name} ladder={ladder} />
          </p>
        )}
        {isOpen && name === 'fullInformation' && <Go to="/earn-points">{texts.toSections}</Go>}
        {isOpen && (name === 'firstLoan' || name === 'largerLoan') && <ToOffer />}
      </div>
    </li>
  );
}

/** What opens the next rung; of whoever has applied for the loan on it, how far that is. */
function Needed({ name, ladder }: { name: RungName; ladder: LadderOnWire }) {
  const asks = name === 'firstLoan' || name === 'largerLoan';
  const { data } = useQuery({ ...offerQuery(useSession()?.infoStatus), enabled: asks });
  const step = asks && data !== undefined && offerStepOf(data);
  return (
    <Unbroken>
      {step === 'applied' || step === 'approved' ? offerStepTexts[step].sentence : whatIsNeeded(name, ladder)}
    </Unbroken>
  );
}

const Go = ({ to, children }: { to: string; children: string }) => (
  <div className="pt-1">
    <LinkButton to={to} tone="secondary">
      {children}
    </LinkButton>
  </div>
);

/** A link to the offer, to the application that was made already, or to why there is neither; none beside the offer, which says all that itself. */
function ToOffer() {
  const { data } = useQuery(offerQuery(useSession()?.infoStatus));
  const { pathname } = useLocation();
  if (!data || pathname === '/loans') return null;
  const { to, button } = offerStepTexts[offerStepOf(data)];
  return <Go to={to}>{button}</Go>;
}

type RungName = LadderOnWire['rungs'][number]['name'];

function titleOf(name: RungName, { firstUpTo, largest }: LadderOnWire): string {
  if (name === 'firstLoan') return texts.rungs.firstLoan.title(showDollars(firstUpTo));
  if (name === 'largerLoan') return texts.rungs.largerLoan.title(showDollars(largest));
  return texts.rungs[name].title;
}

function whatIsNeeded(name: RungName, { sections, opensOn }: LadderOnWire): string {
  if (name === 'repayInFull' && opensOn) return texts.rungs.repayInFull.opensOn(showDay(opensOn));
  return name === 'fullInformation'
    ? texts.rungs.fullInformation.now(sections.submitted, sections.required)
    : texts.rungs[name].now;
}
