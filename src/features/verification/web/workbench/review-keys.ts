// The keys of the review. They can be switched off, because a single key may be pressed by voice or by accident.
import { useEffect, useState } from 'react';

export type ReviewKey = 'n' | 'v' | 'r' | '?';

const STORED_AS = 'pimento.reviewKeys';

/** Whether the keys are in use, as remembered on this computer. */
export function useKeysOn(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => localStorage.getItem(STORED_AS) !== 'off');
  const change = (next: boolean) => {
    localStorage.setItem(STORED_AS, next ? 'on' : 'off');
    setOn(next);
  };
  return [on, change];
}

/** Silent while something is typed, while a dialog is open, and with Ctrl, Alt or Command. */
export function useReviewKeys(on: boolean, actions: Record<ReviewKey, () => void>): void {
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!isReviewKey(key) || isElsewhere(event)) return;
      event.preventDefault();
      actions[key]();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on, actions]);
}

const isReviewKey = (key: string): key is ReviewKey => ['n', 'v', 'r', '?'].includes(key);

const isElsewhere = ({ ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  repeat ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null);
