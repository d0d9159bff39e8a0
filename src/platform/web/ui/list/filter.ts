// The filters of a list: each stands in the address, so that a view can be shared and 'back' finds it again.
import { useSearchParams } from 'react-router';

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
): Filter<Choice | undefined>;
export function useFilter<Choice extends string>(
  param: string,
  choices: readonly Choice[],
  usual: Choice,
): Filter<Choice>;
export function useFilter(
  param: string,
  choices?: readonly string[],
  usual?: string,
): Filter<string | undefined> {
  const [address, setAddress] = useSearchParams();
  const asked = address.get(param) ?? '';
  return [
    choices ? (choices.find((choice) => choice === asked) ?? usual) : asked.trim().slice(0, MOST_LETTERS),
    (value) =>
      setAddress((now) => withParam(now, param, value === usual ? '' : value), {
        replace: true,
      }),
  ];
}

/** The address with one filter changed, back on its first page; an empty filter leaves the address. */
export function withParam(address: URLSearchParams, param: string, value: string): URLSearchParams {
  const next = new URLSearchParams(address);
  if (value === '') next.delete(param);
  else next.set(param, value);
  next.delete('page');
  return next;
}
