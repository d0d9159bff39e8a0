// What travels with the log-in page's entry in the history: the way back to a page that nobody may open without being logged in, and whose address is known.
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { formerSession } from '../session.ts';

export type WayBack = {
  to: string;
  /** Whose session ended there; null where nobody was logged in, and whoever logs in may be led there. */
  account: string | null;
};

type LogInState = {
  wayBack?: WayBack;
  /** The e-mail address of whoever's session ended, or who has just signed up or confirmed it: the log-in form begins with it. */
  email?: string;
};

/** The navigation state for a visitor who is redirected from `to` to the log-in page; none where they have logged out themselves. */
export function wayBackTo(to: string): LogInState | undefined {
  const former = formerSession();
  if (former?.hasLeft) return;
  return { wayBack: { to, account: former?.account ?? null }, ...(former && emailKnown(former.email)) };
}

/** The way back in the state of the present page; null where nobody was redirected to it. */
export const useWayBack = (): WayBack | null => (useLocation().state as LogInState | null)?.wayBack ?? null;

/** The navigation state for a log-in form that begins with an e-mail address. */
export const emailKnown = (email: string): LogInState => ({ email });

/** With which address a log-in form begins; empty where none is known. A page that came prerendered knows none before its script runs. */
export function useKnownEmail(): string {
  const known = (useLocation().state as LogInState | null)?.email ?? '';
  return useSyncExternalStore(
    never,
    () => known,
    () => '',
  );
}

const never = () => () => {};
