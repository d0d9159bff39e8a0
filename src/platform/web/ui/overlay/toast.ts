// Short messages that pass: the list of those on show, and the way to add one from anywhere in the browser.

export type ToastPlace = 'bottom-left' | 'bottom-right' | 'top-center';
export type Toast = { id: number; tone: 'good' | 'bad' | 'info'; text: string; place: ToastPlace };

/** As the specification has it: each toast leaves after five seconds, pauses aside. */
export const TOAST_MS = 5_000;
const MOST_AT_ONCE = 4;

let shown: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** An error gives way to what became of the next try: it is solved, or another one stands in its place. */
const add = (tone: Toast['tone'], text: string, place: ToastPlace) =>
  change(
    [
      ...shown.filter((toast) => toast.text !== text && (toast.tone !== 'bad' || tone === 'info')),
      { id: ++lastId, tone, text, place },
    ].slice(-MOST_AT_ONCE),
  );

/** `toast.good('Contest has been joined')`; a text that is still on show is not doubled. */
export const toast = {
  good: (text: string, place: ToastPlace = 'bottom-right') => add('good', text, place),
  bad: (text: string, place: ToastPlace = 'bottom-right') => add('bad', text, place),
  info: (text: string, place: ToastPlace = 'bottom-right') => add('info', text, place),
  dismiss: (id: number) => change(shown.filter((one) => one.id !== id)),
};

/** For `useSyncExternalStore`. */
export const toastList = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  now: () => shown,
};
