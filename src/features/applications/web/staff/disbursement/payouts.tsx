// /admin/disbursements: whose money is due, the first one on top, each with its clock, the record of its payout and the end of a loan that is not paid out; filter and page live in the address.

import { useQuery } from '@tanstack/react-query';
import { isClosed } from '#features/accounts/rules/may-change-person.ts';
import { useOneHand } from '#features/casework/web/staff/one-hand.ts';
import { useRowWindow } from '#features/casework/web/staff/row-window.ts';
import { ownerColumn } from '#features/casework/web/staff/wait-columns.tsx';
import { showLoanNumber } from '#features/loans/rules/loan-number.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ChoiceFilter } from '#platform/web/ui/list/desk/choice-filter.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { byMoment, usePageByMoment } from '#platform/web/ui/list/desk/page-size.tsx';
import { useFilters } from '#platform/web/ui/list/filter.ts';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { showDay, showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import { inFile } from '#texts/desk-lists.ts';
import type { Payout } from '../../../contract/disbursement.ts';
import { payoutFilters } from '../../../fields/staff-payout-list.ts';
import { cancellationTexts, disbursementTexts as texts } from '../../../texts/staff-disbursements.ts';
import { DisbursementClock } from '../disbursement-clock.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { PayoutDialog } from './payout-dialog.tsx';
import type { Payee, PayoutAbout } from './payout-form.tsx';
import { payoutsQuery } from './queries.ts';

/** `about` draws what is to be known of a borrower, by the account's id, before the money goes. */
export function Payouts({ about }: { about?: PayoutAbout }) {
  const asked = { ...usePageByMoment(), ...useFilters(payoutFilters) };
  const { show } = asked;
  const payouts = useQuery(payoutsQuery(asked));
  const [doing, open] = useRowWindow<Waiting, 'pay' | 'cancel'>(payouts.data?.rows.flatMap(payeeOf), WAITS);
  const paying = doing?.doing === 'pay' ? doing : null;
  const oneHand = useOneHand();
  const whyNot = ({ waitsForProof, heldUp, borrower, isYours, approvers }: Payout) => {
    if (isClosed(borrower.status)) return texts.notWhileClosed(borrower.status);
    if (heldUp) return texts.heldUp[heldUp];
    if (waitsForProof) return texts.onceVerified;
    return isYours ? texts.approvedByYouShort : oneHand(approvers);
  };
  const next = payouts.data?.rows
    .filter((payout) => whyNot(payout) === null)
    .flatMap(payeeOf)
    .find(({ _id }) => _id !== paying?.row._id);
  return (
    <Page title={texts.title} lead={texts.lead}>
      <ChoiceFilter
        param="show"
        {...payoutFilters.show}
        named={texts.shows}
        label={texts.show}
        className="w-52"
      />
      <DeskList
        query={payouts}
        empty={texts.none[show]}
        caption={texts.title}
        list={{ list: '/api/loan-application/admin/disbursements', asked }}
        columns={
          show === 'done'
            ? byMoment(DONE, 'day')
            : byMoment(
                waitingColumns(
                  whyNot,
                  (row) => open({ row, doing: 'pay' }),
                  (row) => open({ row, doing: 'cancel' }),
                ),
                'due',
              )
        }
        rowKey={({ _id }) => _id}
        rowLink={({ _id, loan }) => (loan ? `/admin/portfolio/${loan._id}` : `/admin/loans/${_id}`)}
      />
      <PayoutDialog
        payee={paying?.row ?? null}
        overtaken={paying && (paying.overtaken ?? (whyNot(paying.row) && texts.holdsUp))}
        next={next}
        onNext={() => next && open({ row: next, doing: 'pay' })}
        onClose={() => open(null)}
        about={about}
      />
      <CancelDialog
        loan={doing?.doing === 'cancel' ? doing.row : null}
        overtaken={doing?.overtaken ?? null}
        onClose={() => open(null)}
      />
    </Page>
  );
}

const WAITS = { queue: 'Payouts', recordOf: ({ _id }: Waiting) => _id } as const;

type Waiting = Payout & Payee;

const payeeOf = (payout: Payout): Waiting[] =>
  payout.loan || !payout.signedAt ? [] : [{ ...payout, signedAt: payout.signedAt }];

const BORROWER: ListColumn<Payout> = {
  key: 'borrower',
  heading: texts.borrower,
  file: 'borrower.fullName',
  cell: ({ borrower }) => borrower.fullName,
};

const LENDER: ListColumn<Payout> = {
  key: 'lender',
  heading: texts.lender,
  file: { at: 'partner.name', none: texts.ours },
  cell: ({ partner }) => partner?.name ?? <span className="sm:whitespace-nowrap">{texts.ours}</span>,
};

const CASH: ListColumn<Payout> = {
  key: 'cash',
  heading: texts.cashInHand,
  file: {
    [texts.cashInHand]: { at: 'cashInHand', unit: 'dollars' },
    [inFile.amount]: { at: 'loanAmount', unit: 'dollars' },
    [inFile.fee]: { at: 'fee', unit: 'dollars' },
  },
  numeric: true,
  cell: ({ cashInHand, loanAmount }) => (
    <>
      <strong>{showDollars(cashInHand)}</strong>{' '}
      <span className="block text-muted text-xs">{texts.ofLoan(showDollars(loanAmount))}</span>
    </>
  ),
};

type Choose = (payee: Waiting) => void;

/** `whyNot`: why the caller does not record a payout now, as the server would say; null where they may. */
const waitingColumns = (
  whyNot: (payout: Payout) => string | null,
  onPay: Choose,
  onCancel: Choose,
): readonly ListColumn<Payout>[] => [
  BORROWER,
  {
    key: 'due',
    heading: texts.due,
    file: { [texts.due]: 'moneyDueBy', [inFile.signed]: 'signedAt' },
    cell: ({ moneyDueBy, signedAt, waitsForProof }) => (
      <span className="grid justify-items-start gap-1 max-sm:justify-items-end">
        {moneyDueBy && <DisbursementClock moneyDueBy={moneyDueBy} />}
        {signedAt && !moneyDueBy && (
          <StatusChip tone={waitsForProof ? 'wait' : 'info'}>
            {waitsForProof ? texts.toVerify : texts.verified}
          </StatusChip>
        )}
        {signedAt && (
          <time dateTime={signedAt} className="text-muted text-xs">
            {texts.signedAt(showMoment(new Date(signedAt)))}
          </time>
        )}
      </span>
    ),
  },
  ownerColumn,
  CASH,
  LENDER,
  {
    key: 'record',
    heading: texts.payout,
    file: null,
    cell: (payout) =>
      payeeOf(payout).map((payee) => (
        <span key={payee._id} className="relative inline-flex gap-1 max-sm:flex-wrap max-sm:justify-end">
          {whyNot(payout) ? (
            <span className="max-w-56 self-center text-muted text-xs">{whyNot(payout)}</span>
          ) : (
            <Button
              size="sm"
              tone="secondary"
              className="sm:whitespace-nowrap"
              aria-label={texts.recordFor(payee.borrower.fullName)}
              onClick={() => onPay(payee)}
            >
              {texts.record}
            </Button>
          )}
          <Button
            size="sm"
            tone="quiet"
            className="sm:whitespace-nowrap"
            aria-label={cancellationTexts.cancelFor(payee.borrower.fullName)}
            onClick={() => onCancel(payee)}
          >
            {cancellationTexts.cancel}
          </Button>
        </span>
      )),
  },
];

const DONE: readonly ListColumn<Payout>[] = [
  BORROWER,
  {
    key: 'loan',
    heading: texts.loan,
    file: 'loan.number',
    cell: ({ loan }) => loan && <span className="figures">{showLoanNumber(loan.number)}</span>,
  },
  CASH,
  LENDER,
  {
    key: 'day',
    heading: texts.handedOver,
    file: { [texts.handedOver]: 'loan.disbursedOn', [inFile.by]: 'loan.disbursedBy' },
    cell: ({ loan }) => loan && texts.by(showDay(loan.disbursedOn), loan.disbursedBy),
  },
  { key: 'reference', heading: texts.reference, file: 'loan.reference', cell: ({ loan }) => loan?.reference },
];
