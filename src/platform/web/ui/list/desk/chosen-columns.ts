// Which columns of a list are shown: its address says so where its reader has chosen, so that a view can be shared and 'back' finds it again.
import { useSearchParams } from 'react-router';

/** The name in the address, of the list whose page number is called `page`. */
const columnsParam = (page: string): string => (page === 'page' ? 'columns' : `${page}-columns`);

type Choosable = { key: string; extra?: true };

export function useChosenColumns<Each extends Choosable>(columns: readonly Each[], page: string): Each[] {
  const [address] = useSearchParams();
  return chosenColumns(address, columns, page);
}

/** The first column holds the link to the record, and is always shown. */
export function chosenColumns<Each extends Choosable>(
  address: URLSearchParams,
  columns: readonly Each[],
  page: string,
): Each[] {
  const chosen = address.get(columnsParam(page))?.split(',');
  return columns.filter(({ key, extra }, place) => place === 0 || (chosen ? chosen.includes(key) : !extra));
}

/** The address with one column shown or hidden. Where the columns are those that the list shows by default, the address names none. The page number is kept. */
export function withColumn(
  address: URLSearchParams,
  columns: readonly Choosable[],
  { key, show, page }: { key: string; show: boolean; page: string },
): URLSearchParams {
  const shown = chosenColumns(address, columns, page);
  const isShown = (one: Choosable) => (one.key === key ? show : shown.includes(one));
  const next = new URLSearchParams(address);
  const isUsual = columns.every((one, place) => place === 0 || isShown(one) === !one.extra);
  if (isUsual) next.delete(columnsParam(page));
  else
    next.set(
      columnsParam(page),
      columns
        .filter((one, place) => place === 0 || isShown(one))
        .map((one) => one.key)
        .join(),
    );
  return next;
}
