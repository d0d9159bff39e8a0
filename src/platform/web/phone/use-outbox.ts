// The outbox on the screen: what waits, and the moments at which it is tried again.
import { useEffect, useSyncExternalStore } from 'react';
import { isOffline, onConnection } from '../connection.ts';
import { flushOutbox, onOutbox, openOutbox, shownOutbox, type Waiting } from './outbox.ts';

const CLOCK_MS = 5_000;

export const useOutbox = (): readonly Waiting[] => useSyncExternalStore(onOutbox, shownOutbox, shownOutbox);

/** The submission of a form that waits on this phone; null where there is none. */
export const useWaiting = (form: string | undefined): Waiting | null =>
  useOutbox().find((each) => each.form === form) ?? null;

/** Opens the account's outbox and sends what waits in it: at the start, when the connection returns, when the tab becomes visible again, and at intervals. */
export function useSendingOutbox(account: string): void {
  useEffect(() => {
    const flush = (back: boolean) => void flushOutbox(back).catch(() => {});
    const flushBack = () => {
      if (!isOffline()) flush(true);
    };
    const flushSeen = () => {
      if (document.visibilityState === 'visible') flush(true);
    };
    void openOutbox(account).then(
      () => flush(true),
      () => {},
    );
    const clock = setInterval(flush, CLOCK_MS, false);
    const forget = onConnection(flushBack);
    document.addEventListener('visibilitychange', flushSeen);
    return () => {
      clearInterval(clock);
      forget();
      document.removeEventListener('visibilitychange', flushSeen);
    };
  }, [account]);
}
