// How many rows a page of a desk's list has: its address says so, and where it does not, what its reader chose last in this browser.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#platform/web/session.ts';
import { listTexts as texts } from '#texts/desk-lists.ts';
import { SelectField } from '../../form/select-field.tsx';
import { withParam } from '../filter.ts';
import { usePageNumber } from '../pager.tsx';

/** As many as the wire takes, the usual number first. */
const SIZES = ['8', '25', '50'] as const;
export type PageSize = (typeof SIZES)[number];

/** What a list's query asks for; the usual number of rows is not said. */
export type PageAsked = { page: number; perPage?: PageSize };

const PARAM = 'rows';

const keyOf = (account: string): string => `rowsPerPage:${account}`;

const sizeIn = (text: string | null): PageSize | undefined => SIZES.find((size) => size === text);

function keptOf(account: string): PageSize | undefined {
  try {
    return sizeIn(localStorage.getItem(keyOf(account)));
  } catch {
    return undefined;
  }
}

function keep(account: string, size: PageSize): void {
  try {
    localStorage.setItem(keyOf(account), size);
  } catch {
    // Where storage is switched off the choice holds for this address.
  }
}

export function usePageSize(): PageSize {
  const [address] = useSearchParams();
  const account = useSession()?.id ?? '';
  const [kept] = useState(() => keptOf(account));
  return sizeIn(address.get(PARAM)) ?? kept ?? SIZES[0];
}

/** The page that a list's address asks for, and how long it is. `param` names the page's number where a screen has several lists. */
export function usePageAsked(param = 'page'): PageAsked {
  const page = usePageNumber(param);
  const perPage = usePageSize();
  return perPage === SIZES[0] ? { page } : { page, perPage };
}

/** The choice, below a list that has more rows than the shortest page. `param` names the page's number, which begins anew. */
export function PageSizeChoice({ rowCount, param }: { rowCount: number; param: string }) {
  const [address, setAddress] = useSearchParams();
  const account = useSession()?.id ?? '';
  const size = usePageSize();
  if (rowCount <= Number(SIZES[0])) return null;
  const choose = (text: string) => {
    const chosen = sizeIn(text) ?? SIZES[0];
    keep(account, chosen);
    const to = withParam(address, PARAM, chosen);
    to.delete(param);
    setAddress(to, { replace: true, preventScrollReset: true });
  };
  return (
    <SelectField
      label={texts.rowsPerPage}
      className="w-36"
      required={false}
      placeholder={null}
      options={SIZES.map((each) => ({ value: each, label: each }))}
      value={size}
      onValue={choose}
    />
  );
}
