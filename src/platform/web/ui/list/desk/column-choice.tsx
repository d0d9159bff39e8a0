// The columns of a list to choose from, each a tick in a panel that stays open while they are chosen.
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { listTexts as texts } from '#texts/desk-lists.ts';
import { buttonClass } from '../../button-class.ts';
import { Menu } from '../../overlay/menu.tsx';
import { chosenColumns, withColumn } from './chosen-columns.ts';

type ColumnChoiceProps = {
  columns: readonly { key: string; heading: string; extra?: true }[];
  /** The name of the page's number of their list in the address. */
  pageParam: string;
};

export function ColumnChoice({ columns, pageParam: page }: ColumnChoiceProps) {
  const [address, setAddress] = useSearchParams();
  // A tick is shown at once, and the next one builds on it: the address follows when the list is rendered.
  const [onItsWay, setOnItsWay] = useState<URLSearchParams | null>(null);
  if (onItsWay && String(onItsWay) === String(address)) setOnItsWay(null);
  const now = onItsWay ?? address;
  const shown = chosenColumns(now, columns, page);
  const choose = (key: string, show: boolean) => {
    const to = withColumn(now, columns, { key, show, page });
    setOnItsWay(to);
    setAddress(to, { replace: true, preventScrollReset: true });
  };
  return (
    <Menu
      label={texts.chooseColumns}
      holds
      onOpen={() => setOnItsWay(null)}
      trigger={
        <span aria-hidden="true" className="inline-flex items-center gap-2">
          <Columns3 className="size-4" />
          {texts.columns}
        </span>
      }
      triggerClassName={buttonClass({ tone: 'quiet', size: 'sm' })}
      panelClassName="max-h-96 w-64 overflow-y-auto p-2 max-sm:right-auto max-sm:left-0 max-sm:w-52"
    >
      <fieldset>
        <legend className="px-3 pt-1 pb-2 font-semibold text-sm">{texts.columnsShown}</legend>
        {columns.slice(1).map((column) => (
          <label
            key={column.key}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 text-left hover:bg-leaf-soft"
          >
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-leaf"
              checked={shown.includes(column)}
              onChange={(event) => choose(column.key, event.target.checked)}
            />
            {column.heading}
          </label>
        ))}
      </fieldset>
    </Menu>
  );
}
