// Keeps what is being typed in this browser until it is saved or dropped.
import { useEffect, useRef, useState } from 'react';
import { dropKept, writeKept } from './kept-draft.ts';

/** Milliseconds without a keystroke after which the draft is written. */
const QUIET_MS = 300;

export type Keeping = {
  state: 'idle' | 'kept' | 'failed';
  /** Deletes the stored draft and cancels a pending write. Call it once the record was saved, or the draft given up. */
  forget: () => void;
};

/**
 * Writes `content` to the browser's storage once typing has paused, and when the page is left. Where `content` is null nothing differs from the
 * stored record, so the draft is deleted. Where `account` is empty or undefined nobody is logged in, and nothing is read or written.
 * `state` is 'failed' where the browser's storage is full or switched off; nothing is thrown.
 */
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
