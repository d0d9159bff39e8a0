// Short messages that pass: the one on show, those that wait for their turn, and the way to add one from anywhere in the browser.

export type ToastPlace = 'bottom-left' | 'bottom-right' | 'top-center';
export type Toast = { id: number; tone: 'good' | 'bad' | 'info'; text: string; place: ToastPlace };

/** As the specification has it: each toast leaves after five seconds, pauses aside. */
export const TOAST_MS = 5_000;
const MOST_AT_ONCE = 4;
/** What gave way sooner was not read yet, and comes back. */
const READ_MS = 2_000;

/** The last is on show; the others wait for their turn. */
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

/** An error gives way to what became of the next try: it is solved, or another one stands in its place. */
function add(tone: Toast['tone'], text: string, place: ToastPlace) {
  const others = toasts.filter((each) => each.text !== text && (each.tone !== 'bad' || tone === 'info'));
  const next: Toast = { id: ++lastId, tone, text, place };
  const onShow = others.find(({ id }) => id === toasts.at(-1)?.id);
  const waiting = others.filter((each) => each !== onShow);
  if (onShow && onShow.id === held) change([...waiting, next, onShow].slice(-MOST_AT_ONCE));
  else {
    const unread = onShow && Date.now() - shownSince < READ_MS ? [onShow] : [];
    change([...waiting, ...unread, next].slice(-MOST_AT_ONCE));
  }
}

const without = (isGone: (toast: Toast) => boolean) => change(toasts.filter((toast) => !isGone(toast)));

/** `toast.good('Contest has been joined')`; a text that is still on show is not doubled. */
export const toast = {
  good: (text: string, place: ToastPlace = 'bottom-right') => add('good', text, place),
  bad: (text: string, place: ToastPlace = 'bottom-right') => add('bad', text, place),
  info: (text: string, place: ToastPlace = 'bottom-right') => add('info', text, place),
  dismiss: (id: number) => without((one) => one.id === id),
  /** Errors go when what they told is mended, and with the screen that they were told on. */
  mended: () => without(({ tone }) => tone === 'bad'),
  /** While one is pointed at or focused, no other takes its place; null lets it go. */
  hold: (id: number | null) => {
    held = id;
  },
};

/** For `useSyncExternalStore`. */
export const toastList = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  now: () => toasts,
};
