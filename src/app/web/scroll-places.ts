// Where a page begins: at its top when somebody goes to it, at the place that was left when 'back' leads there.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const KEPT = 'scroll-places';

/** By the key of an entry of the history, in this tab. */
function placesKept(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

export function useScrollPlaces(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    if (type === 'POP') window.scrollTo(0, placesKept()[key] ?? 0);
    else if (!isSamePage && !hash) window.scrollTo(0, 0);
  }, [key, pathname, hash, type]);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const keep = () => {
      try {
        sessionStorage.setItem(KEPT, JSON.stringify({ ...placesKept(), [key]: Math.round(window.scrollY) }));
      } catch {
        // A tab that may keep nothing begins each page at its top.
      }
    };
    addEventListener('scrollend', keep);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('scrollend', keep);
      removeEventListener('pagehide', keep);
    };
  }, [key]);
}
