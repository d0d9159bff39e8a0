// How many rows a page of a desk's list has: its address says so, and where it does not, what its reader chose last in this browser.
import { useSearchParams } from 'react-router';
import { useSession } from '#platform/web/session.ts';
import { MOMENT_SORTS, type MomentSort, PAGE_SIZES, type PageSize } from '#shared/list/choices.ts';
import { listTexts as texts } from '#texts/desk-lists.ts';
import { SelectField } from '../../form/select-field.tsx';
import { useFilter, withParam } from '../filter.ts';
import { rowsParam } from '../page/page-address.ts';
import { usePageNumber } from '../pager.tsx';

/** What a list's query asks for; the usual number of rows is not said. */
export type PageAsked = { page: number; perPage?: PageSize };

const keyOf = (account: string, param: string): string =>
  `rowsPerPage:${account}${param === 'page' ? '' : `:${param}`}`;

const sizeIn = (text: string | null): PageSize | undefined => PAGE_SIZES.find((size) => size === text);

function keptOf(account: string, param: string): PageSize | undefined {
  try {
    return sizeIn(localStorage.getItem(keyOf(account, param)));
  } catch {
    return undefined;
  }
}

function keep(account: string, param: string, size: PageSize): void {
  try {
    localStorage.setItem(keyOf(account, param), size);
  } catch {
    // Where storage is switched off the choice holds for this address.
  }
}

/** Of an address that names a page, as one that somebody sent, the length is what it says: with another length the page has other rows. */
export function usePageSize(param = 'page'): PageSize {
  const [address] = useSearchParams();
  const account = useSession()?.id ?? '';
  const kept = address.has(param) ? undefined : keptOf(account, param);
  return sizeIn(address.get(rowsParam(param))) ?? kept ?? PAGE_SIZES[0];
}

/** The page that a list's address asks for, and how long it is. `param` names the page's number where a screen has several lists. */
export function usePageAsked(param = 'page'): PageAsked {
  const page = usePageNumber(param);
  const perPage = usePageSize(param);
  return perPage === PAGE_SIZES[0] ? { page } : { page, perPage };
}

/** The same of a list along one moment, either end of which may stand on top. */
export type PageByMoment = PageAsked & { sort?: MomentSort | undefined };

export const usePageByMoment = (param?: string): PageByMoment => ({
  ...usePageAsked(param),
  sort: useFilter('sort', MOMENT_SORTS)[0],
});

/** The columns of such a list, sorted at the heading of the one that tells the moment. */
export const byMoment = <Each extends { key: string; sortKey?: unknown }>(
  columns: readonly Each[],
  key: Each['key'],
): Each[] =>
  columns.map((column) =>
    column.key === key ? { ...column, sortKey: { ascending: 'oldest', descending: 'newest' } } : column,
  );

type PageSizeChoiceProps = { rowCount: number; param: string; of: string | undefined };

/** The choice, below a list that has more rows than the shortest page. `param` names the page's number, which begins anew. */
export function PageSizeChoice({ rowCount, param, of }: PageSizeChoiceProps) {
  const [address, setAddress] = useSearchParams();
  const account = useSession()?.id ?? '';
  const size = usePageSize(param);
  if (rowCount <= Number(PAGE_SIZES[0])) return null;
  const choose = (text: string) => {
    const chosen = sizeIn(text) ?? PAGE_SIZES[0];
    keep(account, param, chosen);
    const to = withParam(address, rowsParam(param), chosen, param);
    setAddress(to, { replace: true, preventScrollReset: true });
  };
  return (
    <SelectField
      label={of ? texts.rowsPerPageOf(of) : texts.rowsPerPage}
      className="w-36"
      required={false}
      placeholder={null}
      options={PAGE_SIZES.map((each) => ({ value: each, label: each }))}
      value={size}
      onValue={choose}
    />
  );
}
