// Three seconds of falling leaves, seeds and berries for something achieved; absent where motion is not welcome.
import { useSyncExternalStore } from 'react';

const LASTS_MS = 3_000;

let round = 0;
let ending: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: number) {
  round = next;
  for (const listener of listeners) listener();
}

/** Starts the confetti, or starts it again. It is decoration only: the screen says in words what it celebrates. */
export function celebrate(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  clearTimeout(ending);
  show(Date.now());
  ending = setTimeout(show, LASTS_MS, 0);
}

/** The layer in which the confetti falls; mounted once, in the frame of signed-in people. */
export function ConfettiRegion() {
  const shown = useSyncExternalStore(subscribe, now, never);
  if (shown === 0) return null;
  return (
    <svg
      key={shown}
      aria-hidden="true"
      data-confetti
      className="confetti pointer-events-none fixed inset-0 z-50 size-full overflow-hidden"
    >
      {PIECES.map((piece) => (
        <ellipse key={piece.cx} {...piece} />
      ))}
    </svg>
  );
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const now = () => round;
const never = () => 0;

/** The shapes that fall: a leaf, a seed and a berry. */
const SHAPES = [
  { rx: 9, ry: 4, className: 'fill-leaf' },
  { rx: 6.5, ry: 4.5, className: 'fill-gold' },
  { rx: 4.5, ry: 4.5, className: 'fill-pimento' },
] as const;

/** Multiples of the golden ratio, which spread the pieces evenly without looking regular. */
const PIECES = Array.from({ length: 54 }, (_, place) => ({
  cx: `${((place * 61.803) % 100).toFixed(1)}%`,
  ...SHAPES[place % SHAPES.length],
}));
