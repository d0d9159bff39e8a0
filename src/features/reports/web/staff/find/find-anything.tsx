// The way into the palette from every screen of staff: a button, Ctrl+K (⌘K) and '/'. What it opens is loaded when it is first wanted.
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { laterWindow } from '#platform/web/frame/later-window.tsx';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { findTexts as texts } from '../../../texts/staff-find.ts';
import { useTypedAhead } from './typed-ahead.ts';

const Palette = laterWindow({
  load: () => import('./palette.tsx'),
  part: ({ Palette }) => Palette,
  isOpen: ({ open }) => open,
  close: ({ onClose }) => onClose(),
  // The keys are those of the window that says so.
  whenMissing: ({ takeTyped }) => takeTyped(),
});

export function FindAnything() {
  const [isOpen, setOpen] = useState(false);
  const ahead = useTypedAhead(() => setOpen(false));
  const open = () => {
    ahead.keep();
    setOpen(true);
  };
  const openByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !isAsking(event)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => openByKey(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
        className={`${buttonClass({ tone: 'quiet', size: 'sm' })} min-w-11`}
      >
        <Search className="size-5" aria-hidden="true" />
        {texts.open}
        <kbd className="rounded-sm border border-line px-1.5 font-sans text-muted text-xs max-md:hidden">
          {texts.key}
        </kbd>
      </button>
      <Palette open={isOpen} takeTyped={ahead.take} onClose={() => setOpen(false)} />
    </>
  );
}

/** Over a window that is open nothing else opens; in a box '/' is a letter. */
function isAsking({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return false;
  if ((ctrlKey || metaKey) && !altKey && !shiftKey) return key.toLowerCase() === 'k';
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTypedInto(target);
}

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
