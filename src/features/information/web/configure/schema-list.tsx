// The configured sections, or their verification forms; search, filters, order and page live in the address.

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { ConfigurationKind, SchemaRow } from '#features/information/contract/configuration.ts';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { PagedTable } from '#platform/web/ui/list/paged-table.tsx';
import { usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { SearchBox, withParam } from '#platform/web/ui/list/search-box.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { Column } from '#platform/web/ui/list/table.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { showMoment } from '#shared/calendar.ts';
import { settingsTexts, schemaListTexts as texts } from '#texts/staff-forms.ts';
import { addressOf, schemasQuery } from './queries.ts';

const STATUSES = ['Active', 'Inactive'] as const;
const AUDIENCES = ['PreQualUser', 'FullUser'] as const;
const SORTS = ['title', 'points', 'created', 'version'].flatMap((key) => [key, `-${key}`]);

export function SchemaList({ kind }: { kind: ConfigurationKind }) {
  const schemas = useQuery(schemasQuery(kind, useAddress()));
  const title = texts.titleOf[kind];
  return (
    <Page title={title} lead={texts.lead[kind]}>
      <Filters />
      <PagedTable
        query={schemas}
        empty={texts.none}
        caption={title}
        columns={kind === 'information' ? COLUMNS : COLUMNS.filter(({ key }) => !OF_SECTION.includes(key))}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => `${addressOf[kind]}/${_id}`}
      />
    </Page>
  );
}

type Sort = NonNullable<Parameters<typeof schemasQuery>[1]['sort']>;

/** What the address asks for; what it cannot mean is left out. */
function useAddress() {
  const [address] = useSearchParams();
  const sort = SORTS.find((key) => key === address.get('sort')) as Sort | undefined;
  return {
    page: usePageNumber(),
    search: (address.get('search') ?? '').trim().slice(0, 100),
    status: STATUSES.find((status) => status === address.get('status')),
    for: AUDIENCES.find((audience) => audience === address.get('for')),
    ...(sort ? { sort } : {}),
  };
}

function Filters() {
  const [, setAddress] = useSearchParams();
  const address = useAddress();
  const set = (param: string) => (value: string) =>
    setAddress((now) => withParam(now, param, value), { replace: true, preventScrollReset: true });
  return (
    <div className="flex flex-wrap items-end gap-4">
      <SearchBox label={texts.search} hint={texts.searchHint} />
      <SelectField
        label={settingsTexts.status}
        className="w-40"
        options={STATUSES.map((value) => ({ value, label: value }))}
        placeholder={texts.anyStatus}
        value={address.status ?? ''}
        onValue={set('status')}
      />
      <SelectField
        label={settingsTexts.user}
        className="w-44"
        options={AUDIENCES.map((value) => ({ value, label: value }))}
        placeholder={texts.anybody}
        value={address.for ?? ''}
        onValue={set('for')}
      />
    </div>
  );
}

/** A verification form gives no seeds, and starts with its section. */
const OF_SECTION = ['points', 'startDate'];

const COLUMNS: readonly Column<SchemaRow>[] = [
  { key: 'title', heading: settingsTexts.title, sortKey: 'title', cell: ({ title }) => title },
  { key: 'name', heading: settingsTexts.name, cell: ({ name }) => name },
  { key: 'for', heading: settingsTexts.user, cell: (row) => row.for },
  {
    key: 'points',
    heading: settingsTexts.seeds,
    numeric: true,
    sortKey: 'points',
    cell: ({ points }) => points,
  },
  {
    key: 'status',
    heading: settingsTexts.status,
    cell: ({ status, isHidden }) => (
      <StatusChip tone={status === 'Active' && !isHidden ? 'good' : 'neutral'}>
        {isHidden ? texts.hidden : status}
      </StatusChip>
    ),
  },
  {
    key: 'startDate',
    heading: settingsTexts.startDate,
    cell: ({ startDate }) => (
      <time dateTime={startDate} className="whitespace-nowrap">
        {startDate}
      </time>
    ),
  },
  {
    key: 'version',
    heading: settingsTexts.version,
    numeric: true,
    sortKey: 'version',
    cell: ({ version }) => version,
  },
  {
    key: 'created',
    heading: settingsTexts.created,
    sortKey: 'created',
    cell: ({ created }) => (
      <time dateTime={created} className="inline-block sm:min-w-36">
        {showMoment(new Date(created))}
      </time>
    ),
  },
];
