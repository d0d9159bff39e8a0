// The filters of a list: each stands in the address, so that a view can be shared and 'back' finds it again.
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** What calls accept of a searched text. */
const MOST_LETTERS = 100;

type Filter<Value> = readonly [value: Value, setValue: (value: string) => void];

/**
 * One filter of the list that is shown, as `useState` would hold it: what the address asks for, and the setter.
 * A text comes trimmed. Of `choices`, what the address cannot mean is left out: `undefined`, or the `usual` one,
 * which needs no word in the address. The setter leads back to the first page, in place of this step of the history.
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
  const asked = address.get(param) ?? '';
  return [
    choices ? (choices.find((choice) => choice === asked) ?? usual) : asked.trim().slice(0, MOST_LETTERS),
    (value) => {
      const now = onItsWay?.from === shown ? onItsWay.to : address;
      const to = withParam(now, param, value === usual ? '' : value);
      onItsWay = { from: shown, to };
      setAddress(to, { replace: true });
    },
  ];
}

/** What the last filter asked for, as long as the address that it was asked on is shown: a slow phone may draw it after the next is set. */
let onItsWay: { from: string; to: URLSearchParams } | null = null;

/** The address with one filter changed, back on its first page; an empty filter leaves the address. */
export function withParam(address: URLSearchParams, param: string, value: string): URLSearchParams {
  const next = new URLSearchParams(address);
  if (value === '') next.delete(param);
  else next.set(param, value);
  next.delete('page');
  return next;
}
