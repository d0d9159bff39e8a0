// Hears the server's live events and reads again what they name: a query whose key begins with the topic, or that lists it.
import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionChanged } from './session.ts';

type Hear = (topic: string) => void;
const EVERYTHING = '*';

export function useLiveEvents(client: QueryClient, account: string): void {
  useEffect(
    () =>
      whileSeen((mayHaveMissed) =>
        listen(
          `live ${account}`,
          mayHaveMissed,
          paced((topic) => {
            // The next query shows whether the session is still valid; an answer of 401 then leads to the log-in page.
            if (topic === 'session') sessionChanged();
            if (topic === 'session' || topic === EVERYTHING) void client.invalidateQueries();
            else void client.invalidateQueries({ predicate: (query) => isAbout(query, topic) });
          }),
        ),
      ),
    [client, account],
  );
}

const PACE_MS = 1_000;

/** Passes each topic on at once, but not again within a second: where many decide, all would otherwise read their lists again at each verdict of each. */
export function paced(hear: Hear): Hear {
  /** The topics that rest, and whether they were heard meanwhile. */
  const resting = new Map<string, boolean>();
  const pass: Hear = (topic) => {
    if (resting.has(topic)) {
      resting.set(topic, true);
      return;
    }
    resting.set(topic, false);
    hear(topic);
    setTimeout(() => {
      const isHeardAgain = resting.get(topic) === true;
      resting.delete(topic);
      if (isHeardAgain) pass(topic);
    }, PACE_MS);
  };
  return pass;
}

/**
 * A query that draws on several areas lists their topics: `meta: { topics: ['accounts', 'submissions'] }`. One whose topics follow from
 * what it answered says which: `meta: { topicsOf: (answer) => […] }`.
 */
const isAbout = ({ queryKey, meta, state }: Query, topic: string): boolean =>
  queryKey[0] === topic || includes(meta?.topics, topic) || includes(topicsOf(meta, state.data), topic);

const includes = (topics: unknown, topic: string): boolean => Array.isArray(topics) && topics.includes(topic);

const topicsOf = (meta: Query['meta'], answer: unknown): unknown =>
  typeof meta?.topicsOf === 'function' && answer !== undefined ? meta.topicsOf(answer) : [];

/** Calls `begin` whenever the tab becomes visible, and the function that `begin` returned once the tab is hidden. From the second time on changes may have been missed, because a hidden tab receives no live events. */
function whileSeen(begin: (mayHaveMissed: boolean) => () => void): () => void {
  let end: (() => void) | undefined;
  let wasSeen = false;
  const look = () => {
    if (document.visibilityState === 'hidden') {
      end?.();
      end = undefined;
    } else if (!end) {
      end = begin(wasSeen);
      wasSeen = true;
    }
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    end?.();
  };
}

/**
 * All tabs of a browser share one stream, because it allows six connections to a site: the tab that has the lock holds the stream and passes on
 * what it hears. Where there are no locks each tab has its own.
 */
function listen(name: string, mayHaveMissed: boolean, hear: Hear): () => void {
  const { locks } = navigator;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  if (channel) channel.onmessage = ({ data: topic }) => hear(topic);
  const leaving = new AbortController();
  const { signal } = leaving;
  const lead = (hasGap: boolean) =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve();
      const source = new EventSource('/api/events');
      const pass: Hear = (topic) => {
        hear(topic);
        channel?.postMessage(topic);
      };
      let isGap = hasGap;
      source.onopen = () => {
        // No live events arrived while there was no connection, so every query is refetched.
        if (isGap) pass(EVERYTHING);
        isGap = true;
      };
      source.onmessage = ({ data: topic }) => pass(topic);
      signal.onabort = () => {
        source.close();
        resolve();
      };
    });
  const queue = async (): Promise<void> => {
    if (!locks || !channel) return lead(mayHaveMissed);
    const isFree = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await lead(mayHaveMissed);
      return lock !== null;
    });
    if (isFree) return;
    if (mayHaveMissed) hear(EVERYTHING);
    await locks.request(name, { signal }, () => lead(true));
  };
  // A tab that is closed while it waits for the lock gets an abort error, which is no failure.
  queue().catch(() => {});
  return () => {
    leaving.abort();
    channel?.close();
  };
}
