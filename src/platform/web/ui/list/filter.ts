// The filters of a list: each stands in the address, so that a view can be shared and 'back' finds it again.
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type FilterValues, type ListFilters, MOST_LETTERS } from '#shared/list/filters.ts';
import { uiTexts } from '#texts/ui.ts';
import { toast } from '../overlay/toast.ts';

type Filter<Value> = readonly [value: Value, setValue: (value: string) => void];

/**
 * One filter of the present list, in the manner of `useState`: its value in the address, and a setter.
 * A text is returned trimmed. A value that is none of `choices` is returned as `undefined`, or as `usual`, which is not written into the
 * address. The setter returns to the first page and replaces the current entry of the browser's history.
 */
export function useFilter(param: string): Filter<string>;
export function useFilter<Choice extends string>(
  param: string,
  choices: readonly Choice[],
  usual: Choice,
): Filter<Choice>;
export function useFilter<Choice extends string>(
  param: string,
  choices: readonly Choice[],
  usual?: Choice,
): Filter<Choice | undefined>;
export function useFilter(
  param: string,
  choices?: readonly string[],
  usual?: string,
): Filter<string | undefined> {
  const [address, setAddress] = useSearchParams();
  const { pathname, search } = useLocation();
  const shown = pathname + search;
  useEffect(() => {
    if (onItsWay?.from !== shown) onItsWay = null;
  }, [shown]);
  return [
    valueIn(address, param, choices, usual),
    (value) => {
      const now = onItsWay?.from === shown ? onItsWay.to : address;
      const to = withParam(now, param, value === usual ? '' : value);
      onItsWay = { from: shown, to };
      setAddress(to, { replace: true });
    },
  ];
}

function valueIn(address: URLSearchParams, param: string, choices?: readonly string[], usual?: string) {
  const asked = address.get(param) ?? '';
  return choices
    ? (choices.find((choice) => choice === asked) ?? usual)
    : // No name holds a NUL, and no call takes one.
      asked.replaceAll('\0', '').trim().slice(0, MOST_LETTERS);
}

/** What the present address narrows a list to, by the filters that the list declares. What it cannot mean leaves the address. */
export function useFilters<Filters extends ListFilters>(filters: Filters): FilterValues<Filters> {
  const [address] = useSearchParams();
  const values = Object.entries(filters).map(([param, filter]) => {
    if (filter === 'words') return [param, valueIn(address, param)];
    const [choices, usual] = 'usual' in filter ? [filter.choices, filter.usual] : [filter];
    return [param, valueIn(address, param, choices, usual)];
  });
  useUnknownLeave(
    Object.keys(filters).filter((param) => filters[param] !== 'words'),
    (param, value) => values.some(([name, known]) => name === param && known === value),
  );
  return Object.fromEntries(values) as FilterValues<Filters>;
}

/** Takes those of `params` out of the address whose value is not known, and says so: what is shown would not be what the address asks for. */
export function useUnknownLeave(
  params: readonly string[],
  isKnown: (param: string, value: string) => boolean,
): void {
  const [address, setAddress] = useSearchParams();
  const unknown = params.filter((param) => address.get(param) && !isKnown(param, address.get(param) ?? ''));
  const named = unknown.join(' ');
  useEffect(() => {
    if (named === '') return;
    setAddress(
      (now) => {
        for (const param of named.split(' ')) now.delete(param);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
    toast.info(uiTexts.unknownLeft);
  }, [named, setAddress]);
}

/** The address that the last setter asked for, valid while the address on which it was called is still shown: a slow phone may render it only after the next filter is set. */
let onItsWay: { from: string; to: URLSearchParams } | null = null;

/** The address with one filter changed and the page of its list removed. A filter without a value is removed from the address. */
export function withParam(
  address: URLSearchParams,
  param: string,
  value: string,
  page = 'page',
): URLSearchParams {
  const next = new URLSearchParams(address);
  if (value === '') next.delete(param);
  else next.set(param, value);
  next.delete(page);
  return next;
}
