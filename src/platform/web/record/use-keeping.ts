// Keeps what is being typed in this browser until it is saved or dropped.
import { useEffect, useRef, useState } from 'react';
import { dropKept, writeKept } from './kept-draft.ts';

const QUIET_MS = 300;

export type Keeping = {
  state: 'idle' | 'kept' | 'failed';
  /** Forgets what was kept and what is still to be written: it was saved or dropped. */
  forget: () => void;
};

/** Writes once the typing pauses, and when the page is left. `content` null: nothing is changed, so nothing is kept. For nobody, nothing is done. */
export function useKeeping<Content extends object>(
  account: string | undefined,
  form: string,
  content: Content | null,
): Keeping {
  const [state, setState] = useState<Keeping['state']>('idle');
  const pending = useRef<(() => void) | null>(null);
  const text = content && JSON.stringify(content);
  useEffect(() => {
    if (!account) return;
    if (text === null) {
      pending.current = null;
      dropKept(account, form);
      setState('idle');
      return;
    }
    const write = () => {
      if (pending.current !== write) return;
      pending.current = null;
      try {
        writeKept(account, form, JSON.parse(text));
        setState('kept');
      } catch {
        setState('failed');
      }
    };
    pending.current = write;
    const timer = setTimeout(write, QUIET_MS);
    return () => clearTimeout(timer);
  }, [account, form, text]);
  useEffect(() => {
    const flush = () => pending.current?.();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  const forget = () => {
    pending.current = null;
    if (account) dropKept(account, form);
  };
  return { state, forget };
}
