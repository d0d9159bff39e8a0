// The signals about one person, the latest first, eight a page.
import { useQuery } from '@tanstack/react-query';
import { PagedTable } from '#platform/web/ui/list/paged-table.tsx';
import { usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { signalTexts as texts } from '../../texts/staff-signals.ts';
import { ofPersonQuery } from './queries.ts';
import { SIGNAL_COLUMNS } from './signal-columns.tsx';

export function PersonSignals({ id }: { id: string }) {
  const query = useQuery(ofPersonQuery(id, usePageNumber()));
  return (
    <PagedTable
      query={query}
      empty={texts.nonePerson}
      caption={texts.title}
      columns={SIGNAL_COLUMNS}
      rowKey={({ _id }) => _id}
      rowLink={({ _id }) => `/admin/signals/${_id}`}
    />
  );
}
