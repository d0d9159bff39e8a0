// What was typed into a native form and not sent yet, kept in this browser over a reload and given back.
import { type RefObject, useEffect, useState } from 'react';
import { useSession } from '../session.ts';
import { dropKept, readKept, writeKept } from './kept-draft.ts';

type Typed = Record<string, string>;

/**
 * `form` names it; without it nothing is kept. `given` is what was kept, once the form is there: it begins with that, unless
 * something was typed already before this script ran. Of somebody who is not logged in it stays in this tab.
 */
export function useKeptTyping(form: string | undefined, element: RefObject<HTMLFormElement | null>) {
  const account = useSession()?.id ?? '';
  const [given, setGiven] = useState<Typed>({});
  useEffect(() => {
    const isEmpty = [...new FormData(element.current ?? undefined).values()].every((value) => value === '');
    const kept = form && isEmpty ? readKept<{ typed: Typed }>(account, form) : null;
    if (kept) setGiven(kept.typed);
  }, [account, form, element]);
  return {
    given,
    keep: (typed: Typed) => {
      if (!form) return;
      try {
        writeKept(account, form, { typed });
      } catch {
        // A browser that keeps nothing, or has no room, goes on without.
      }
    },
    forget: () => {
      if (form) dropKept(account, form);
    },
  };
}
