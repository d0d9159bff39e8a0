// What is wrong with a step: told in a toast, which passes, and beside the question until it is mended.
import { useState } from 'react';
import { toast } from '#platform/web/ui/overlay/toast.ts';

export function useFault() {
  const [fault, setFault] = useState('');
  const refuse = (text: string) => {
    toast.bad(text);
    setFault(text);
  };
  const mend = () => {
    if (fault) toast.mended();
    setFault('');
  };
  return { fault, refuse, mend };
}
