// A file of the program that is loaded when it is first wanted. One that could not be fetched is asked for again whenever somebody wants it anew.
import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import type { LoadedQuery } from '../ui/loaded.tsx';
import { NeedsReload } from './needs-reload.ts';

export type LaterFile<File, Props> = {
  load: () => Promise<File>;
  part: (file: File) => ComponentType<Props>;
};

type Part<Props> = LoadedQuery<{ Part: ComponentType<Props> }>;

/**
 * Makes the hook that loads a part's file while `isWanted`, and answers the part as a query answers. It is no query: what those of a borrower
 * have read is written to the phone, which takes no program.
 */
export function laterFile<File, Props>({
  load,
  part,
}: LaterFile<File, Props>): (isWanted: boolean) => Part<Props> {
  const loadAgain = repeatable(load);
  const listeners = new Set<() => void>();
  let seen: Part<Props> = {
    ...{ data: undefined, isError: false, error: null, isFetching: false },
    refetch: () => loadOnce(),
  };
  const change = (to: Partial<Part<Props>>) => {
    seen = { ...seen, ...to };
    for (const listener of listeners) listener();
  };
  const loadOnce = async () => {
    if (seen.isFetching || seen.data !== undefined) return;
    change({ isFetching: true });
    await loadAgain().then(
      (file) => change({ data: { Part: part(file) }, isError: false, error: null, isFetching: false }),
      (error: unknown) => change({ isError: true, error, isFetching: false }),
    );
  };
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const read = () => seen;
  return (isWanted) => {
    useEffect(() => {
      if (isWanted) void loadOnce();
    }, [isWanted]);
    return useSyncExternalStore(listen, read, read);
  };
}

/**
 * Chromium remembers for as long as a page lives that a file could not be fetched, and asks for it again only by another address, which it names.
 * It remembers the same of the files that one needs, for which there is no other address; nor is there a file of an older version any more.
 */
function repeatable<File>(load: () => Promise<File>): () => Promise<File> {
  let tries = 0;
  let missing: string | undefined;
  return async () => {
    try {
      return await (missing ? import(/* @vite-ignore */ missing) : load());
    } catch (failure) {
      const address = failure instanceof Error && /https?:\/\/[^\s?]+/.exec(failure.message)?.[0];
      tries += 1;
      if (address) missing = `${address}?again=${tries}`;
      throw tries > 1 && (await isAnswered(address || '/')) ? new NeedsReload() : failure;
    }
  };
}

const isAnswered = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
