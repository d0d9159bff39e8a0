// Keys pressed while the next record is on its way are kept, and pressed again once it is shown.
import { useEffect, useRef } from 'react';
import { useKeysOn } from './review-keys.ts';

type Kept = { key: string; at: number };

/** Keys pressed longer ago were pressed for want of an answer, and not for the record that is shown then. */
const FRESH_MS = 1_000;

/** The keys that are kept, of which a verdict is made: letters and signs, the digit of a reason, and the key that sends it. */
const KEPT = /^(?:.|Enter)$/u;

/** Keeps keys while `isWaiting`. `isAsked`: the key for the next record was pressed already, and brought this about. */
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

/** Whether a key belongs to its target: a place where something is typed, or what the key presses by itself. */
const isOf = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element &&
  target.closest(
    `input, textarea, select, dialog, [contenteditable]${key === 'Enter' || key === ' ' ? ', button, a' : ''}`,
  ) !== null;

/** Presses keys one after the other, each once what the one before brought about is on the screen. */
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
