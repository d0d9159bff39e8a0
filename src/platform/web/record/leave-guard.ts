// Asks before what was typed and not saved is left: inside the application, and when the page goes.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

export type LeaveGuard = {
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
  /** Calls `onward` at once where nothing is unsaved; otherwise asks first, and calls it only if the answer is to leave. */
  before: (onward: () => void) => void;
  /** To be called once the form is saved: the next navigation is not held back. */
  release: () => void;
};

/**
 * Holds back what leads to another page, or closes the form that the address keeps open, while `isUnsaved`. The browser's
 * Navigation API sees every way out, 'back' among them; where there is none the links of the page are watched, and what is kept
 * of the typing covers the rest.
 */
export function useLeaveGuard(isUnsaved: boolean): LeaveGuard {
  const holding = useRef(false);
  const [onward, setOnward] = useState<(() => void) | null>(null);
  /** The address that the user has chosen to leave for. It is let through once only, since 'back' may return to a form that is still open. */
  const letThrough = useRef<string | null>(null);
  const navigate = useNavigate();
  useLayoutEffect(() => {
    holding.current = isUnsaved;
  }, [isUnsaved]);
  useEffect(() => {
    const holds = (url: URL) => holding.current && leadsAway(url);
    const goTo = ({ pathname, search, hash }: URL) => navigate(pathname + search + hash);
    const onNavigate = (event: NavigateEvent) => {
      const { url, key, sameDocument } = event.destination;
      const isLetThrough = url === letThrough.current;
      letThrough.current = null;
      // Another form of the same page is asking already.
      if (event.defaultPrevented) return;
      if (isLetThrough || !sameDocument || !event.cancelable || !holds(new URL(url))) return;
      event.preventDefault();
      const { navigationType } = event;
      setOnward(() => () => {
        letThrough.current = url;
        if (navigationType === 'traverse') window.navigation.traverseTo(key);
        else goTo(new URL(url));
      });
    };
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || !holds(link)) return;
      event.preventDefault();
      event.stopPropagation();
      setOnward(() => () => goTo(link));
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (holding.current) event.preventDefault();
    };
    // Not every browser has it, whatever the types say.
    const navigation = 'navigation' in window ? window.navigation : null;
    navigation?.addEventListener('navigate', onNavigate);
    if (!navigation) document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      navigation?.removeEventListener('navigate', onNavigate);
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [navigate]);
  return {
    isAsking: onward !== null,
    stay: () => setOnward(null),
    leave: () => {
      setOnward(null);
      onward?.();
    },
    before: (next) => {
      if (holding.current) setOnward(() => next);
      else next();
    },
    release: () => {
      holding.current = false;
    },
  };
}

/** Whether going to `to` closes the form: another path, or another value of the parameter `form`, which names the open form. Paging a list does not. */
const leadsAway = (to: URL): boolean =>
  to.pathname !== location.pathname ||
  to.searchParams.get('form') !== new URLSearchParams(location.search).get('form');

/** The address that a plain click leads to, null for clicks with a modifier key, downloads, new tabs and other sites. */
function linkOf(event: MouseEvent): URL | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return link.origin === location.origin ? new URL(link.href) : null;
}
