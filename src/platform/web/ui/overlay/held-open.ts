// Keeps a window open while what it asked for is being done: closed then, it would seem to be called off.
import { createContext, useContext, useLayoutEffect } from 'react';

/** Holds the surrounding window open, until the function that it answers is called. */
export const HoldContext = createContext<(() => () => void) | null>(null);

/** Outside a window it does nothing. */
export function useHoldsWindow(isSending: boolean): void {
  const hold = useContext(HoldContext);
  useLayoutEffect(() => (isSending ? hold?.() : undefined), [isSending, hold]);
}
