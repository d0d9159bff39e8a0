// Whether the server can be reached: what the phone says of its connection, and what became of the last call.
import { useSyncExternalStore } from 'react';

let isUnanswered = false;
const listeners = new Set<() => void>();

const announce = (): void => {
  for (const listener of listeners) listener();
};

/** Whether the server cannot be reached just now. What became of the last call counts too, because a phone may say 'online' where no call comes through. */
export const isOffline = (): boolean => isUnanswered || !navigator.onLine;

/** Called after every call with whether the server has answered at all, with success or failure. */
export function callCame(answered: boolean): void {
  if (isUnanswered === !answered) return;
  isUnanswered = !answered;
  announce();
}

if (typeof window !== 'undefined') {
  window.addEventListener('offline', announce);
  window.addEventListener('online', () => {
    isUnanswered = false;
    announce();
  });
}

export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsOffline = (): boolean => useSyncExternalStore(onConnection, isOffline, () => false);
