// Says to whoever hears the screen how many rows a list has once what is asked of it has changed: they are seen by everybody else.
import { useEffect, useRef, useState } from 'react';
import { listTexts as texts } from '#texts/desk-lists.ts';
import type { LoadedQuery } from '../loaded.tsx';

type FoundProps = {
  query: Pick<LoadedQuery<{ total: number; hasMore?: boolean | undefined }>, 'data' | 'isFetching'>;
  /** What the list was read with. */
  asked: object;
};

const OF_THE_PAGE = ['page', 'perPage', 'sort'];

/** What a list is narrowed by, of all that it was asked: another page or order of the same rows is no other list. */
export const filtersOf = (asked: object): string =>
  JSON.stringify(
    Object.entries(asked).filter(([param, value]) => !OF_THE_PAGE.includes(param) && value !== undefined),
  );

/** Of another page or order nothing is said, nor of what the list holds on arrival, which is read with the page. */
export function FoundCount({ query: { data, isFetching }, asked }: FoundProps) {
  const wanted = filtersOf(asked);
  const saidOf = useRef(wanted);
  const [words, setWords] = useState('');
  const found = data && !isFetching ? texts.found(data.total, data.hasMore === true) : null;
  useEffect(() => {
    if (found === null || saidOf.current === wanted) return;
    saidOf.current = wanted;
    // What stands there already is not said again, though it was asked anew.
    setWords((before) => (before === found ? `${found}\u00a0` : found));
  }, [found, wanted]);
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}
