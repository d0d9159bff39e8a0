// /admin/waiting: every queue in one list, what is due first on top; filters and page live in the address. Below it the service levels.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { type Bulk, BulkBar, BulkButton, useBulk } from '#platform/web/ui/list/desk/bulk.tsx';
import { ChoiceFilter, YesFilter } from '#platform/web/ui/list/desk/choice-filter.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { useFilter, useFilters } from '#platform/web/ui/list/filter.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { isAdmin } from '#shared/actor.ts';
import { showMoment } from '#shared/calendar.ts';
import { isId } from '#shared/id.ts';
import { staffTexts } from '#texts/staff.ts';
import type { Entry } from '../../contract.ts';
import { waitingFilters } from '../../fields/staff-waiting-list.ts';
import { caseworkTexts as texts } from '../../texts/staff-casework.ts';
import { AssignEntry } from './assign-entry.tsx';
import { nameOfEntry, pageOfEntry } from './entry-cells.tsx';
import { CASEWORK, call, entriesQuery } from './queries.ts';
import { ServiceLevels } from './service-levels.tsx';
import { dueColumn, ownerColumn } from './wait-columns.tsx';

export function WaitingEntries() {
  const asked = useAsked();
  const query = useQuery(entriesQuery(asked));
  const bulk = useBulk<Entry>({ idOf: ({ _id }) => _id, nameOf: nameOfEntry });
  const isFiltered = asked.queue || asked.owner || asked.late || asked.holdUp;
  return (
    <Page title={texts.title} lead={texts.lead}>
      <Filters />
      <DeskList
        query={query}
        list={{ list: '/api/casework', asked }}
        empty={isFiltered ? staffTexts.noMatch : texts.none}
        caption={texts.title}
        columns={COLUMNS}
        rowKey={({ _id }) => _id}
        rowLink={pageOfEntry}
        selection={bulk.selection}
        bar={(rows) => <Give rows={rows} bulk={bulk} />}
      />
      <ServiceLevels />
    </Page>
  );
}

/** What the address asks for; what it cannot mean is left out. An officer's own id comes from a figure that leads here. */
function useAsked() {
  const [officer] = useFilter('officer');
  const filters = useFilters(waitingFilters);
  return {
    ...usePageAsked(),
    ...filters,
    owner: filters.owner ?? (isId(officer) ? officer : undefined),
  };
}

function Filters() {
  return (
    <div className="flex flex-wrap items-end gap-4">
      <ChoiceFilter
        param="queue"
        choices={waitingFilters.queue}
        named={texts.queues}
        any={texts.anyQueue}
        label={texts.queue}
        className="w-52"
      />
      <ChoiceFilter
        param="owner"
        choices={waitingFilters.owner}
        named={texts.owners}
        any={texts.anyOwner}
        label={texts.owner}
        className="w-44"
      />
      <ChoiceFilter
        param="holdUp"
        choices={waitingFilters.holdUp}
        named={texts.holdUps}
        any={texts.anyHoldUp}
        label={texts.holdUp}
        className="w-52"
      />
      <YesFilter param="late" label={texts.lateOnly} />
    </div>
  );
}

const COLUMNS: readonly ListColumn<Entry>[] = [
  {
    key: 'queue',
    heading: texts.queue,
    file: { [texts.queue]: { at: 'queue', words: texts.queues }, [texts.what]: 'what' },
    cell: ({ queue, what }) => (
      <span className="inline-grid">
        {texts.queues[queue]}
        {what && <span className="wrap-anywhere text-muted text-xs">{what}</span>}
      </span>
    ),
  },
  {
    key: 'person',
    heading: texts.person,
    file: { at: 'person.fullName', none: texts.nobodyNamed },
    cell: ({ person }) => person?.fullName ?? <span className="text-muted">{texts.nobodyNamed}</span>,
  },
  dueColumn,
  { ...ownerColumn, file: { at: 'owner.fullName', none: texts.nobody } },
  {
    key: 'holdUp',
    heading: texts.holdUp,
    file: { at: 'holdUp', words: texts.holdUps },
    cell: ({ holdUp }) => texts.holdUps[holdUp],
  },
  {
    key: 'entered',
    heading: texts.entered,
    file: 'entered',
    cell: ({ entered }) => <time dateTime={entered}>{showMoment(new Date(entered))}</time>,
    extra: true,
  },
];

/** Each is taken from whom the row names; one that a colleague took meanwhile stays theirs. An admin gives them to anybody. */
function Give({ rows, bulk }: { rows: readonly Entry[]; bulk: Bulk<Entry> }) {
  const session = useSession();
  const [isAssigning, setAssigning] = useState(false);
  const assign = async (to: string) => {
    await bulk.run(({ _id, queue }, key) =>
      call('POST /api/casework/:id/assign', { params: { id: _id }, body: { queue, to } }, { key }),
    );
    return { message: texts.assignedAll };
  };
  return (
    <BulkBar rows={rows} bulk={bulk}>
      <BulkButton
        bulk={bulk}
        act={({ _id, queue, owner }, key) =>
          call(
            'POST /api/casework/:id/take',
            { params: { id: _id }, body: { queue, from: owner?._id ?? null } },
            { key },
          )
        }
        topic={CASEWORK}
      >
        {texts.take}
      </BulkButton>
      {session && isAdmin(session) && (
        <Button size="sm" tone="secondary" busy={bulk.isRunning} onClick={() => setAssigning(true)}>
          {texts.assign}
        </Button>
      )}
      <AssignEntry
        open={isAssigning}
        onClose={() => setAssigning(false)}
        count={bulk.selection.chosen.length}
        send={assign}
      />
    </BulkBar>
  );
}
