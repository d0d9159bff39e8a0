// The multi wheel: a wheel for each sign of a ticket; they come to rest one after the other and spell the winner's.

import { TICKET_SIGNS } from '../../rules/ticket.ts';
import { PAUSE_MS, SLOWING, type StageProps, useTurning } from './stage.ts';

const NOTHING_YET = '0000-0000';

export const MultiWheel = ({ from, target, isTurning, onLanded }: StageProps) => {
  const signs = [...target].map((sign, place) => ({
    sign,
    place,
    before: (from ?? NOTHING_YET)[place] ?? '',
  }));
  return (
    <div
      aria-hidden="true"
      className="mx-auto flex w-full max-w-lg items-center justify-center gap-1 sm:gap-2"
    >
      {signs.map(({ sign, place, before }) =>
        sign === '-' ? (
          <span key={place} className="h-0.5 w-2 bg-on-deep-muted sm:w-3" />
        ) : (
          <Wheel
            key={place}
            strip={stripOf(before, sign, place)}
            turn={isTurning ? target : null}
            durationMs={2_000 + place * 420}
            delayMs={from ? PAUSE_MS : 300}
            onLanded={place === signs.length - 1 ? onLanded : undefined}
          />
        ),
      )}
    </div>
  );
};

type WheelProps = {
  strip: readonly Passing[];
  turn: string | null;
  durationMs: number;
  delayMs: number;
  onLanded: (() => void) | undefined;
};

function Wheel({ strip, turn, durationMs, delayMs, onLanded }: WheelProps) {
  const end = moved(((strip.length - 1) / strip.length) * 100);
  const wheel = useTurning<HTMLDivElement>(
    turn,
    (element) =>
      element.animate([moved(0), end], {
        duration: durationMs,
        delay: delayMs,
        easing: SLOWING,
        fill: 'backwards',
      }),
    onLanded,
  );
  return (
    <div className="relative h-16 min-w-0 max-w-14 flex-1 overflow-hidden rounded-md border border-deep-line bg-ground text-ink sm:h-24">
      <div ref={wheel} style={end}>
        {strip.map(({ sign, step }) => (
          <span
            key={step}
            className="figures grid h-16 place-items-center font-bold text-2xl sm:h-24 sm:text-3xl"
          >
            {sign}
          </span>
        ))}
      </div>
      <span className="absolute inset-x-0 top-0 h-3 bg-gradient-to-b from-sunk to-transparent sm:h-6" />
      <span className="absolute inset-x-0 bottom-0 h-3 bg-gradient-to-t from-sunk to-transparent sm:h-6" />
    </div>
  );
}

const moved = (percent: number) => ({ transform: `translateY(-${percent}%)` });

type Passing = { sign: string; step: number };

/** The signs that pass by, from the one that stood to the one that comes; later wheels have more to turn. */
function stripOf(before: string, sign: string, place: number): Passing[] {
  const between = Array.from(
    { length: 14 + 4 * place },
    (_, step) => TICKET_SIGNS[(place * 7 + step * 11) % TICKET_SIGNS.length] ?? '',
  );
  return [before, ...between, sign].map((sign, step) => ({ sign, step }));
}
