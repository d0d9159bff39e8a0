// What is typed while the palette is being loaded: it is meant for the palette's box, and reaches nothing else on the page.
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * `keep` takes every key from that very moment on; `take` ends that and returns what was typed since. Escape ends it too, and calls `giveUp`.
 */
export function useTypedAhead(giveUp: () => void): { keep: () => void; take: () => string } {
  const typed = useRef<string | null>(null);
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key = '', ctrlKey, metaKey, altKey } = event;
    if (typed.current === null || ctrlKey || metaKey || altKey) return;
    event.stopImmediatePropagation();
    if (!BROWSERS_OWN.test(key)) event.preventDefault();
    if (ONE_SIGN.test(key)) typed.current += key;
    else if (key === 'Backspace') typed.current = [...typed.current].slice(0, -1).join('');
    else if (key === 'Escape') {
      typed.current = null;
      giveUp();
    }
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => hear(event);
    // At the window, on the way down: no other part of the page hears a key before.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);
  return {
    keep: () => {
      typed.current ??= '';
    },
    take: () => {
      const all = typed.current ?? '';
      typed.current = null;
      return all;
    },
  };
}

const ONE_SIGN = /^.$/u;
const BROWSERS_OWN = /^F\d+$/;
