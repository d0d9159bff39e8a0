// A search that lives in the address: what is typed is searched for after a short pause, from the first page on.
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { isOnTheWay } from '../../on-the-way.ts';
import { useFilter } from './filter.ts';

type SearchBoxProps = { label: string; hint?: string; param?: string };

const PAUSE_MS = 300;

export function SearchBox({ label, hint, param = 'search' }: SearchBoxProps) {
  const id = useId();
  const [asked, setAsked] = useFilter(param);
  const [typed, setTyped] = useState(asked);
  const [known, setKnown] = useState(asked);
  const [sent, setSent] = useState(asked);
  if (known !== asked) {
    setKnown(asked);
    // The box follows an address that was changed elsewhere ('back', a link). It does not follow a change that it asked for itself, which may arrive while its reader types on.
    if (asked !== sent) {
      setSent(asked);
      setTyped(asked);
    }
  }
  const isWaiting = typed.trim() !== asked;
  const ask = useEffectEvent((text: string) => {
    setSent(text);
    setAsked(text);
  });
  useEffect(() => {
    if (!isWaiting) return;
    let pause: ReturnType<typeof setTimeout>;
    const wait = () => {
      pause = setTimeout(() => {
        // The list does not change while a pointer is pressed, because a row that moves away would lose its click. Nor may the timer of the search bring
        // back somebody who has followed a link in the meantime.
        if (document.querySelector(':active') || isOnTheWay()) wait();
        else ask(typed.trim());
      }, PAUSE_MS);
    };
    wait();
    return () => clearTimeout(pause);
  }, [isWaiting, typed]);
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
        className="input-box pl-11"
      />
    </div>
  );
}
