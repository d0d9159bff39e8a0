// Where a page begins: at its top when somebody goes to it, at the place that was left when 'back' leads there.
import { useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';

const KEPT = 'scroll-places';

/** By the key of an entry of the history, in this tab; whatever a tab is opened with has the same key, and its address beside it. */
function placesKept(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function keepPlace(key: string, top: number): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ ...placesKept(), [key]: Math.round(top) }));
  } catch {
    // A tab that may keep nothing begins each page at its top.
  }
}

const placeName = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

/** Whether this document came by an address or a link, rather than by a reload or the browser's own 'back'. */
const isOpenedAnew = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type ===
  'navigate';

export function useScrollPlaces(): void {
  const location = useLocation();
  const { pathname, hash } = location;
  const key = placeName(location);
  const type = useNavigationType();
  const shown = useRef(pathname);
  const isFirst = useRef(true);
  // This effect stands before the next one, so that a place is kept before the next page is scrolled to its own.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    // Noted while it is true: when a page goes, the next one may be too short for the same place.
    let top = window.scrollY;
    const note = () => {
      top = window.scrollY;
    };
    const keep = () => keepPlace(key, top);
    // The page still stands, and its last scrolling may not have been told yet.
    const leave = () => {
      note();
      keep();
    };
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('pagehide', leave);
      keep();
    };
  }, [key]);
  useLayoutEffect(() => {
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    // The browser shows a page at its top. One opened anew stays there, because under its address lies the place of an earlier visit; and where
    // somebody has scrolled before the scripts came, the page is being read.
    const stays = isFirst.current && (window.scrollY > 0 || isOpenedAnew());
    isFirst.current = false;
    if (stays) return;
    if (type === 'POP') window.scrollTo(0, placesKept()[key] ?? 0);
    else if (!isSamePage && !hash) window.scrollTo(0, 0);
  }, [key, pathname, hash, type]);
}
