// What a borrower's page says of its connection and of its own version; nothing while all is well.
import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { callCame, isOffline, onConnection, useIsOffline } from '#platform/web/connection.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { keepProgram, loadNewVersion } from '#platform/web/worker/keep-program.ts';
import { dayOf, showMoment, showTime } from '#shared/calendar.ts';
import { offlineTexts as texts } from '#texts/offline.ts';

export function ConnectionNote() {
  const queries = useQueryClient();
  const offline = useIsOffline();
  const readAt = useReadAt(queries);
  const isNewer = useNewVersion();
  useComingBack(queries);
  return (
    <>
      {/* Always there, so that a screen reader hears what comes into it. */}
      <div role="status" className={offline ? 'mb-6' : ''}>
        {offline && (
          <Banner tone="wait" title={readAt === null ? texts.offline : texts.asOf(showRead(readAt))}>
            <p>{texts.formsKept}</p>
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

function showRead(readAt: number): string {
  const moment = new Date(readAt);
  return dayOf(moment) === dayOf(new Date()) ? showTime(moment) : showMoment(moment);
}

/** The age of what is on the screen: that of the oldest answer shown. Null when none is. */
function useReadAt(queries: QueryClient): number | null {
  const cache = queries.getQueryCache();
  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)),
    [cache],
  );
  const oldest = () => {
    const read = cache.getAll().filter((query) => query.isActive() && query.state.data !== undefined);
    return read.length > 0 ? Math.min(...read.map(({ state }) => state.dataUpdatedAt)) : null;
  };
  return useSyncExternalStore(subscribe, oldest, () => null);
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
  useEffect(() => keepProgram(() => setNewer(true)), []);
  return isNewer;
}
