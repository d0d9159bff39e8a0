// The way back to a page that nobody may open without being logged in: it travels with the log-in page's entry in the history.
import { useLocation } from 'react-router';
import { formerSession } from '../session.ts';

export type WayBack = {
  to: string;
  /** Whose session ended there; null where nobody was logged in, and whoever logs in may be led there. */
  account: string | null;
};

/** The state for a visitor who is sent away from `to`; none where they have logged out themselves. */
export function wayBackTo(to: string): { wayBack: WayBack } | undefined {
  const former = formerSession();
  if (former && !former.hasEnded) return;
  return { wayBack: { to, account: former?.account ?? null } };
}

/** Null where nobody was sent away. */
export const useWayBack = (): WayBack | null =>
  (useLocation().state as { wayBack?: WayBack } | null)?.wayBack ?? null;
