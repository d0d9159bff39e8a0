// For a lender: the people who meet the criteria of a loan of it and let it contact them.

import { useQuery } from '@tanstack/react-query';
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { EmptyState } from '#platform/web/ui/list/empty-state.tsx';
import { Pager, usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { type Column, Table } from '#platform/web/ui/list/table.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { Prequalified } from '../../contract/prequalification.ts';
import { prequalifiedTexts as texts } from '../../texts/partner-prequalified.ts';
import { prequalifiedQuery } from './prequalified.ts';

export function PrequalifiedPeople() {
  const people = useQuery(prequalifiedQuery(usePageNumber()));
  return (
    <section aria-labelledby="prequalified" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="prequalified" className="font-bold text-lg">
          {texts.title}
        </h2>
        <p className="max-w-prose text-muted">{texts.lead}</p>
      </div>
      <Loaded query={people} skeleton={<RowSkeletons />} isEmpty={() => false}>
        {({ rows, total, isOn }) =>
          rows.length === 0 ? (
            <EmptyState text={isOn ? texts.empty : texts.switchedOff} />
          ) : (
            <>
              <Table caption={texts.caption} columns={COLUMNS} rows={rows} rowKey={({ _id }) => _id} />
              <Pager rowCount={total} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

const COLUMNS: readonly Column<Prequalified>[] = [
  { key: 'person', heading: texts.person, cell: ({ user }) => <Contact user={user} /> },
  {
    key: 'freeCashFlow',
    heading: texts.freeCashFlow,
    numeric: true,
    cell: ({ freeCashFlow }) => showDollars(freeCashFlow),
  },
  {
    key: 'ratio',
    heading: texts.ratio,
    numeric: true,
    cell: ({ debtServiceRatio }) => `${debtServiceRatio}%`,
  },
  {
    key: 'basis',
    heading: texts.basis,
    cell: ({ verified }) => (
      <StatusChip tone={verified ? 'good' : 'info'}>{verified ? texts.verified : texts.submitted}</StatusChip>
    ),
  },
  {
    key: 'loans',
    heading: texts.loans,
    cell: ({ loans }) => loans.map(({ name }) => name).join(', '),
  },
  {
    key: 'since',
    heading: texts.since,
    cell: ({ since }) => <time dateTime={since}>{showMoment(new Date(since))}</time>,
  },
];

const Contact = ({ user }: { user: Prequalified['user'] }) => (
  <div className="sm:min-w-52">
    <p className="font-semibold">{user.fullName}</p>
    <a href={`mailto:${user.email}`} className="link block min-h-6 wrap-anywhere">
      <EmailAddress of={user.email} />
    </a>
    {user.phone && (
      <a href={`tel:${user.phone}`} className="link figures block min-h-6">
        {user.phone}
      </a>
    )}
  </div>
);
