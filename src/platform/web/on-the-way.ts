// Whether a part of the program is being loaded for the screen that somebody is going to.
import { useSyncExternalStore } from 'react';

let loading = 0;
const listeners = new Set<() => void>();

function changeBy(change: number): void {
  loading += change;
  for (const listener of listeners) listener();
}

export const isOnTheWay = (): boolean => loading > 0;

/** Counts a load as being on the way until it is settled. */
export async function onTheWay<Loaded>(part: Promise<Loaded>): Promise<Loaded> {
  changeBy(1);
  try {
    return await part;
  } finally {
    changeBy(-1);
  }
}

export const useIsOnTheWay = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOnTheWay,
    () => false,
  );
