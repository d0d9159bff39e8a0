// The columns of the list of accounts.
import type { ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { AccountListRow } from '../../../contract/desk.ts';
import { usersTexts as texts } from '../../../texts/staff-people.ts';
import { AccountState } from '../account-state.tsx';

export const USER_COLUMNS: readonly ListColumn<AccountListRow>[] = [
  {
    key: 'name',
    heading: texts.fullName,
    sortKey: 'name',
    file: 'fullName',
    cell: ({ fullName }) => fullName,
  },
  {
    key: 'email',
    heading: texts.email,
    file: 'email',
    cell: ({ email }) => <EmailAddress of={email} />,
  },
  {
    key: 'status',
    heading: texts.status,
    file: 'status',
    cell: ({ status }) => <AccountState status={status} />,
  },
  {
    key: 'created',
    heading: texts.created,
    sortKey: 'created',
    file: 'created',
    cell: ({ created }) => <time dateTime={created}>{showMoment(new Date(created))}</time>,
  },
  {
    key: 'assigned',
    heading: texts.assignedTo,
    file: 'assignedTo.fullName',
    cell: ({ assignedTo }) =>
      assignedTo ? <span title={assignedTo.email}>{assignedTo.fullName}</span> : texts.assignedToNobody,
  },
];
