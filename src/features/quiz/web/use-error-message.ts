// What is wrong with a step: shown in a toast, which passes, and beside the question until it is mended.
import { useState } from 'react';
import { toast } from '#platform/web/ui/overlay/toast.ts';

export function useErrorMessage() {
  const [error, setError] = useState('');
  const refuse = (text: string) => {
    toast.bad(text);
    setError(text);
  };
  const mend = () => {
    if (error) toast.mended();
    setError('');
  };
  return { error, refuse, mend };
}
