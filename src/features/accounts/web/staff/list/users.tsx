// Accounts of one kind, eight a page; filters, order and page live in the address. Borrowers can be picked, over pages, and assigned.
import { useQuery } from '@tanstack/react-query';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { DaysShown } from '#platform/web/ui/list/desk/days-shown.tsx';
import { DeskList } from '#platform/web/ui/list/desk/desk-list.tsx';
import { useRecordTail } from '#platform/web/ui/list/list-way.ts';
import { type RowSelection, SelectionBar, useRowSelection } from '#platform/web/ui/list/row-selection.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import type { AccountListRow } from '../../../contract/desk.ts';
import { assignTexts, selectionTexts, usersTexts as texts } from '../../../texts/staff-people.ts';
import { accountsQuery } from '../queries.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { USER_COLUMNS } from './user-columns.tsx';
import { UserFilters, useAsked } from './user-filters.tsx';

export function StaffUsers() {
  const asked = useAsked();
  const query = useQuery(accountsQuery(asked));
  const tail = useRecordTail('/admin/users');
  const selection = useRowSelection<AccountListRow>(({ _id }) => _id, {
    row: ({ fullName }) => selectionTexts.row(fullName),
    page: selectionTexts.page,
  });
  const picking = asked.userType === 'User' ? selection : undefined;
  const isFiltered = Boolean(asked.search || asked.status || asked.assigned || asked.from || asked.to);
  return (
    <Page title={texts.title}>
      <UserFilters />
      <DaysShown words={texts.happened} />
      <DeskList
        query={query}
        list={{ list: '/api/accounts', asked }}
        empty={isFiltered ? texts.noMatch : texts.empty}
        caption={texts.title}
        columns={USER_COLUMNS}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => `/admin/users/${_id}${tail}`}
        selection={picking}
        bar={picking && ((rows) => <Picked rows={rows} selection={picking} />)}
      />
    </Page>
  );
}

type PickedProps = { rows: readonly AccountListRow[]; selection: RowSelection<AccountListRow> };

function Picked({ rows, selection }: PickedProps) {
  const [assigning, setAssigning] = useState(false);
  return (
    <SelectionBar
      rows={rows}
      selection={selection}
      countText={selectionTexts.selected}
      clearText={selectionTexts.clear}
    >
      <Button
        disabled={selection.chosen.length === 0}
        onClick={() => setAssigning(true)}
        icon={<UserCheck className="size-5" />}
      >
        {assignTexts.action}
      </Button>
      <AssignDialog
        open={assigning}
        userIds={selection.chosen.map(({ _id }) => _id)}
        onAssigned={selection.clear}
        onClose={() => setAssigning(false)}
      />
    </SelectionBar>
  );
}
