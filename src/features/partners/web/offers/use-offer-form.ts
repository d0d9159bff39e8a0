// The state of the form of a product or a loan: what stands in it, what is wrong with it, and which revision it began from.
import { useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import type { FieldErrors } from '#shared/refusal.ts';

type Given<Typed> = {
  /** As it is stored now; absent for a new one. */
  stored?: { typed: Typed; revision: number } | undefined;
  nothing: Typed;
  judge: (typed: Typed) => FieldErrors;
};

type Refused = { errors: FieldErrors; message?: string };

export type OfferForm<Typed extends object> = ReturnType<typeof useOfferForm<Typed>>;

export function useOfferForm<Typed extends object>({ stored, nothing, judge }: Given<Typed>) {
  const [typed, setTyped] = useState(stored?.typed ?? nothing);
  const [base, setBase] = useState(stored?.revision);
  /** Null: none from now on; undefined: as it is. */
  const [picture, setPicture] = useState<File | null>();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refused, setRefused] = useState<Refused>({ errors: {} });
  const [asking, setAsking] = useState(false);
  const clear = (names: readonly string[]) =>
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name))));
  const refuse = (faults: FieldErrors, message?: string) => {
    setErrors(faults);
    setRefused({ errors: faults, ...(message ? { message } : {}) });
  };
  return {
    typed,
    base,
    picture,
    errors,
    refused,
    asking,
    /** Somebody else saved since this form began. */
    isStale: stored !== undefined && base !== stored.revision,
    set: (change: Partial<Typed>) => {
      setTyped((now) => ({ ...now, ...change }));
      clear(Object.keys(change));
    },
    choosePicture: (name: string, chosen: File | null) => {
      setPicture(chosen);
      clear([name]);
    },
    faultOf: (name: string, fault: string) => setErrors((now) => ({ ...now, [name]: fault })),
    ask: () => {
      const faults = judge(typed);
      refuse(faults);
      setAsking(Object.keys(faults).length === 0);
    },
    leaveQuestion: () => setAsking(false),
    failed: (failure: unknown) => {
      setAsking(false);
      if (failure instanceof CallFailed) refuse(failure.fields, failure.message);
    },
    /** Goes on from what is stored now, with one's own entries or with those. */
    goOn: (whose: 'mine' | 'theirs') => {
      setBase(stored?.revision);
      if (whose === 'theirs' && stored) setTyped(stored.typed);
      refuse({});
    },
  };
}
