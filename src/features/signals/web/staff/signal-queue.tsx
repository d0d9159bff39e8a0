// /admin/signals: what waits for a person, the oldest on top; the filters and the page live in the address.

import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { type Bulk, BulkBar, BulkButton, useBulk } from '#platform/web/ui/list/desk/bulk.tsx';
import { ChoiceFilter } from '#platform/web/ui/list/desk/choice-filter.tsx';
import { DeskList } from '#platform/web/ui/list/desk/desk-list.tsx';
import { byMoment, usePageByMoment } from '#platform/web/ui/list/desk/page-size.tsx';
import { useFilters } from '#platform/web/ui/list/filter.ts';
import { Page } from '#platform/web/ui/page.tsx';
import type { SignalRow } from '../../contract.ts';
import { signalFilters } from '../../fields/staff-signal-list.ts';
import { signalTexts as texts } from '../../texts/staff-signals.ts';
import { call, queueQuery, SIGNALS } from './queries.ts';
import { namesOf, SIGNAL_COLUMNS } from './signal-columns.tsx';

export function SignalQueue() {
  const filters = useFilters(signalFilters);
  const { state, kind, owner, older } = filters;
  const asked = { ...usePageByMoment(), ...filters };
  const query = useQuery(queueQuery(asked));
  const { search } = useLocation();
  const all = useBulk<SignalRow>({ idOf: ({ _id }) => _id, nameOf: namesOf });
  const bulk = state === 'Open' ? all : undefined;
  const isFiltered = state !== 'Open' || kind || owner || older;
  return (
    <Page title={texts.title} lead={texts.lead}>
      <div className="flex flex-wrap items-end gap-4">
        <ChoiceFilter
          param="state"
          {...signalFilters.state}
          named={texts.states}
          label={texts.state}
          className="w-40"
        />
        <ChoiceFilter
          param="kind"
          choices={signalFilters.kind}
          named={texts.kinds}
          any={texts.anyKind}
          label={texts.kind}
          className="w-44"
        />
        <ChoiceFilter
          param="owner"
          choices={signalFilters.owner}
          named={texts.owners}
          any={texts.anyOwner}
          label={texts.owner}
          className="w-40"
        />
        <ChoiceFilter
          param="older"
          choices={signalFilters.older}
          named={texts.olderThan}
          any={texts.anyAge}
          label={texts.older}
          className="w-48"
        />
      </div>
      <DeskList
        query={query}
        list={{ list: '/api/signals', asked }}
        empty={isFiltered ? texts.noMatch : texts.none}
        caption={texts.title}
        columns={state === 'Open' ? byMoment(SIGNAL_COLUMNS, 'found') : SIGNAL_COLUMNS}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => `/admin/signals/${_id}${search}`}
        selection={bulk?.selection}
        bar={bulk && ((rows) => <TakeUp rows={rows} bulk={bulk} />)}
      />
    </Page>
  );
}

/** Each is taken up from whom the row names; one that a colleague took meanwhile stays theirs. */
const TakeUp = ({ rows, bulk }: { rows: readonly SignalRow[]; bulk: Bulk<SignalRow> }) => (
  <BulkBar rows={rows} bulk={bulk}>
    <BulkButton
      bulk={bulk}
      act={({ _id, owner }, key) =>
        call(
          'POST /api/signals/:id/claim',
          { params: { id: _id }, body: { from: owner?._id ?? null } },
          { key },
        )
      }
      topic={SIGNALS}
    >
      {texts.claim}
    </BulkButton>
  </BulkBar>
);
