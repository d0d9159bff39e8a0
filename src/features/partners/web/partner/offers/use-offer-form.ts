// The state of the form of a product or a loan: what stands in it, what is wrong with it, and which revision it began from.
import { useState } from 'react';
import { useAskedForm } from '#platform/web/asked-form.ts';
import type { FieldErrors } from '#shared/refusal.ts';

type Given<Typed> = {
  /** As it is stored now; absent for a new one. */
  stored?: { typed: Typed; revision: number } | undefined;
  nothing: Typed;
  judge: (typed: Typed) => FieldErrors;
};

export type OfferForm<Typed extends object> = ReturnType<typeof useOfferForm<Typed>>;

export function useOfferForm<Typed extends object>({ stored, nothing, judge }: Given<Typed>) {
  const [typed, setTyped] = useState(stored?.typed ?? nothing);
  const [base, setBase] = useState(stored?.revision);
  /** Null: none from now on; undefined: as it is. */
  const [picture, setPicture] = useState<File | null>();
  const asked = useAskedForm();
  return {
    ...asked,
    typed,
    base,
    picture,
    /** Somebody else saved since this form began. */
    isStale: stored !== undefined && base !== stored.revision,
    set: (change: Partial<Typed>) => {
      setTyped((now) => ({ ...now, ...change }));
      asked.clear(Object.keys(change));
    },
    choosePicture: (name: string, chosen: File | null) => {
      setPicture(chosen);
      asked.clear([name]);
    },
    ask: () => asked.ask(judge(typed)),
    /** Goes on from what is stored now, with one's own entries or with those. */
    goOn: (whose: 'mine' | 'theirs') => {
      setBase(stored?.revision);
      if (whose === 'theirs' && stored) setTyped(stored.typed);
      asked.clearAll();
    },
  };
}
