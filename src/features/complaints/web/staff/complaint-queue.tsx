// /admin/complaints: what waits for us, what is due first on top; the filters and the page live in the address.

import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useLocation } from 'react-router';
import { dueColumn } from '#features/casework/web/staff/wait-columns.tsx';
import { onceShown } from '#features/second-factor/web/once-shown.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { type Bulk, BulkBar, BulkButton, useBulk } from '#platform/web/ui/list/desk/bulk.tsx';
import { ChoiceFilter, YesFilter } from '#platform/web/ui/list/desk/choice-filter.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { byMoment, usePageByMoment } from '#platform/web/ui/list/desk/page-size.tsx';
import { StaffPromise } from '#platform/web/ui/list/desk/staff-promise.tsx';
import { useFilters } from '#platform/web/ui/list/filter.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { isAdmin } from '#shared/actor.ts';
import { showMoment } from '#shared/calendar.ts';
import { staffTexts } from '#texts/staff.ts';
import type { DeskRow } from '../../contract/desk.ts';
import { complaintFilters } from '../../fields/staff-complaint-list.ts';
import { complaintTexts } from '../../texts/complaints.ts';
import { complaintDeskTexts as texts } from '../../texts/staff-complaints.ts';
import { ComplaintState } from '../complaint-state.tsx';
import { COMPLAINTS } from '../queries.ts';
import { deskCall, figuresQuery, queueQuery } from './queries.ts';

export function ComplaintQueue() {
  const address = { ...usePageByMoment(), ...useFilters(complaintFilters) };
  const queue = useQuery(queueQuery(address));
  const session = useSession();
  const { search } = useLocation();
  const bulk = useBulk<DeskRow>({ idOf: ({ _id }) => _id, nameOf: ({ number }) => number });
  const isFiltered = address.state || address.owner || address.late;
  return (
    <Page title={texts.title} lead={texts.lead}>
      <StaffPromise query={useQuery(figuresQuery)} promise={texts.promise} />
      <Filters />
      <DeskList
        query={queue}
        empty={isFiltered ? staffTexts.noMatch : texts.none}
        caption={texts.title}
        list={{ list: '/api/complaints/desk', asked: address }}
        columns={byMoment(COLUMNS, address.state ? 'sent' : 'due')}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => `/admin/complaints/${_id}${search}`}
        selection={bulk.selection}
        bar={(rows) => <TakeUp rows={rows} bulk={bulk} />}
      />
      {session && isAdmin(session) && (
        <section aria-label={texts.register} className="grid justify-items-start gap-2">
          <p className="max-w-prose text-muted">{texts.registerLead}</p>
          <Button
            tone="secondary"
            icon={<FileDown className="size-5" />}
            onClick={() => onceShown(() => window.open('/api/complaints/desk/register', '_self'))}
          >
            {texts.register}
          </Button>
        </section>
      )}
    </Page>
  );
}

function Filters() {
  return (
    <div className="flex flex-wrap items-end gap-4">
      <ChoiceFilter
        param="state"
        choices={complaintFilters.state}
        named={complaintTexts.states}
        any={texts.anyState}
        label={texts.state}
        className="w-52"
      />
      <ChoiceFilter
        param="owner"
        choices={complaintFilters.owner}
        named={texts.owners}
        any={texts.anyOwner}
        label={texts.owner}
        className="w-44"
      />
      <YesFilter param="late" label={texts.late} />
    </div>
  );
}

const COLUMNS: readonly ListColumn<DeskRow>[] = [
  {
    key: 'number',
    heading: texts.number,
    file: 'number',
    cell: ({ number }) => <span className="whitespace-nowrap">{number}</span>,
  },
  { key: 'from', heading: texts.from, file: 'from.fullName', cell: ({ from }) => from?.fullName },
  {
    key: 'category',
    heading: texts.category,
    file: 'category',
    cell: ({ category }) => complaintTexts.categories[category],
  },
  {
    key: 'state',
    heading: texts.state,
    file: 'state',
    cell: (complaint) => <ComplaintState complaint={complaint} />,
  },
  {
    key: 'owner',
    heading: texts.owner,
    file: 'owner.fullName',
    cell: ({ owner }) => owner?.fullName ?? texts.nobody,
  },
  dueColumn,
  {
    key: 'sent',
    heading: texts.sent,
    file: 'sent',
    cell: ({ sent }) => <time dateTime={sent}>{showMoment(new Date(sent))}</time>,
  },
];

/** Each is taken up from whom the row names; one that a colleague took meanwhile stays theirs. */
const TakeUp = ({ rows, bulk }: { rows: readonly DeskRow[]; bulk: Bulk<DeskRow> }) => (
  <BulkBar rows={rows} bulk={bulk}>
    <BulkButton
      bulk={bulk}
      act={({ _id, owner }, key) =>
        deskCall(
          'POST /api/complaints/desk/:id/take-up',
          { params: { id: _id }, body: { from: owner?._id ?? null } },
          { key },
        )
      }
      topic={COMPLAINTS}
    >
      {texts.takeUp}
    </BulkButton>
  </BulkBar>
);
