// The configured sections, or their verification forms; search, filters, order and page live in the address.

import { useQuery } from '@tanstack/react-query';
import { settingsTexts } from '#features/forms/texts/staff-forms.ts';
import { ChoiceFilter } from '#platform/web/ui/list/desk/choice-filter.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { useFilters } from '#platform/web/ui/list/filter.ts';
import { SearchBox } from '#platform/web/ui/list/search-box.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { ConfigurationKind, SchemaRow } from '../../../contract/configuration.ts';
import { schemaFilters } from '../../../fields/staff-section-lists.ts';
import { schemaListTexts as texts } from '../../../texts/staff-schemas.ts';
import { addressOf, listOf, schemasQuery } from './queries.ts';

export function SchemaList({ kind }: { kind: ConfigurationKind }) {
  const asked = { ...usePageAsked(), ...useFilters(schemaFilters) };
  const schemas = useQuery(schemasQuery(kind, asked));
  const title = texts.titleOf[kind];
  return (
    <Page title={title} lead={texts.lead[kind]}>
      <Filters />
      <DeskList
        query={schemas}
        empty={texts.none}
        caption={title}
        list={{ list: listOf[kind], asked }}
        columns={kind === 'information' ? COLUMNS : COLUMNS.filter(({ key }) => !OF_SECTION.includes(key))}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => `${addressOf[kind]}/${_id}`}
      />
    </Page>
  );
}

function Filters() {
  return (
    <div className="flex flex-wrap items-end gap-4">
      <SearchBox label={texts.search} hint={texts.searchHint} />
      <ChoiceFilter
        param="status"
        choices={schemaFilters.status}
        any={texts.anyStatus}
        label={settingsTexts.status}
        className="w-40"
      />
      <ChoiceFilter
        param="for"
        choices={schemaFilters.for}
        any={texts.anybody}
        label={settingsTexts.user}
        className="w-44"
      />
    </div>
  );
}

/** A verification form gives no seeds, and starts with its section. */
const OF_SECTION = ['points', 'startDate'];

const COLUMNS: readonly ListColumn<SchemaRow>[] = [
  { key: 'title', heading: settingsTexts.title, file: 'title', sortKey: 'title', cell: ({ title }) => title },
  { key: 'name', heading: settingsTexts.name, file: 'name', cell: ({ name }) => name },
  { key: 'for', heading: settingsTexts.user, file: 'for', cell: (row) => row.for },
  {
    key: 'points',
    heading: settingsTexts.seeds,
    file: { at: 'points', unit: 'seeds' },
    numeric: true,
    sortKey: 'points',
    cell: ({ points }) => points,
  },
  {
    key: 'status',
    heading: settingsTexts.status,
    file: 'status',
    cell: ({ status, isHidden }) => (
      <StatusChip tone={status === 'Active' && !isHidden ? 'good' : 'neutral'}>
        {isHidden ? texts.hidden : status}
      </StatusChip>
    ),
  },
  {
    key: 'startDate',
    heading: settingsTexts.startDate,
    file: 'startDate',
    cell: ({ startDate }) => (
      <time dateTime={startDate} className="sm:whitespace-nowrap">
        {startDate}
      </time>
    ),
  },
  {
    key: 'version',
    heading: settingsTexts.version,
    file: { at: 'version', unit: 'count' },
    numeric: true,
    sortKey: 'version',
    cell: ({ version }) => version,
  },
  {
    key: 'created',
    heading: settingsTexts.created,
    file: 'created',
    sortKey: 'created',
    cell: ({ created }) => (
      <time dateTime={created} className="inline-block sm:min-w-36">
        {showMoment(new Date(created))}
      </time>
    ),
  },
];
