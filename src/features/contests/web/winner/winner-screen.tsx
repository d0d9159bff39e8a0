// The winner screen: plays the contest's category, lands on the result that was drawn, and lists the winners.
import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { celebrate } from '#platform/web/ui/overlay/confetti.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { readDay, showDay, showMoment } from '#shared/calendar.ts';
import type { ContestCategory, ContestDetail, ContestDraw, Winner } from '../../contract.ts';
import { drawTexts as texts } from '../../texts/contests.ts';
import { MultiWheel } from './multi-wheel.tsx';
import { Roulette } from './roulette.tsx';
import { SpinWheel } from './spin-wheel.tsx';
import { facesOf, type StageProps } from './stage.ts';
import { usePlay } from './use-play.ts';

const STAGES: Record<ContestCategory, (props: StageProps) => React.ReactNode> = {
  'Spin wheel': SpinWheel,
  roulette: Roulette,
  'Multi wheel': MultiWheel,
};

export function WinnerScreen({ contest, draw }: { contest: ContestDetail; draw: ContestDraw }) {
  const { winners, someTickets } = draw;
  const headingId = useId();
  const own = winners.find(({ isYou }) => isYou);
  const play = usePlay(contest._id, winners.length, () => {
    if (own) celebrate();
  });
  const ticketAt = (place: number) => winners[place - 1]?.ticket ?? null;
  const place = Math.max(1, play.left);
  const target = ticketAt(place);
  const Stage = STAGES[contest.category];
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-6 rounded-xl bg-deep p-4 text-on-deep sm:p-8 lg:grid-cols-2 lg:items-center"
    >
      <div className="grid gap-4">
        <div>
          <h2 id={headingId} className="font-bold text-xl">
            {texts.title}
          </h2>
          <p className="text-on-deep-muted text-sm">
            <Unbroken>{texts.drawnAt(showMoment(new Date(draw.drawnAt)))}</Unbroken>
          </p>
        </div>
        {target && (
          <Stage
            faces={facesOf(
              winners.slice(0, play.played).map(({ ticket }) => ticket),
              someTickets,
            )}
            from={place < play.played ? ticketAt(place + 1) : null}
            target={target}
            isTurning={play.left > 0}
            onLanded={play.landed}
          />
        )}
        {play.mayPlay && <PlayButton isPlaying={play.left > 0} onSkip={play.skip} onAgain={play.again} />}
      </div>
      <div className="grid content-start gap-4">
        <div role="status" className="grid gap-1">
          {play.left > 0 ? (
            <p className="font-semibold">{texts.drawing(play.left, winners.length)}</p>
          ) : (
            <Outcome contest={contest} winners={winners} />
          )}
        </div>
        <Winners winners={winners} left={play.left} />
      </div>
    </section>
  );
}

type PlayButtonProps = { isPlaying: boolean; onSkip: () => void; onAgain: () => void };

const PlayButton = ({ isPlaying, onSkip, onAgain }: PlayButtonProps) => (
  <div className="flex justify-center">
    <Button
      tone="secondary"
      size="sm"
      onClick={isPlaying ? onSkip : onAgain}
      icon={isPlaying ? undefined : <RotateCcw className="size-4" />}
    >
      {isPlaying ? texts.skip : texts.again}
    </Button>
  </div>
);

function Outcome({ contest, winners }: { contest: ContestDetail; winners: readonly Winner[] }) {
  if (winners.length === 0) return <p>{texts.noWinners}</p>;
  const own = winners.find(({ isYou }) => isYou);
  if (!own) return contest.isJoined && <p className="font-semibold">{texts.notThisTime}</p>;
  if (own.claim)
    return (
      <>
        <p className="font-bold text-3xl">{texts.youWon}</p>
        <p>{texts.becameOf[own.claim](contest.prize.name)}</p>
      </>
    );
  return <ToClaim prize={contest.prize.name} claimBy={own.claimBy} />;
}

function ToClaim({ prize, claimBy: lastDay }: { prize: string; claimBy: string | null }) {
  const claimBy = lastDay === null ? null : readDay(lastDay);
  return (
    <>
      <p className="font-bold text-3xl">{texts.youWon}</p>
      <p>{texts.youWonText(prize)}</p>
      {claimBy && <p>{texts.claimBy(showDay(claimBy))}</p>}
      <p>{texts.howToClaim}</p>
      <LinkButton to="/messages" tone="onDeep" className="mt-2 justify-self-start">
        {texts.write}
      </LinkButton>
    </>
  );
}

/** The rows of places still to be drawn keep their room, so that nothing moves when they fill. */
const Winners = ({ winners, left }: { winners: readonly Winner[]; left: number }) =>
  winners.length > 0 && (
    <div className="grid gap-2">
      <h3 className="font-semibold">{texts.winners}</h3>
      <ol className="divide-y divide-deep-line overflow-hidden rounded-lg border border-deep-line">
        {winners.map((winner) => (
          <li
            key={winner.place}
            className={`flex min-h-12 flex-wrap items-center gap-x-3 px-3 py-2 ${winner.isYou && winner.place > left ? 'bg-leaf-soft font-bold text-ink' : ''}`}
          >
            <span className="figures grid size-[1.75rem] shrink-0 place-items-center rounded-full border border-current text-sm">
              {winner.place}
            </span>
            {winner.place > left ? (
              <>
                <span className="figures whitespace-nowrap tracking-wide">{winner.ticket}</span>
                <span className="flex-[1_1_5rem] text-right">{winner.isYou ? texts.you : winner.name}</span>
              </>
            ) : (
              <span aria-hidden="true" className="tracking-widest">
                · · ·
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
