// The browser's 'back' closes the window that lies over the page, and the page stays.
import { useEffect, useEffectEvent } from 'react';

/** Those that are open, the topmost last: 'back' closes one at a time. */
const open: object[] = [];

/**
 * Goes before what else holds navigations back, a form's leave guard say: what is typed in the window is asked about on its own way out.
 * A browser lets 'back' be held once for each time that somebody did something on the page, and not where it leads to what was loaded
 * before this page was; where it has no Navigation API, never.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen || !('navigation' in window)) return;
    const { navigation } = window;
    const self = {};
    open.push(self);
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || open.at(-1) !== self) return;
      event.preventDefault();
      closeNow();
    };
    navigation.addEventListener('navigate', onNavigate, { capture: true });
    return () => {
      open.splice(open.indexOf(self), 1);
      navigation.removeEventListener('navigate', onNavigate, { capture: true });
    };
  }, [isOpen]);
}
