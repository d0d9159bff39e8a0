// Where toasts appear; mounted once, in the root. They wait while they are pointed at or focused.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { uiTexts } from '#texts/ui.ts';
import { Sign } from '../sign.tsx';
import { ToneIcon, toneClasses } from '../tone.tsx';
import { TOAST_MS, type Toast, type ToastPlace, toast, toastList } from './toast.ts';

export function ToastRegion() {
  const toasts = useSyncExternalStore(toastList.subscribe, toastList.now, toastList.now);
  const at = (place: ToastPlace) => {
    const shown = toasts.filter((one) => one.place === place);
    return (
      <div className="grid content-end sm:w-96">
        {shown.length > 0 && (
          <ol className="grid gap-2">
            {shown.map((one) => (
              <ToastCard key={one.id} shown={one} />
            ))}
          </ol>
        )}
      </div>
    );
  };
  return (
    <section aria-label={uiTexts.notifications} aria-live="polite">
      <div className="pointer-events-none fixed inset-x-4 top-4 z-50 grid sm:justify-center">
        {at('top-center')}
      </div>
      <div className="pointer-events-none fixed inset-x-4 bottom-4 z-50 grid gap-2 sm:flex sm:justify-between">
        {at('bottom-left')}
        {at('bottom-right')}
      </div>
    </section>
  );
}

function ToastCard({ shown }: { shown: Toast }) {
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => toast.dismiss(shown.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [paused, shown.id]);
  return (
    <li
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className="rise pointer-events-auto flex items-start gap-3 rounded-lg border border-line bg-surface p-2 pl-3 lift"
    >
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
    </li>
  );
}
