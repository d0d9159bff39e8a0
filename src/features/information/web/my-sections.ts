// A borrower's own sections: reading them, and where each of their forms stands.
import { queryOptions } from '@tanstack/react-query';
import { CallFailed, caller } from '#platform/web/call.ts';
import type { InformationItem, informationEndpoints } from '../contract.ts';
import { isForDocumentsTab, isUsable, type Openness } from '../rules/may-submit.ts';

const call = caller<typeof informationEndpoints>();

export const mySectionsQuery = queryOptions({
  queryKey: ['informations', 'mine'],
  queryFn: ({ signal }) =>
    readMine(signal).catch((failure) => {
      // Somebody has changed a form between the two calls.
      if (failure instanceof CallFailed && failure.status === 404) return readMine(signal);
      throw failure;
    }),
});

/** The forms are the same for all and never change under their address, so that a browser keeps them; what is one's own is small. */
async function readMine(signal: AbortSignal): Promise<InformationItem[]> {
  const { besides, ...own } = await call('GET /api/informations/own', {}, { signal });
  const both = await Promise.all(
    [own, ...(besides ? [besides] : [])].map(async ({ forms, sections }) => {
      const asked = await call('GET /api/informations/forms', { query: forms }, { signal });
      return asked.flatMap((form) =>
        sections.filter(({ _id }) => _id === form._id).map((mine) => ({ ...form, ...mine })),
      );
    }),
  );
  return both.flat();
}

export const dashboardQuery = queryOptions({
  queryKey: ['informations', 'dashboard'],
  queryFn: ({ signal }) => call('GET /api/informations/dashboard', {}, { signal }),
});

/** Sections by what became of them, of both models. */
export const ownSummaryQuery = queryOptions({
  queryKey: ['informations', 'summary'],
  queryFn: ({ signal }) => call('GET /api/informations/user', {}, { signal }),
});

export const informationAddress = (sId: string): string => `/information?section=${encodeURIComponent(sId)}`;
export const verificationAddress = (sId: string): string =>
  `/verification?section=${encodeURIComponent(sId)}`;

export type NextStop = {
  to: string;
  /** The section whose form stands there; null where it is none. */
  name: string | null;
  isDocuments: boolean;
};

type Card = Openness & Pick<InformationItem, 'sId' | 'name' | 'userStatus'>;

/**
 * Where to go when a section was sent: on through the list to the next one with something to do, to its form where it is
 * not submitted, to its documents where it is; home after the last. Without a list, to the list.
 */
export function nextStop(sections: readonly Card[] | undefined, sId: string): NextStop {
  const place = sections?.findIndex((section) => section.sId === sId) ?? -1;
  if (!sections || place < 0) return { to: '/earn-points', name: null, isDocuments: false };
  const next = sections
    .slice(place + 1)
    .find((section) => isUsable(section) && (section.userStatus === null || isForDocumentsTab(section)));
  if (!next) return { to: '/', name: null, isDocuments: false };
  const isDocuments = next.userStatus !== null;
  return {
    to: (isDocuments ? verificationAddress : informationAddress)(next.sId),
    name: next.name,
    isDocuments,
  };
}
