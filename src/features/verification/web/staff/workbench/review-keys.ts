// The keys of the review. They can be switched off, because a single key may be pressed by voice or by accident.
import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import type { workbenchTexts } from '../../../texts/staff-workbench.ts';

export type ReviewKey = keyof typeof workbenchTexts.keyOf;

const STORED_AS = 'pimento.reviewKeys';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const areOn = (): boolean => localStorage.getItem(STORED_AS) !== 'off';

function switchKeys(on: boolean): void {
  localStorage.setItem(STORED_AS, on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

/** Whether the keys are in use, as remembered on this computer, and the switch for everything that listens to them. */
export const useKeysOn = (): [boolean, (on: boolean) => void] => [
  useSyncExternalStore(subscribe, areOn, () => true),
  switchKeys,
];

/** Runs an action by its key; not while something is typed or a dialog is open, with Ctrl, Alt or Command, or where keys are switched off. */
export function useReviewKeys(actions: Partial<Record<ReviewKey, () => void>>): void {
  const [on] = useKeysOn();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = actions[keyOf(event)];
    if (!act || isElsewhere(event)) return;
    event.preventDefault();
    act();
  });
  // Before the screen is painted: a key pressed in the first moment after it is meant for what is seen.
  useLayoutEffect(() => {
    if (!on) return;
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [on]);
}

/**
 * Plus without Shift is an equals sign. Names that are no key of the review find no action. What fills in fields by itself (a browser, a
 * keeper of passwords) tells of keys without a name.
 */
const keyOf = ({ key = '' }: { key?: string }) => (key === '=' ? '+' : key.toLowerCase()) as ReviewKey;

const isElsewhere = ({ ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  repeat ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null);
