// Beside an agreement, for staff: the record of its payout and the end of a loan that is not paid out, or the way to the loan that was opened.
import { useState } from 'react';
import { isClosed } from '#features/accounts/rules/may-change-person.ts';
import { useOneHand } from '#features/casework/web/staff/one-hand.ts';
import { proofTexts } from '#features/decisions/texts/staff-decisions.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { Agreement } from '../../../contract/agreement.ts';
import type { StaffApplication } from '../../../contract.ts';
import { cancellationTexts, disbursementTexts as texts } from '../../../texts/staff-disbursements.ts';
import { staffApplicationRefusals } from '../../../texts/staff-refusals.ts';
import { ApproveAnew } from './approve-anew.tsx';
import { CancelDialog, type Cancellable } from './cancel-dialog.tsx';
import { PayoutDialog } from './payout-dialog.tsx';
import type { Payee } from './payout-form.tsx';

type Approved = Pick<
  StaffApplication,
  '_id' | 'user' | 'partner' | 'loanAmount' | 'approval' | 'sinceApproval'
>;

type AgreementPayoutProps = { application: Approved; agreement: Agreement };

export function AgreementPayout({ application, agreement }: AgreementPayoutProps) {
  const [paying, setPaying] = useState<Payee | null>(null);
  const [cancelling, setCancelling] = useState<Cancellable | null>(null);
  const { state, loanId, heldUp } = agreement;
  const { isYours, approvers } = application.approval;
  const oneHand = useOneHand()(approvers);
  const { status } = application.user;
  const notLent = heldUp && staffApplicationRefusals[`disbursement.${heldUp}`].text;
  const barred = isClosed(status) ? texts.notWhileClosed(status) : notLent;
  const whyNot = barred ?? (isYours ? texts.approvedByYou : oneHand);
  const payee = payeeOf(application, agreement);
  const unproved = agreement.stillNeeded.map(({ proof, state, section }) =>
    texts.waitsFor[state](proofTexts.names[proof], section.name),
  );
  const worse = application.sinceApproval?.worse ?? [];
  const isOpen = !loanId && (state === 'Signed' || state === 'ReadyToSign');
  const ended = isOpen ? null : loanId ? texts.paidAlready : cancellationTexts.ended;
  const mayPay = isOpen && payee !== null && !barred && unproved.length === 0 && worse.length === 0;
  return (
    <>
      {loanId && (
        <LinkButton tone="secondary" to={`/admin/portfolio/${loanId}`} className="justify-self-start">
          {texts.openLoan}
        </LinkButton>
      )}
      {isOpen && unproved.length > 0 && <Banner tone="wait">{texts.notVerified(unproved)}</Banner>}
      {isOpen && payee && unproved.length === 0 && whyNot && <Banner tone="wait">{whyNot}</Banner>}
      <ApproveAnew
        application={application}
        worse={isOpen && payee ? worse : []}
        ended={ended}
        lacksPapers={unproved.length > 0}
      />
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          {mayPay && !whyNot && <Button onClick={() => setPaying(payee)}>{texts.record}</Button>}
          <Button
            tone="secondary"
            onClick={() =>
              setCancelling({
                _id: application._id,
                borrower: application.user,
                partner: application.partner,
                loanAmount: application.loanAmount,
              })
            }
          >
            {cancellationTexts.cancel}
          </Button>
        </div>
      )}
      <PayoutDialog
        payee={paying}
        overtaken={ended ?? (mayPay ? null : texts.holdsUp)}
        onClose={() => setPaying(null)}
      />
      <CancelDialog loan={cancelling} overtaken={ended} onClose={() => setCancelling(null)} />
    </>
  );
}

/** Who is paid under an agreement; null where nothing is signed. */
function payeeOf(application: Approved, { facts, signedAt }: Agreement): Payee | null {
  if (!facts || !signedAt) return null;
  return {
    _id: application._id,
    borrower: application.user,
    partner: application.partner,
    loanAmount: facts.loanAmount,
    fee: facts.fee,
    cashInHand: facts.cashInHand,
    signedAt,
  };
}
