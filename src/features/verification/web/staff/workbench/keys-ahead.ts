// Keys pressed while the next record is on its way are kept, and pressed again once it is shown.
import { useEffect, useRef } from 'react';
import { useKeysOn } from './review-keys.ts';

type Kept = { key: string; at: number };

/** What was pressed longer ago was pressed for want of an answer, and not for the record that is shown then. */
const FRESH_MS = 1_000;

/** What a verdict is made of by keys: letters and signs, the figure of a reason, and the key that sends it. */
const KEPT = /^(?:.|Enter)$/u;

/** `isAsked`: the key for the next one was pressed already, and brought this about. */
export function useKeysAhead(isWaiting: boolean, isAsked: boolean): void {
  const [on] = useKeysOn();
  const kept = useRef<Kept[]>([]);
  useEffect(() => {
    if (!on || !isWaiting) return;
    const keep = (event: KeyboardEvent) => {
      const { key = '', ctrlKey, metaKey, altKey, repeat, target } = event;
      if (ctrlKey || metaKey || altKey || repeat || !KEPT.test(key) || isOf(target, key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // Whoever presses for the next one twice wants one.
      const before = kept.current.at(-1)?.key ?? (isAsked ? 'n' : '');
      if (key.toLowerCase() === 'n' && before.toLowerCase() === 'n') return;
      kept.current.push({ key, at: performance.now() });
    };
    document.addEventListener('keydown', keep, true);
    return () => document.removeEventListener('keydown', keep, true);
  }, [on, isWaiting, isAsked]);
  useEffect(() => {
    if (isWaiting) return;
    const all = kept.current.filter(({ at }) => performance.now() - at < FRESH_MS);
    kept.current = [];
    void pressAgain(all);
  }, [isWaiting]);
}

/** Where something is typed, and what a key presses by itself. */
const isOf = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element &&
  target.closest(
    `input, textarea, select, dialog, [contenteditable]${key === 'Enter' || key === ' ' ? ', button, a' : ''}`,
  ) !== null;

/** One after the other, each once what the one before brought about is on the screen. */
async function pressAgain(all: readonly Kept[]): Promise<void> {
  for (const { key } of all) {
    const target = document.activeElement ?? document.body;
    const isUnheard = target.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
    // Only a key that a person presses sends a form by itself.
    if (key === 'Enter' && isUnheard) target.closest('form')?.requestSubmit();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
