// What is wrong with a step: shown in a toast, which passes, and beside the question until it is mended.
import { useEffect, useState } from 'react';
import { toast } from '#platform/web/ui/overlay/toast.ts';

export function useErrorMessage(step: unknown) {
  const [error, setError] = useState('');
  const refuse = (text: string) => {
    toast.bad(text);
    setError(text);
  };
  const mend = () => {
    if (error) toast.mended();
    setError('');
  };
  // What was wrong with one step is nothing to another, also where the browser's own 'back' led there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the step alone
  useEffect(mend, [step]);
  return { error, refuse, mend };
}
