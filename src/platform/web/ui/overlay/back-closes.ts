// The browser's 'back' closes the window that lies over the page, and the page stays.
import { useEffect, useEffectEvent } from 'react';

/** The windows that are open, the topmost last; 'back' closes one at a time. */
const open: object[] = [];

/**
 * Runs before any other code that blocks navigations, such as a form's leave guard, because the window asks by itself about what was typed in it.
 * A browser lets a page cancel 'back' once per user activation, and not where it leads to another document. A browser without the
 * Navigation API never lets it.
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
