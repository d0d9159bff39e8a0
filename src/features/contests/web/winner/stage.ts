// What the three stages of a draw have in common: what they are handed, and how they turn.
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

export type StageProps = {
  /** Twelve tickets, the targets among them. */
  faces: readonly string[];
  /** The ticket it landed on before; null at the beginning. */
  from: string | null;
  /** The ticket that it lands on, or stands at. */
  target: string;
  isTurning: boolean;
  onLanded: () => void;
};

/** The last landing stays in sight for this long before the next turn. */
export const PAUSE_MS = 1_400;
export const SLOWING = 'cubic-bezier(0.12, 0.72, 0.14, 1)';

/** Plays an animation on the element whenever `turn` names a new one; what it ends in is the element's own style. */
export function useTurning<Turned extends Element>(
  turn: string | null,
  play: (element: Turned) => Animation,
  onLanded: () => void = () => {},
): RefObject<Turned | null> {
  const element = useRef<Turned>(null);
  const start = useEffectEvent(() => (element.current ? play(element.current) : null));
  const landed = useEffectEvent(onLanded);
  useEffect(() => {
    if (turn === null) return;
    const animation = start();
    if (animation) animation.onfinish = () => landed();
    return () => animation?.cancel();
  }, [turn]);
  return element;
}

export const FACES = 12;
const ARC = 360 / FACES;

/** Where the middle of a ticket's face stands on a wheel at rest, in degrees; 0 for none. */
export const angleOf = (faces: readonly string[], ticket: string | null): number =>
  ticket === null ? 0 : faces.indexOf(ticket) * ARC;

/** The faces of a wheel: the winners that will be played among some of the others, in an order that tells nothing. */
export function facesOf(played: readonly string[], others: readonly string[]): string[] {
  const tickets = [...new Set([...played, ...others])].slice(0, FACES).toSorted();
  return Array.from({ length: FACES }, (_, place) => tickets[place % tickets.length] ?? '');
}

/** The edge of a face as an SVG path around the middle, its own middle to the right. */
export function sectorPath(inner: number, outer: number): string {
  const at = (radius: number, degrees: number) => {
    const radians = (degrees * Math.PI) / 180;
    return `${(radius * Math.cos(radians)).toFixed(3)} ${(radius * Math.sin(radians)).toFixed(3)}`;
  };
  const half = ARC / 2;
  return `M${at(inner, -half)}L${at(outer, -half)}A${outer} ${outer} 0 0 1 ${at(outer, half)}L${at(inner, half)}A${inner} ${inner} 0 0 0 ${at(inner, -half)}Z`;
}
