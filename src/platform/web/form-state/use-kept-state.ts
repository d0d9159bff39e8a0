// State that is kept in this browser for whoever is logged in, until it is sent: over a reload, and over the end of a session.
import { useState } from 'react';
import { readKept } from '../record/kept-draft.ts';
import { useKeeping } from '../record/use-keeping.ts';
import { useSession } from '../session.ts';

/**
 * As `useState`. `place` names the form: `signature:{id}`; of one without a name nothing is kept, nor as long as it says what it
 * begins with, nor once `forget` was called because it was sent.
 */
export function useKeptState<Value>(place: string, begin: Value) {
  const session = useSession();
  const account = place && session ? session.id : '';
  const [start] = useState(() => JSON.stringify(begin));
  const [value, set] = useState<Value>(() => {
    const kept = account ? readKept<{ value?: Value }>(account, place) : null;
    return kept?.value ?? begin;
  });
  const [isSent, setSent] = useState(false);
  const keeping = useKeeping(account, place, isSent || JSON.stringify(value) === start ? null : { value });
  const forget = () => {
    keeping.forget();
    setSent(true);
  };
  return { value, set, forget };
}
