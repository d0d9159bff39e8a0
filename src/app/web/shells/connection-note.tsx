// What a borrower's page says of its connection and of its own version; nothing while all is well.
import { notifyManager, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { callCame, isOffline, onConnection, useIsOffline } from '#platform/web/connection.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { loadNewVersion, registerWorker } from '#platform/web/worker/register-worker.ts';
import { dayOf, showMoment, showTime } from '#shared/calendar.ts';
import { offlineTexts as texts } from '#texts/offline.ts';

export function ConnectionNote() {
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const offline = useIsOffline();
  const readAt = useReadAt(queries, isShown);
  const outdated = useOutdated(queries);
  const isNewer = useNewVersion();
  useComingBack(queries);
  return (
    <>
      {/* Always there, so that a screen reader hears what comes into it. */}
      <div role="status" className={offline || outdated !== null ? 'mb-6' : ''}>
        {offline && (
          <Banner tone="wait" title={readAt === null ? texts.offline : texts.asOf(showRead(readAt))}>
            <p>{keepsForms(pathname) ? texts.formsKept : texts.elsewhere}</p>
          </Banner>
        )}
        {!offline && outdated !== null && (
          <Banner tone="wait" title={texts.from(showRead(outdated))}>
            <p>{texts.readAgain}</p>
          </Banner>
        )}
      </div>
      {isNewer && !offline && (
        <div className="mb-6">
          <Banner
            role="status"
            action={
              <Button tone="secondary" size="sm" onClick={() => void loadNewVersion()}>
                {texts.reload}
              </Button>
            }
          >
            {texts.newVersion}
          </Banner>
        </div>
      )}
    </>
  );
}

/** The forms that the outbox takes; an agreement that is signed, say, it does not. */
const keepsForms = (pathname: string): boolean => /^\/(information|verification)\b/.test(pathname);

function showRead(readAt: number): string {
  const moment = new Date(readAt);
  return dayOf(moment) === dayOf(new Date()) ? showTime(moment) : showMoment(moment);
}

const isShown = (query: Query): boolean => query.isActive() && query.state.data !== undefined;

/** When the oldest of these answers was read. Null when there is none. */
function useReadAt(queries: QueryClient, isMeant: (query: Query) => boolean): number | null {
  const cache = queries.getQueryCache();
  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)),
    [cache],
  );
  const oldest = () => {
    const read = cache.getAll().filter(isMeant);
    return read.length > 0 ? Math.min(...read.map(({ state }) => state.dataUpdatedAt)) : null;
  };
  return useSyncExternalStore(subscribe, oldest, () => null);
}

const YOUNG_MS = 60_000;
/** What is read again sooner needs no word. */
const SLOW_MS = 2_000;

/** Shown from earlier, this phone's own keeping above all, and not read again yet. */
const isOutdated = (query: Query): boolean =>
  isShown(query) &&
  (query.state.isInvalidated || query.state.status === 'error') &&
  Date.now() - query.state.dataUpdatedAt > YOUNG_MS;

/** Since when something on the screen is out of date although there is a connection: it is slow, or the server has a fault. */
function useOutdated(queries: QueryClient): number | null {
  const readAt = useReadAt(queries, isOutdated);
  const [slow, setSlow] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(setSlow, readAt === null ? 0 : SLOW_MS, readAt);
    return () => clearTimeout(timer);
  }, [readAt]);
  return readAt === null ? null : slow;
}

const HEARTBEAT_MS = 10_000;

/** Asks now and then while nothing comes through; once something does, everything on the screen is read again, the session's standing with it. */
function useComingBack(queries: QueryClient): void {
  useEffect(() => {
    let wasOffline = isOffline();
    const changed = () => {
      if (wasOffline && !isOffline()) void queries.invalidateQueries();
      wasOffline = isOffline();
    };
    const ask = () => {
      if (!isOffline() || !navigator.onLine || document.visibilityState === 'hidden') return;
      fetch('/api/health').then(
        () => callCame(true),
        () => {},
      );
    };
    const clock = setInterval(ask, HEARTBEAT_MS);
    const forget = onConnection(changed);
    return () => {
      clearInterval(clock);
      forget();
    };
  }, [queries]);
}

function useNewVersion(): boolean {
  const [isNewer, setNewer] = useState(false);
  useEffect(() => registerWorker(() => setNewer(true)), []);
  return isNewer;
}
