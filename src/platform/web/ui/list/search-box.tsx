// A search that lives in the address: what is typed is searched for after a short pause, from the first page on.
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useFilter } from './filter.ts';

type SearchBoxProps = { label: string; hint?: string; param?: string };

const PAUSE_MS = 300;

export function SearchBox({ label, hint, param = 'search' }: SearchBoxProps) {
  const id = useId();
  const [asked, setAsked] = useFilter(param);
  const [typed, setTyped] = useState(asked);
  const [known, setKnown] = useState(asked);
  if (known !== asked) {
    // The address changed by itself ('back', a link): the box follows, unless it is what was typed.
    setKnown(asked);
    if (asked !== typed.trim()) setTyped(asked);
  }
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = () => {
    clearTimeout(pause.current);
    if (typed.trim() !== asked) setAsked(typed.trim());
  };
  const askAfterPause = useEffectEvent(ask);
  useEffect(() => {
    if (typed.trim() === asked) return;
    pause.current = setTimeout(askAfterPause, PAUSE_MS);
    return () => clearTimeout(pause.current);
  }, [typed, asked]);
  return (
    <div className="relative w-full max-w-sm">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted" />
      <input
        id={id}
        type="search"
        value={typed}
        maxLength={100}
        placeholder={hint}
        onChange={(event) => setTyped(event.target.value)}
        // Whoever goes on to a link must not be called back to the list by a pause that ends on the way.
        onBlur={ask}
        className="input-box pl-11"
      />
    </div>
  );
}
