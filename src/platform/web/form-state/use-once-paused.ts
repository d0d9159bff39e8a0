// What was typed, as it stood when the typing last paused: a search asks for that, and not for every letter.
import { useEffect, useState } from 'react';

export function useOncePaused(typed: string, pauseMs: number): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(setPaused, pauseMs, typed);
    return () => clearTimeout(timer);
  }, [typed, pauseMs]);
  return paused;
}
