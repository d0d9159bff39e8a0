// Rows that were selected under other filters are in sight no longer: nothing may be done with what nobody sees.
import { useEffect, useRef, useState } from 'react';
import { listTexts as texts } from '#texts/desk-lists.ts';
import { filtersOf } from '../found-count.tsx';
import type { RowSelection } from '../row-selection.tsx';
import type { ListCall } from './list-file.tsx';

/** Clears the selection once the list is narrowed in another way, and keeps it over pages and orders; answers what is to be said of it. */
export function useSelectionByFilter<Row>(
  selection: RowSelection<Row> | undefined,
  asked: ListCall['asked'],
): string {
  const filters = filtersOf(asked);
  const before = useRef(filters);
  const [said, setSaid] = useState('');
  const count = selection?.chosen.length ?? 0;
  useEffect(() => {
    if (before.current === filters) return;
    before.current = filters;
    if (count === 0) return setSaid('');
    selection?.clear();
    setSaid(texts.clearedByFilter(count));
  }, [filters, count, selection]);
  return said;
}
