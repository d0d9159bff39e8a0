// A window over the page, on the browser's own dialog: it holds the focus, closes with Escape and gives the focus back.
import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { uiTexts } from '#texts/ui.ts';
import { Button } from '../button.tsx';
import { Sign } from '../sign.tsx';
import { useBackCloses } from './back-closes.ts';
import { HoldContext } from './held-open.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons at the foot of the window, the main one last. */
  footer?: ReactNode;
  width?: 'sm' | 'lg';
};

type Exit = {
  /** Closes the window; `before` may ask first. */
  leave: () => void;
  /** The same where a person asks for it: not while what the window sends is under way. */
  close: () => void;
  isHeld: boolean;
  before: RefObject<((close: () => void) => void) | null>;
};

const ExitContext = createContext<Exit | null>(null);

/** Sets what happens before the surrounding window closes, by whatever means it is closed: `before` may ask a question first, and then calls the function that it is given. Returns the function that closes the window once its work is done. */
export function useDialogExit(before: (close: () => void) => void): () => void {
  const exit = useExit();
  useImperativeHandle(exit.before, () => before);
  return exit.leave;
}

/** A button at the foot that closes the window. As with any other way of closing it, unsaved input is asked about first. */
export function CancelButton({ text = uiTexts.cancel }: { text?: string | undefined }) {
  const { close, isHeld } = useExit();
  return (
    <Button tone="secondary" onClick={close} disabled={isHeld}>
      {text}
    </Button>
  );
}

function useExit(): Exit {
  const exit = useContext(ExitContext);
  if (!exit) throw new Error('it stands in no dialog');
  return exit;
}

/** Gives the focus to the first input of a window or of a part of it. */
export const focusFirstInput = (part: Element | null): void =>
  part?.querySelector<HTMLElement>('input, textarea, select')?.focus();

/** The window cannot be closed while a main button in it is busy: what was sent would be done all the same. */
function useHolds() {
  const [holds, setHolds] = useState(0);
  const hold = useCallback(() => {
    setHolds((count) => count + 1);
    return () => setHolds((count) => count - 1);
  }, []);
  return [holds > 0, hold] as const;
}

/** The content of the window exists only while the window is open, so that forms in it start empty; their first field takes the focus. */
export function Dialog({ open, onClose, title, children, footer, width = 'sm' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const before: Exit['before'] = useRef(null);
  const [isHeld, hold] = useHolds();
  const leave = () => (before.current ?? ((go) => go()))(onClose);
  const close = () => {
    if (!isHeld) leave();
  };
  useBackCloses(open, close);
  useEffect(() => {
    if (!open) dialog.current?.close();
    if (!open || dialog.current?.open) return;
    dialog.current?.showModal();
    focusFirstInput(dialog.current);
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // A browser does not let a page cancel the closing of a window twice in a row: the window is opened again, and asks.
      onClose={() => {
        if (!open || dialog.current?.open) return;
        dialog.current?.showModal();
        close();
      }}
      className={`rise max-h-[min(90dvh,48rem)] w-[calc(100%-2rem)] overflow-y-auto rounded-lg border border-line bg-surface text-left text-base text-ink lift backdrop:bg-veil max-sm:mb-4 ${width === 'lg' ? 'max-w-3xl' : 'max-w-md'}`}
    >
      {open && (
        <div className="grid grid-cols-1 gap-4 p-5 sm:p-6">
          <header className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="font-bold text-xl">
              {title}
            </h2>
            <button
              type="button"
              aria-label={uiTexts.close}
              onClick={close}
              disabled={isHeld}
              className="-m-2 grid size-11 shrink-0 place-items-center rounded-md text-muted enabled:hover:bg-sunk enabled:hover:text-ink disabled:opacity-50"
            >
              <Sign shape="close" className="size-5" />
            </button>
          </header>
          <ExitContext value={{ leave, close, isHeld, before }}>
            <HoldContext value={hold}>
              <div className="grid grid-cols-1 gap-4">{children}</div>
              {footer && (
                <footer className="flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">{footer}</footer>
              )}
            </HoldContext>
          </ExitContext>
        </div>
      )}
    </dialog>
  );
}
