// Where toasts appear, one at a time; mounted once, in the root. They wait while they are pointed at or focused.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { uiTexts } from '#texts/ui.ts';
import { Sign } from '../sign.tsx';
import { ToneIcon, toneClasses } from '../tone.tsx';
import { type Edge, keepRoom } from './keep-room.ts';
import { TOAST_MS, type Toast, type ToastPlace, toast, toastList } from './toast.ts';

/** `screen` names the screen below the toast: an error is dismissed when the screen on which it appeared is left. */
export function ToastRegion({ screen = '' }: { screen?: string }) {
  const shown = useSyncExternalStore(toastList.subscribe, toastList.now, toastList.now).at(-1);
  const before = useRef(screen);
  // Runs before the effects of the next screen, which may show an error of its own.
  useLayoutEffect(() => {
    if (screen !== before.current) toast.mended();
    before.current = screen;
  }, [screen]);
  return (
    <section aria-label={uiTexts.notifications} aria-live="polite">
      <ol>{shown && <ToastCard key={shown.id} {...{ shown, screen }} />}</ol>
    </section>
  );
}

/** On a phone the toast is a strip along the edge of the window, because the places that the specification names are too narrow there; elsewhere it is a card. */
const PLACES: Record<ToastPlace, string> = {
  'top-center': 'top-0 max-sm:border-b sm:mx-auto sm:mt-4',
  'bottom-left': 'bottom-0 max-sm:border-t sm:right-auto sm:mb-4 sm:ml-4',
  'bottom-right': 'bottom-0 max-sm:border-t sm:left-auto sm:mr-4 sm:mb-4',
};

function ToastCard({ shown, screen }: { shown: Toast; screen: string }) {
  const card = useRef<HTMLLIElement>(null);
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    toast.hold(paused ? shown.id : null);
    if (paused) return;
    const timer = setTimeout(() => toast.dismiss(shown.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [paused, shown.id]);
  useEffect(() => () => toast.hold(null), []);
  useRoom(card, shown.place === 'top-center' ? 'top' : 'bottom', screen);
  return (
    <li
      ref={card}
      data-toast
      // Listens to pointer moves instead of `pointerenter`: a toast that appears under a resting mouse is not being pointed at.
      onPointerMove={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className={`fixed inset-x-0 z-50 border-line bg-surface p-2 pl-3 sm:w-fit sm:max-w-96 sm:rounded-lg sm:border sm:lift ${PLACES[shown.place]}`}
    >
      <div className="rise flex items-start gap-3">
        <span
          className={`mt-2 grid size-7 shrink-0 place-items-center rounded-full ${toneClasses[shown.tone]}`}
        >
          <ToneIcon tone={shown.tone} className="size-5" />
        </span>
        <p className="min-w-0 flex-1 py-2.5">{shown.text}</p>
        <button
          type="button"
          aria-label={uiTexts.dismiss}
          onClick={() => toast.dismiss(shown.id)}
          className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-sunk hover:text-ink"
        >
          <Sign shape="close" className="size-5" />
        </button>
      </div>
    </li>
  );
}

/** Makes room for the toast again whenever the screen below it changes. */
function useRoom(card: RefObject<HTMLElement | null>, edge: Edge, screen: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in the way depends on the screen
  useLayoutEffect(() => (card.current ? keepRoom(card.current, edge) : undefined), [edge, screen]);
}
