// Keys pressed while the next record is on its way are kept, and pressed again once it is shown; behind the key of the note they are its letters.
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useKeysOn } from './review-keys.ts';

type Kept = { key: string; at: number };

/** Keys pressed longer ago were pressed for want of an answer, and not for the record that is shown then. */
const FRESH_MS = 1_000;

/** The keys that are kept, of which a verdict is made: letters and signs, the digit of a reason, and the key that sends it. */
const KEPT = /^(?:.|Enter)$/u;

/** One for all screens: what is typed in a list behind an undo is meant for the record that it leads back to. */
let kept: Kept[] = [];
let screens = 0;

/**
 * Keeps keys while `isWaiting`. `isAsked`: the key for the next record was pressed already, and brought this about. `missed`: what was waited for
 * last and will not come; what was typed for it is dropped, up to the first pause in the typing.
 */
export function useKeysAhead(isWaiting: boolean, isAsked: boolean, missed?: object): void {
  const [on] = useKeysOn();
  const beganWaiting = useRef(isWaiting);
  const isPressing = useRef(false);
  const droppedAt = useRef(Number.NEGATIVE_INFINITY);
  const keep = useEffectEvent((event: KeyboardEvent) => {
    const { key = '', ctrlKey, metaKey, altKey, repeat, target } = event;
    const isDropped = performance.now() - droppedAt.current < FRESH_MS;
    if (!isWaiting && !isPressing.current && !isDropped) return;
    if (ctrlKey || metaKey || altKey || repeat || !KEPT.test(key) || pressedAgain.has(event)) return;
    // What comes behind keys that are being pressed again waits for its turn, wherever these have led.
    if (!isPressing.current && isOf(target, key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isDropped && !isWaiting) droppedAt.current = performance.now();
    else if (!isNextTwice(key, kept, isWaiting && isAsked)) kept.push({ key, at: performance.now() });
  });
  useLayoutEffect(() => {
    screens += 1;
    // A screen that waits for nothing was not what the keys before it were meant for.
    if (!beganWaiting.current) kept = [];
    return () => {
      screens -= 1;
      // The screen that takes its place, if any does, is there by then.
      queueMicrotask(() => {
        if (screens === 0) kept = [];
      });
    };
  }, []);
  // Before the screen is painted: a key pressed in the first moment after it is meant for what is seen.
  useLayoutEffect(() => {
    if (!on) return;
    const hear = (event: KeyboardEvent) => keep(event);
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, [on]);
  useEffect(() => {
    if (!missed) return;
    droppedAt.current = kept.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
    kept = [];
  }, [missed]);
  useEffect(() => {
    if (isWaiting) return;
    let isPast = false;
    kept = stillMeant(kept, performance.now() - FRESH_MS);
    const pressAll = async () => {
      isPressing.current = true;
      for (let next = kept.shift(); next; next = isPast ? undefined : kept.shift())
        if (!pressAgain(next.key)) await new Promise((resolve) => requestAnimationFrame(resolve));
      isPressing.current = false;
      // One of them asked for the next record: the rest are meant for that one.
      for (const each of kept) each.at = performance.now();
    };
    void pressAll();
    return () => {
      isPast = true;
    };
  }, [isWaiting]);
}

/** The keys from the first that was pressed since then on; a note among them is kept from its first letter, however long it took. */
function stillMeant(keys: Kept[], since: number): Kept[] {
  let noteFrom: number | undefined;
  for (const [place, { key, at }] of keys.entries()) {
    if (at > since) return keys.slice(noteFrom ?? place);
    if (noteFrom === undefined && key.toLowerCase() === 'm') noteFrom = place;
    else if (key === 'Enter') noteFrom = undefined;
  }
  return noteFrom === undefined ? [] : keys.slice(noteFrom);
}

/** Whether the next record is asked for right after it was: whoever presses for it twice wants one. In a note an n is a letter. */
const isNextTwice = (key: string, before: readonly Kept[], isAsked: boolean): boolean =>
  key.toLowerCase() === 'n' &&
  (before.at(-1)?.key ?? (isAsked ? 'n' : '')).toLowerCase() === 'n' &&
  !before.some(({ key }) => key.toLowerCase() === 'm');

/** Whether a key belongs to its target: a place where something is typed, or what the key presses by itself. */
const isOf = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element &&
  target.closest(
    `input, textarea, select, dialog, [contenteditable]${key === 'Enter' || key === ' ' ? ', button, a' : ''}`,
  ) !== null;

const pressedAgain = new WeakSet<Event>();

/** Presses a key, and answers whether it was a letter that was typed: then nothing is to be waited for until the next. */
function pressAgain(key: string): boolean {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  pressedAgain.add(event);
  if (!target.dispatchEvent(event)) return false;
  // Only a key that a person presses sends a form, or types, by itself.
  if (key === 'Enter') target.closest('form')?.requestSubmit();
  return key !== 'Enter' && isTyped(target, key);
}

function isTyped(target: Element, letter: string): boolean {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return false;
  // A choice has no place where one types.
  const { selectionStart: from, selectionEnd: to, value } = target;
  if (from === null || to === null) return false;
  // By the element's own setter: set by React's, the value would count as drawn already, and no change of it be heard.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(
    target,
    value.slice(0, from) + letter + value.slice(to),
  );
  target.setSelectionRange(from + 1, from + 1);
  target.dispatchEvent(new InputEvent('input', { data: letter, inputType: 'insertText', bubbles: true }));
  return true;
}
