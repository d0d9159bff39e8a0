// An edit that is not published yet, kept in this browser for whoever made it: over a reload, a closed tab, a lost connection.
import { useEffect, useRef, useState } from 'react';
import type { Content } from './building.ts';

export type KeptEdit<Settings> = Content<Settings> & {
  /** The edition that it was begun from. */
  edition: number;
  version: number;
  savedAt: string;
};

const QUIET_MS = 300;

const keyOf = (account: string, form: string): string => `form-edit:${account}:${form}`;

/** null where none is kept, or what is kept cannot be read. */
export function readKept<Settings>(account: string, form: string): KeptEdit<Settings> | null {
  try {
    const text = localStorage.getItem(keyOf(account, form));
    return text ? (JSON.parse(text) as KeptEdit<Settings>) : null;
  } catch {
    return null;
  }
}

function dropKept(account: string, form: string): void {
  try {
    localStorage.removeItem(keyOf(account, form));
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}

export type Keeping = {
  state: 'idle' | 'kept' | 'failed';
  /** Forgets what was kept and what is still to be written: the edit was published or dropped. */
  forget: () => void;
};

/** Writes once the changes pause, and when the page is left. `edit` null: nothing is changed, so nothing is kept. */
export function useKeeping<Settings>(
  account: string,
  form: string,
  edit: Omit<KeptEdit<Settings>, 'savedAt'> | null,
): Keeping {
  const [state, setState] = useState<Keeping['state']>('idle');
  const pending = useRef<(() => void) | null>(null);
  const text = edit && JSON.stringify(edit);
  useEffect(() => {
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
        const savedAt = new Date().toISOString();
        localStorage.setItem(keyOf(account, form), JSON.stringify({ ...JSON.parse(text), savedAt }));
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
    dropKept(account, form);
  };
  return { state, forget };
}
