// Beside a list of which a whole page is chosen: chooses what the other pages have too, as they are read now.
import { useState } from 'react';
import { CallFailed, caller } from '#platform/web/call.ts';
import type { EndpointTable } from '#shared/endpoint.ts';
import { MOST_CHOSEN, listTexts as texts } from '#texts/desk-lists.ts';
import { uiTexts } from '#texts/ui.ts';
import { Button } from '../../button.tsx';
import { toast } from '../../overlay/toast.ts';
import type { RowSelection } from '../row-selection.tsx';
import type { ListCall } from './list-file.tsx';

type Page<Row> = { rows: Row[]; total: number };

type ChooseAllProps<Row> = {
  list: ListCall;
  selection: RowSelection<Row>;
  rows: readonly Row[];
  total: number;
};

/** Nothing until its page is chosen, nor where that is all there is. */
export function ChooseAll<Row>({ list, selection, rows, total }: ChooseAllProps<Row>) {
  const [isReading, setReading] = useState(false);
  const most = Math.min(total, MOST_CHOSEN);
  const isOffered = total > rows.length && rows.length > 0 && rows.every((row) => selection.has(row));
  if (!isOffered || selection.chosen.length >= most) return null;
  const choose = async () => {
    setReading(true);
    try {
      selection.choose(await rowsOf<Row>(list, most), true);
    } catch (failure) {
      toast.bad(failure instanceof CallFailed ? failure.message : uiTexts.loadFailed);
    }
    setReading(false);
  };
  return (
    <Button tone="quiet" size="sm" className="justify-self-start" busy={isReading} onClick={choose}>
      {most < total ? texts.chooseFirst(most) : texts.chooseAll(total)}
    </Button>
  );
}

/** Page by page, as the list itself is read, so that nothing is chosen that it would not show. */
async function rowsOf<Row>({ list, asked }: ListCall, most: number): Promise<Row[]> {
  const read = caller<EndpointTable>();
  const all: Row[] = [];
  for (let page = 1; all.length < most; page++) {
    const { rows } = (await read(`GET ${list as `/api/${string}`}`, {
      query: { ...asked, page },
    })) as Page<Row>;
    if (rows.length === 0) break;
    all.push(...rows);
  }
  return all.slice(0, most);
}
