// /admin/partners: every lender who signed up, with or without a company; search, filters, order and page in the address.

import { useQuery } from '@tanstack/react-query';
import { ChoiceFilter } from '#platform/web/ui/list/desk/choice-filter.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { useFilters } from '#platform/web/ui/list/filter.ts';
import { useRecordTail } from '#platform/web/ui/list/list-way.ts';
import { SearchBox } from '#platform/web/ui/list/search-box.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { showMoment } from '#shared/calendar.ts';
import { inFile } from '#texts/desk-lists.ts';
import type { LenderRow } from '../../contract/desk.ts';
import { lenderFilters } from '../../fields/staff-lender-list.ts';
import { licenceTexts } from '../../texts/lenders.ts';
import { lendersTexts as texts } from '../../texts/staff-lenders.ts';
import { Licence } from '../licence.tsx';
import { LenderState } from './lender-state.tsx';
import { lendersQuery } from './queries.ts';

export function StaffLenders() {
  const asked = { ...usePageAsked(), ...useFilters(lenderFilters) };
  const lenders = useQuery(lendersQuery(asked));
  const tail = useRecordTail('/admin/partners');
  return (
    <Page title={texts.title}>
      <Filters />
      <DeskList
        query={lenders}
        empty={asked.search || asked.status || asked.licence ? texts.noMatch : texts.empty}
        caption={texts.title}
        list={{ list: '/api/partners/staff', asked }}
        columns={COLUMNS}
        rowKey={({ userId }) => userId}
        rowLink={({ userId }) => `/admin/partners/${userId}${tail}`}
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
        choices={lenderFilters.status}
        named={{ None: texts.noCompany }}
        any={texts.anyStatus}
        label={texts.status}
        className="w-48"
      />
      <ChoiceFilter
        param="licence"
        choices={lenderFilters.licence}
        named={licenceTexts.states}
        any={texts.anyLicence}
        label={texts.licence}
        className="w-52"
      />
    </div>
  );
}

const COLUMNS: readonly ListColumn<LenderRow>[] = [
  {
    key: 'name',
    heading: texts.name,
    file: { [texts.name]: 'company.name', [inFile.signedUp]: 'fullName' },
    sortKey: 'name',
    cell: ({ company, fullName }) => company?.name ?? fullName,
  },
  {
    key: 'email',
    heading: texts.contactEmail,
    file: { [texts.contactEmail]: 'company.contactEmail', [inFile.email]: 'email' },
    cell: ({ company, email }) => <EmailAddress of={company?.contactEmail ?? email} />,
  },
  {
    key: 'licence',
    heading: texts.licence,
    file: 'company.licenceState',
    cell: ({ company }) => (company ? <Licence lender={company} /> : '–'),
  },
  {
    key: 'status',
    heading: texts.status,
    file: 'company.status',
    cell: ({ company }) =>
      company ? (
        <LenderState status={company.status} />
      ) : (
        <StatusChip tone="wait">{texts.noCompany}</StatusChip>
      ),
  },
  {
    key: 'created',
    heading: texts.created,
    file: 'created',
    sortKey: 'created',
    cell: ({ created }) => <time dateTime={created}>{showMoment(new Date(created))}</time>,
  },
];
