// /admin/collections: whoever is late, the most overdue first, with how to reach them and what was last said; new arrears and notes arrive by themselves.

import { useQuery } from '@tanstack/react-query';
import { PhoneCall } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { ChoiceFilter } from '#platform/web/ui/list/desk/choice-filter.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { useFilters } from '#platform/web/ui/list/filter.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { dayOf } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { LateLoan } from '../../../contract/portfolio.ts';
import { collectionFilters } from '../../../fields/staff-loan-lists.ts';
import { showLoanNumber } from '../../../rules/loan-number.ts';
import { contactTexts, collectionTexts as texts } from '../../../texts/staff-collections.ts';
import { loanStateTexts } from '../../../texts/staff-loan-states.ts';
import { portfolioTexts } from '../../../texts/staff-portfolio.ts';
import { LoanState } from '../loan-state.tsx';
import { ContactDialog } from './contact-form.tsx';
import { OwnerFilter } from './list-filters.tsx';
import { ShownDay } from './loan-columns.tsx';
import { useOwner } from './portfolio-address.ts';
import { PromiseShown } from './promise.tsx';
import { collectionsQuery } from './queries.ts';

export function Collections() {
  const asked = { ...usePageAsked(), ...useFilters(collectionFilters), owner: useOwner()[0] };
  const loans = useQuery(collectionsQuery(asked));
  return (
    <Page title={texts.title} lead={texts.lead}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-end gap-4 sm:flex sm:flex-wrap">
        <ChoiceFilter
          param="ageing"
          choices={collectionFilters.ageing}
          named={loanStateTexts.ageing}
          any={texts.anyStep}
          label={texts.step}
          className="sm:w-56"
        />
        <OwnerFilter lenders={loans.data?.lenders ?? []} />
      </div>
      <DeskList
        query={loans}
        empty={asked.ageing || asked.owner ? texts.noMatch : texts.none}
        caption={texts.title}
        columns={COLUMNS}
        list={{ list: '/api/loans/collections', asked }}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => `/admin/portfolio/${_id}`}
      />
    </Page>
  );
}

const COLUMNS: readonly ListColumn<LateLoan>[] = [
  {
    key: 'borrower',
    heading: texts.borrower,
    file: {
      [texts.borrower]: 'borrower.fullName',
      [portfolioTexts.inFile.number]: 'number',
      [portfolioTexts.inFile.lender]: { at: 'partner.name', none: texts.ours },
    },
    cell: ({ borrower, number, partner }) => (
      <span className="grid max-sm:text-right">
        {borrower.fullName}
        <span className="font-normal text-muted text-xs">
          <span className="figures sm:whitespace-nowrap">
            {portfolioTexts.number(showLoanNumber(number))}
          </span>{' '}
          · {partner?.name ?? texts.ours}
        </span>
      </span>
    ),
  },
  {
    key: 'reach',
    heading: texts.reach,
    file: {
      [portfolioTexts.inFile.phone]: 'borrower.phone',
      [portfolioTexts.inFile.email]: 'borrower.email',
    },
    cell: ({ borrower }) => <Reach borrower={borrower} />,
  },
  {
    key: 'overdue',
    heading: texts.overdue,
    numeric: true,
    file: {
      [texts.overdue]: { at: 'overdue', unit: 'dollars' },
      [portfolioTexts.owed]: { at: 'owed', unit: 'dollars' },
    },
    cell: ({ overdue, owed }) => (
      <span className="grid">
        <span className="font-semibold">{showDollars(overdue)}</span>
        <span className="sm:whitespace-nowrap text-muted text-xs">{texts.ofOwed(showDollars(owed))}</span>
      </span>
    ),
  },
  {
    key: 'late',
    heading: texts.late,
    file: {
      [portfolioTexts.inFile.daysLate]: { at: 'daysLate', unit: 'days' },
      [portfolioTexts.state]: 'state',
    },
    cell: ({ daysLate, state }) => (
      <span className="grid justify-items-start gap-1 max-sm:justify-items-end">
        <span className="figures sm:whitespace-nowrap">{loanStateTexts.daysLate(daysLate)}</span>
        <LoanState state={state} />
      </span>
    ),
  },
  {
    key: 'paid',
    heading: texts.lastPaid,
    file: 'lastPaidOn',
    cell: ({ lastPaidOn }) =>
      lastPaidOn === null ? (
        <span className="text-muted">{texts.neverPaid}</span>
      ) : (
        <ShownDay day={lastPaidOn} />
      ),
  },
  {
    key: 'contact',
    heading: texts.lastContact,
    file: 'lastContact.created',
    cell: (loan) => <LastContact loan={loan} />,
  },
  { key: 'note', heading: texts.note, file: null, cell: (loan) => <Note loan={loan} /> },
];

/** Links above the row's own. */
const Reach = ({ borrower: { fullName, phone, email } }: Pick<LateLoan, 'borrower'>) => (
  <span className="grid justify-items-start max-sm:justify-items-end">
    {phone === null ? (
      <span className="text-muted">{texts.noPhone}</span>
    ) : (
      <a
        href={`tel:+1${phone.replace(/\D/g, '').slice(-10)}`}
        aria-label={texts.call(fullName, phone)}
        className="link figures relative inline-flex min-h-11 items-center sm:whitespace-nowrap sm:pointer-fine:min-h-9"
      >
        {phone}
      </a>
    )}
    <a
      href={`mailto:${email}`}
      className="link relative inline-flex min-h-11 max-w-44 items-center text-xs sm:pointer-fine:min-h-9"
    >
      <span className="min-w-0 wrap-anywhere">
        <EmailAddress of={email} />
      </span>
    </a>
  </span>
);

const LastContact = ({ loan: { lastContact, lastPromise } }: { loan: LateLoan }) =>
  lastContact === null ? (
    <span className="text-muted">{texts.never}</span>
  ) : (
    <span className="grid gap-1 max-sm:justify-items-end">
      <span>
        {contactTexts.kinds[lastContact.kind]}, <ShownDay day={dayOf(new Date(lastContact.created))} />
      </span>
      {lastPromise && <PromiseShown promise={lastPromise} />}
    </span>
  );

function Note({ loan: { _id, borrower } }: { loan: LateLoan }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <span className="relative">
      <Button
        tone="secondary"
        size="sm"
        aria-label={contactTexts.addFor(borrower.fullName)}
        icon={<PhoneCall className="size-4" />}
        onClick={() => setOpen(true)}
      >
        {texts.note}
      </Button>
      <ContactDialog loanId={_id} name={borrower.fullName} open={isOpen} onClose={() => setOpen(false)} />
    </span>
  );
}
