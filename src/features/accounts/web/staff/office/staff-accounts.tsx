// The staff accounts for an admin: who they are, what they may do, and the buttons to change it; nobody's own.

import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#platform/web/ui/button.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { type PageAsked, usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { StaffAccount } from '../../../contract/desk.ts';
import { isClosed } from '../../../rules/may-change-person.ts';
import { staffAccountTexts as texts } from '../../../texts/staff-people.ts';
import { AccountState } from '../account-state.tsx';
import { deskCall } from '../desk-call.ts';
import { type Chosen, type StaffChange, StaffChangeDialog } from './staff-change-dialog.tsx';

const staffQuery = (query: PageAsked) =>
  queryOptions({
    queryKey: ['accounts', 'staff', query],
    queryFn: ({ signal }) => deskCall('GET /api/accounts/staff', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export function StaffAccounts({ ownId }: { ownId: string }) {
  const query = useQuery(staffQuery(usePageAsked()));
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const columns: readonly ListColumn<StaffAccount>[] = [
    ...COLUMNS,
    {
      key: 'actions',
      heading: texts.actions,
      file: null,
      cell: (account) =>
        account._id === ownId ? (
          <span className="text-muted">{texts.you}</span>
        ) : (
          <Actions account={account} onChoose={(change) => setChosen({ account, change })} />
        ),
    },
  ];
  return (
    <section aria-labelledby="staff-accounts" className="grid grid-cols-1 gap-4">
      <h2 id="staff-accounts" className="font-bold text-xl">
        {texts.title}
      </h2>
      <DeskList
        query={query}
        list={{ list: '/api/accounts/staff', asked: {} }}
        empty={texts.none}
        caption={texts.title}
        columns={columns}
        rowKey={({ _id }) => _id}
      />
      <StaffChangeDialog chosen={chosen} onClose={() => setChosen(null)} />
    </section>
  );
}

const COLUMNS: readonly ListColumn<StaffAccount>[] = [
  {
    key: 'name',
    heading: texts.fullName,
    file: 'fullName',
    cell: ({ _id, fullName }) => (
      <Link to={`/admin/users/${_id}`} className="link inline-flex min-h-11 items-center">
        {fullName}
      </Link>
    ),
  },
  {
    key: 'email',
    heading: texts.email,
    file: 'email',
    cell: ({ email }) => <EmailAddress of={email} />,
  },
  { key: 'userType', heading: texts.userType, file: 'userType', cell: ({ userType }) => userType },
  {
    key: 'status',
    heading: texts.status,
    file: 'status',
    cell: ({ status }) => <AccountState status={status} />,
  },
  {
    key: 'lastLogin',
    heading: texts.lastLogin,
    file: 'lastLoginDate',
    cell: ({ lastLoginDate }) =>
      lastLoginDate ? (
        <time dateTime={lastLoginDate}>{showMoment(new Date(lastLoginDate))}</time>
      ) : (
        texts.never
      ),
  },
];

type ActionsProps = { account: StaffAccount; onChoose: (change: StaffChange) => void };

function Actions({ account, onChoose }: ActionsProps) {
  const changes: StaffChange[] = [
    account.userType === 'Admin' ? 'makeModerator' : 'makeAdmin',
    isClosed(account.status) ? 'reactivate' : 'suspend',
  ];
  return (
    <span className="flex gap-2 max-sm:flex-wrap max-sm:justify-end sm:@max-3xl:flex-wrap">
      {changes.map((change) => (
        <Button
          key={change}
          tone="secondary"
          size="sm"
          className="sm:whitespace-nowrap"
          aria-label={texts.of(texts[change], account.fullName)}
          onClick={() => onChoose(change)}
        >
          {texts[change]}
        </Button>
      ))}
    </span>
  );
}
