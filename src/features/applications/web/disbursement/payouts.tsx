// /admin/disbursements: whose money is due, the first one on top, each with its clock and the record of its payout; filter and page live in the address.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { showLoanNumber } from '#features/loans/rules/loan-number.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { PagedTable } from '#platform/web/ui/list/paged-table.tsx';
import { usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { withParam } from '#platform/web/ui/list/search-box.tsx';
import type { Column } from '#platform/web/ui/list/table.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { type Day, showDay, showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import { disbursementTexts as texts } from '#texts/disbursements.ts';
import type { Payout, PayoutsShown } from '../../contract/disbursement.ts';
import { DisbursementClock } from '../agreement/disbursement-clock.tsx';
import { PayoutDialog } from './payout-dialog.tsx';
import type { Payee } from './payout-form.tsx';
import { payoutsQuery } from './queries.ts';

const SHOWS: readonly PayoutsShown[] = ['all', 'overdue', 'done'];

export function Payouts() {
  const [address, setAddress] = useSearchParams();
  const page = usePageNumber();
  const show = SHOWS.find((each) => each === address.get('show')) ?? 'all';
  const payouts = useQuery(payoutsQuery({ page, show }));
  const [paying, setPaying] = useState<Payee | null>(null);
  const next = payouts.data?.rows.flatMap(payeeOf).find(({ _id }) => _id !== paying?._id);
  return (
    <Page title={texts.title} lead={texts.lead}>
      <SelectField
        label={texts.show}
        className="w-52"
        options={SHOWS.map((value) => ({ value, label: texts.shows[value] }))}
        placeholder={null}
        value={show}
        onValue={(value) =>
          setAddress((now) => withParam(now, 'show', value === 'all' ? '' : value), {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
      <PagedTable
        query={payouts}
        empty={texts.none[show]}
        caption={texts.title}
        columns={show === 'done' ? DONE : waitingColumns(setPaying)}
        rowKey={({ _id }) => _id}
        rowLink={({ _id, loan }) => (loan ? `/admin/portfolio/${loan._id}` : `/admin/loans/${_id}`)}
      />
      <PayoutDialog payee={paying} next={next} onNext={setPaying} onClose={() => setPaying(null)} />
    </Page>
  );
}

const payeeOf = (payout: Payout): Payee[] =>
  payout.loan || !payout.signedAt ? [] : [{ ...payout, signedAt: payout.signedAt }];

const BORROWER: Column<Payout> = {
  key: 'borrower',
  heading: texts.borrower,
  cell: ({ borrower }) => borrower.fullName,
};

const LENDER: Column<Payout> = {
  key: 'lender',
  heading: texts.lender,
  cell: ({ partner }) => partner?.name ?? texts.ours,
};

const CASH: Column<Payout> = {
  key: 'cash',
  heading: texts.cashInHand,
  numeric: true,
  cell: ({ cashInHand, loanAmount }) => (
    <>
      <strong>{showDollars(cashInHand)}</strong>{' '}
      <span className="block text-muted text-xs">{texts.ofLoan(showDollars(loanAmount))}</span>
    </>
  ),
};

const waitingColumns = (onPay: (payee: Payee) => void): readonly Column<Payout>[] => [
  BORROWER,
  {
    key: 'due',
    heading: texts.due,
    cell: ({ moneyDueBy }) => moneyDueBy && <DisbursementClock moneyDueBy={moneyDueBy} />,
  },
  CASH,
  LENDER,
  {
    key: 'signed',
    heading: texts.signed,
    cell: ({ signedAt }) => signedAt && <time dateTime={signedAt}>{showMoment(new Date(signedAt))}</time>,
  },
  {
    key: 'record',
    heading: texts.payout,
    cell: (payout) =>
      payeeOf(payout).map((payee) => (
        <Button
          key={payee._id}
          size="sm"
          tone="secondary"
          className="relative whitespace-nowrap"
          aria-label={texts.recordFor(payee.borrower.fullName)}
          onClick={() => onPay(payee)}
        >
          {texts.record}
        </Button>
      )),
  },
];

const DONE: readonly Column<Payout>[] = [
  BORROWER,
  {
    key: 'loan',
    heading: texts.loan,
    cell: ({ loan }) => loan && <span className="figures">{showLoanNumber(loan.number)}</span>,
  },
  CASH,
  LENDER,
  {
    key: 'day',
    heading: texts.handedOver,
    cell: ({ loan }) => loan && texts.by(showDay(loan.disbursedOn as Day), loan.disbursedBy),
  },
  { key: 'reference', heading: texts.reference, cell: ({ loan }) => loan?.reference },
];
