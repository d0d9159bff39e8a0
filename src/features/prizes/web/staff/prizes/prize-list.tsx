// The prizes as a table, eight a page; search, category, order and page live in the address.

import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useLocation } from 'react-router';
import { SeedAmount } from '#features/seeds/web/seed-amount.tsx';
import { ChoiceFilter } from '#platform/web/ui/list/desk/choice-filter.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { useFilters } from '#platform/web/ui/list/filter.ts';
import { SearchBox } from '#platform/web/ui/list/search-box.tsx';
import { showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { Prize } from '../../../contract.ts';
import { prizeFilters } from '../../../fields/staff-prize-lists.ts';
import { prizeDeskTexts as texts } from '../../../texts/staff-prizes.ts';
import { staffPrizesQuery } from '../queries.ts';

/** The table; with `opens`, a row leads to its prize. */
export function PrizeList({ opens = false }: { opens?: boolean }) {
  const address = { ...usePageAsked(), ...useFilters(prizeFilters) };
  const prizes = useQuery(staffPrizesQuery(address));
  const { search } = useLocation();
  return (
    <div className="grid grid-cols-1 gap-4">
      <Filters />
      <DeskList
        query={prizes}
        empty={address.search || address.type ? texts.noMatch : texts.none}
        caption={texts.title}
        list={{ list: '/api/prizes', asked: address }}
        columns={COLUMNS}
        rowKey={({ _id }) => _id}
        {...(opens ? { rowLink: ({ _id }: Prize) => `/admin/prizes/${_id}${search}` } : {})}
      />
    </div>
  );
}

function Filters() {
  return (
    <div className="flex flex-wrap items-end gap-4">
      <SearchBox label={texts.search} hint={texts.searchHint} />
      <ChoiceFilter
        param="type"
        choices={prizeFilters.type}
        named={texts.types}
        any={texts.anyType}
        label={texts.type}
        className="w-44"
      />
    </div>
  );
}

const Thumbnail = ({ imageUrl }: Pick<Prize, 'imageUrl'>) =>
  imageUrl ? (
    <img
      src={imageUrl}
      alt=""
      width={48}
      height={32}
      loading="lazy"
      className="h-8 w-12 shrink-0 rounded-sm bg-sunk object-cover"
    />
  ) : (
    <span className="grid h-8 w-12 shrink-0 place-items-center rounded-sm bg-sunk text-muted">
      <Gift aria-hidden="true" className="size-4" />
    </span>
  );

const COLUMNS: readonly ListColumn<Prize>[] = [
  {
    key: 'name',
    heading: texts.name,
    file: 'name',
    sortKey: 'name',
    cell: ({ name, imageUrl }) => (
      <span className="inline-flex items-center gap-3 text-left">
        <Thumbnail imageUrl={imageUrl} />
        <span className="min-w-32 wrap-anywhere">{name}</span>
      </span>
    ),
  },
  { key: 'type', heading: texts.type, file: 'type', cell: ({ type }) => texts.types[type] },
  {
    key: 'seeds',
    heading: texts.seeds,
    file: { at: 'pointRequired', unit: 'seeds' },
    sortKey: 'seeds',
    cell: ({ pointRequired }) => <SeedAmount count={pointRequired} />,
  },
  {
    key: 'value',
    heading: texts.value,
    file: { at: 'value', unit: 'dollars' },
    sortKey: 'value',
    numeric: true,
    cell: ({ value }) => showDollars(value),
  },
  {
    key: 'stock',
    heading: texts.stock,
    file: { at: 'stock', unit: 'count', none: texts.noLimit },
    numeric: true,
    cell: ({ stock }) => (
      <span className="sm:whitespace-nowrap">
        {stock === null ? texts.noLimit : stock.toLocaleString('en-JM')}
      </span>
    ),
  },
  {
    key: 'created',
    heading: texts.created,
    file: 'created',
    sortKey: 'created',
    cell: ({ created }) => created && <time dateTime={created}>{showMoment(new Date(created))}</time>,
  },
];
