// For a lender: the people who meet the criteria of a loan of it and let it contact them.

import { useQuery } from '@tanstack/react-query';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import { inFile } from '#texts/desk-lists.ts';
import type { Prequalified } from '../../contract/prequalification.ts';
import { prequalifiedTexts as texts } from '../../texts/partner-prequalified.ts';
import { prequalifiedQuery } from './prequalified.ts';

export function PrequalifiedPeople() {
  const people = useQuery(prequalifiedQuery(usePageAsked()));
  return (
    <section aria-labelledby="prequalified" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="prequalified" className="font-bold text-lg">
          {texts.title}
        </h2>
        <p className="max-w-prose text-muted">{texts.lead}</p>
      </div>
      <DeskList
        query={people}
        list={{ list: '/api/prequalification/partner', asked: {} }}
        empty={people.data?.isOn ? texts.empty : texts.switchedOff}
        caption={texts.caption}
        columns={COLUMNS}
        rowKey={({ _id }) => _id}
      />
    </section>
  );
}

const COLUMNS: readonly ListColumn<Prequalified>[] = [
  {
    key: 'person',
    heading: texts.person,
    file: { [texts.person]: 'user.fullName', [inFile.email]: 'user.email', [inFile.phone]: 'user.phone' },
    cell: ({ user }) => <Contact user={user} />,
  },
  {
    key: 'freeCashFlow',
    heading: texts.freeCashFlow,
    file: { at: 'freeCashFlow', unit: 'dollars' },
    numeric: true,
    cell: ({ freeCashFlow }) => showDollars(freeCashFlow),
  },
  {
    key: 'ratio',
    heading: texts.ratio,
    file: { at: 'debtServiceRatio', unit: 'percent' },
    numeric: true,
    cell: ({ debtServiceRatio }) => `${debtServiceRatio}%`,
  },
  {
    key: 'basis',
    heading: texts.basis,
    file: 'verified',
    cell: ({ verified }) => (
      <StatusChip tone={verified ? 'good' : 'info'}>{verified ? texts.verified : texts.submitted}</StatusChip>
    ),
  },
  {
    key: 'loans',
    heading: texts.loans,
    file: 'loans.name',
    cell: ({ loans }) => loans.map(({ name }) => name).join(', '),
  },
  {
    key: 'since',
    heading: texts.since,
    file: 'since',
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
