// Where the focus goes when a window over a row closes: to the button that opened it or, where the row has gone with its decision, to that of the row in its place.
import { useEffect, useRef } from 'react';

type Opener = { button: HTMLElement; table: HTMLTableElement | null; place: number };

/** Answers what notes that the element which has the focus opens the window. `rows`: the list as it stands. */
export function useRowFocus(isOpen: boolean, rows: unknown): () => void {
  const opener = useRef<Opener>(null);
  useEffect(() => {
    // Named here because a row leaves with a change of it.
    void rows;
    if (isOpen || !opener.current || document.activeElement !== document.body) return;
    const { button } = opener.current;
    if (!button.isConnected) opener.current = noted(inPlaceOf(opener.current));
    (opener.current?.button ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  }, [isOpen, rows]);
  return () => {
    opener.current = noted(document.activeElement);
  };
}

function noted(button: Element | null | undefined): Opener | null {
  if (!(button instanceof HTMLButtonElement)) return null;
  const table = button.closest('table');
  return { button, table, place: rowsOf(table).findIndex((row) => row.contains(button)) };
}

const rowsOf = (table: HTMLTableElement | null) => [...(table?.querySelectorAll('tbody > tr') ?? [])];

/** The button with the same words in the row that is in the place now, or else in the last one. */
function inPlaceOf({ button, table, place }: Opener): Element | undefined {
  const rows = rowsOf(table);
  const row = rows[Math.min(place, rows.length - 1)];
  return [...(row?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === button.textContent,
  );
}
