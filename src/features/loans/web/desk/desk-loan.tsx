// /admin/portfolio/:id: one running loan for staff: where it stands, its books, and everything that is done to it by hand.

import { useQuery } from '@tanstack/react-query';
import { HandCoins, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '#platform/web/ui/button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { DeskLoan as Shown } from '../../contract/desk.ts';
import { payoutStands } from '../../rules/books/standing.ts';
import { showLoanNumber } from '../../rules/loan-number.ts';
import { loanDeskTexts as texts } from '../../texts/staff-loan-desk.ts';
import { LoanState } from '../staff/loan-state.tsx';
import { ScheduleTable } from '../staff/portfolio/book-tables.tsx';
import { LoanContacts } from '../staff/portfolio/loan-contacts.tsx';
import { Adjustments } from './adjustments/adjustments.tsx';
import { EntryHistory } from './entry-history.tsx';
import { FindLoan } from './find-loan.tsx';
import { LoanAbout } from './loan-about.tsx';
import { LoanAccounts } from './loan-accounts.tsx';
import { LoanStanding } from './loan-standing.tsx';
import { deskLoanQuery } from './queries.ts';
import { useReceived } from './received.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { RepaymentDialog } from './repayment-form.tsx';

export function DeskLoan({ id }: { id: string }) {
  const loan = useQuery(deskLoanQuery(id));
  const { search } = useLocation();
  const { received } = useReceived();
  const { data } = loan;
  return (
    <Page
      title={data ? texts.titleOf(showLoanNumber(data.loan.number)) : texts.title}
      lead={data ? <Lead shown={data} /> : loan.isPending && <span className="block h-11" />}
      back={{ to: received?.from ?? `/admin/portfolio${search}` }}
      actions={data && <Actions shown={data} />}
    >
      <FindLoan />
      <Loaded query={loan} skeleton={<Skeleton className="h-160 rounded-lg" />}>
        {(shown) => (
          <>
            <LoanStanding shown={shown} />
            <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              {payoutStands(shown.loan.state) && <ScheduleTable schedule={shown.schedule} />}
              <LoanAbout shown={shown} />
            </div>
            <EntryHistory shown={shown} />
            <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
              <div className="grid grid-cols-1 gap-6">
                <LoanContacts loanId={id} name={shown.borrower.fullName} />
                <Adjustments shown={shown} />
              </div>
              <LoanAccounts shown={shown} />
            </div>
          </>
        )}
      </Loaded>
    </Page>
  );
}

const Lead = ({ shown: { loan, borrower } }: { shown: Shown }) => (
  <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
    <Link to={`/admin/users/${borrower._id}`} className="link inline-flex min-h-11 items-center">
      {borrower.fullName}
    </Link>
    <LoanState state={loan.state} />
  </span>
);

/** The dialogs give the focus back to their buttons, so that the next payment is one key away. */
function Actions({ shown }: { shown: Shown }) {
  const { received, done } = useReceived();
  const [payment, setPayment] = useState(received?.payment ?? null);
  const [open, setOpen] = useState<'repayment' | 'refund' | null>(payment && 'repayment');
  const close = () => {
    setOpen(null);
    setPayment(null);
    done();
  };
  return (
    <>
      {shown.loan.credit > 0 && (
        <Button tone="secondary" icon={<Undo2 className="size-5" />} onClick={() => setOpen('refund')}>
          {texts.refund}
        </Button>
      )}
      {payoutStands(shown.loan.state) && (
        <Button icon={<HandCoins className="size-5" />} onClick={() => setOpen('repayment')}>
          {texts.record}
        </Button>
      )}
      <RepaymentDialog shown={shown} payment={payment} open={open === 'repayment'} onClose={close} />
      <RefundDialog shown={shown} open={open === 'refund'} onClose={close} />
    </>
  );
}
