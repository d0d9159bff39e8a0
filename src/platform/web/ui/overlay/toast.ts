// Short messages that pass: the one on show, those that wait for their turn, and the way to add one from anywhere in the browser.

export type ToastPlace = 'bottom-left' | 'bottom-right' | 'top-center';
export type Toast = {
  id: number;
  tone: 'good' | 'bad' | 'info';
  text: string;
  place: ToastPlace;
  /** What it is about, where the next one about it makes it untrue. */
  about?: string | undefined;
};

/** The specification dismisses each toast after five seconds, not counting pauses. */
export const TOAST_MS = 5_000;
const MOST_AT_ONCE = 4;
/** A toast that was replaced sooner than this was not read yet, and is shown again. */
const READ_MS = 2_000;

/** The last toast is the one on show; the others wait for their turn. */
let toasts: readonly Toast[] = [];
let shownSince = 0;
let held: number | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  if (next.at(-1)?.id !== toasts.at(-1)?.id) shownSince = Date.now();
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * An error is replaced by the result of the next attempt: either it is solved, or another error takes its place. A toast is replaced by the next
 * one about the same, read or not.
 */
function add(tone: Toast['tone'], text: string, place: ToastPlace, about?: string) {
  const others = toasts.filter(
    (each) =>
      each.text !== text &&
      (each.tone !== 'bad' || tone === 'info') &&
      (about === undefined || each.about !== about),
  );
  const next: Toast = { id: ++lastId, tone, text, place, about };
  const onShow = others.find(({ id }) => id === toasts.at(-1)?.id);
  const waiting = others.filter((each) => each !== onShow);
  if (onShow && onShow.id === held) change([...waiting, next, onShow].slice(-MOST_AT_ONCE));
  else {
    const unread = onShow && Date.now() - shownSince < READ_MS ? [onShow] : [];
    change([...waiting, ...unread, next].slice(-MOST_AT_ONCE));
  }
}

const without = (isGone: (toast: Toast) => boolean) => change(toasts.filter((toast) => !isGone(toast)));

/** Shows a toast: `toast.good('Contest has been joined')`. A text that is still on show is not added a second time. */
export const toast = {
  good: (text: string, place: ToastPlace = 'bottom-right', about?: string) => add('good', text, place, about),
  bad: (text: string, place: ToastPlace = 'bottom-right', about?: string) => add('bad', text, place, about),
  info: (text: string, place: ToastPlace = 'bottom-right') => add('info', text, place),
  dismiss: (id: number) => without((one) => one.id === id),
  /** Dismisses the errors: when their cause is solved, and when the screen on which they appeared is left. */
  mended: () => without(({ tone }) => tone === 'bad'),
  /** Dismisses all: what was said before somebody came in is not for the screens behind the log-in. */
  clear: () => change([]),
  /** Holds the toast that is pointed at or focused, so that no other takes its place; null releases it. */
  hold: (id: number | null) => {
    held = id;
  },
};

/** The list of toasts as a store for `useSyncExternalStore`. */
export const toastList = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  now: () => toasts,
};
