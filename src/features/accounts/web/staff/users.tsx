// Borrowers' accounts, the newest first, eight a page; search, status and page in the address.
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { Pager, usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { SearchBox, withParam } from '#platform/web/ui/list/search-box.tsx';
import { type Column, Table } from '#platform/web/ui/list/table.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import { staffTexts, staffUsersTexts as texts } from '#texts/staff.ts';
import type { AccountRow } from '../../contract.ts';
import { AccountState, readAccountStatus, STATUSES } from './account-state.tsx';
import { accountsQuery } from './queries.ts';

export function StaffUsers() {
  const [address, setAddress] = useSearchParams();
  const search = (address.get('search') ?? '').trim().slice(0, 100);
  const status = readAccountStatus(address.get('status'));
  const query = useQuery(accountsQuery({ page: usePageNumber(), search, status }));
  return (
    <Page title={texts.title}>
      <div className="flex flex-wrap items-end gap-3">
        <SearchBox label={staffTexts.search} hint={staffTexts.searchHint} />
        <SelectField
          className="w-48"
          label={<span className="sr-only">{texts.status}</span>}
          placeholder={texts.anyStatus}
          required={false}
          value={status ?? ''}
          options={STATUSES.map((each) => ({ value: each, label: each }))}
          onValue={(chosen) => setAddress((now) => withParam(now, 'status', chosen), { replace: true })}
        />
      </div>
      <Loaded
        query={query}
        skeleton={<RowSkeletons />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={search || status ? staffTexts.noMatch : texts.empty}
      >
        {({ rows, total }) => (
          <div className="grid gap-4">
            <Table
              caption={texts.title}
              columns={COLUMNS}
              rows={rows}
              rowKey={({ _id }) => _id}
              rowLink={({ _id }) => `/admin/users/${_id}`}
            />
            <Pager rowCount={total} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

const COLUMNS: readonly Column<AccountRow>[] = [
  { key: 'name', heading: texts.fullName, cell: ({ fullName }) => fullName },
  { key: 'email', heading: staffTexts.email, cell: ({ email }) => email },
  { key: 'status', heading: texts.status, cell: ({ status }) => <AccountState status={status} /> },
  {
    key: 'created',
    heading: texts.created,
    cell: ({ created }) => (
      <time dateTime={created} className="whitespace-nowrap">
        {showMoment(new Date(created))}
      </time>
    ),
  },
];
