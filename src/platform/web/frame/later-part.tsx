// A part of a desk's screen whose program is loaded when it is first shown. Where it cannot be fetched, its place says so and offers to try again; the rest of the screen stands.
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { Loaded } from '../ui/loaded.tsx';

type LaterPart<File, Props> = {
  name: string;
  load: () => Promise<File>;
  part: (file: File) => ComponentType<Props>;
  /** Takes the part's room until it is there. */
  skeleton: ReactNode;
};

export function laterPart<File, Props extends object>({
  name,
  load,
  part,
  skeleton,
}: LaterPart<File, Props>): ComponentType<Props> {
  const loadAgain = repeatable(load);
  return (props) => {
    const query = useQuery({
      queryKey: ['part', name],
      queryFn: async () => ({ Part: part(await loadAgain()) }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      structuralSharing: false,
    });
    return (
      <Loaded query={query} skeleton={skeleton}>
        {({ Part }) => <Part {...props} />}
      </Loaded>
    );
  };
}

/** Chromium remembers for as long as a page lives that a file could not be fetched, and asks for it again only by another address, which it names. */
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
      throw failure;
    }
  };
}
