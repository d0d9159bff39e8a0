// How an address says which page of a list it shows, and how long the list's pages are.
import { ROWS_PER_PAGE } from '#shared/list/choices.ts';

/** The name in the address of how long the pages are, of the list whose page number is called `param`. */
export const rowsParam = (param: string): string => (param === 'page' ? 'rows' : `${param}-rows`);

type AskedPage = { param: string; page: number; pageSize: number };

/** The search of an address that shows another page, with all else that it says. */
export function addressOfPage(address: URLSearchParams, { param, page, pageSize }: AskedPage): string {
  const next = new URLSearchParams(address);
  next.set(param, String(page));
  // A page is one of so many rows: whoever follows the link reads the same.
  if (pageSize !== ROWS_PER_PAGE) next.set(rowsParam(param), String(pageSize));
  return `?${next}`;
}
