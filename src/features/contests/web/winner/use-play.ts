// The course of a winner screen: which place is being drawn, and that it has been seen to the end before.
import { useState } from 'react';

/** The first places are drawn one after the other, the last of them first; the others are listed at once. */
const PLAYED = 3;

export type Play = {
  /** Places not shown yet, 1 to this; 0 when the whole result stands. */
  left: number;
  played: number;
  mayPlay: boolean;
  landed(): void;
  skip(): void;
  again(): void;
};

/** `onEnd` hears that the whole result came to stand, unless it stood from the beginning. */
export function usePlay(contestId: string, winners: number, onEnd: () => void): Play {
  const seenKey = `pimento.seen-draw.${contestId}`;
  const played = Math.min(winners, PLAYED);
  const mayPlay = played > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [left, setLeft] = useState(() => (mayPlay && localStorage.getItem(seenKey) === null ? played : 0));
  const showFrom = (place: number) => {
    setLeft(place);
    if (place > 0) return;
    localStorage.setItem(seenKey, '1');
    onEnd();
  };
  return {
    left,
    played,
    mayPlay,
    landed: () => showFrom(Math.max(0, left - 1)),
    skip: () => showFrom(0),
    again: () => setLeft(played),
  };
}
