// Beside a signed agreement, for staff: the record of its payout, or the way to the loan that was opened with it.
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { disbursementTexts as texts } from '#texts/disbursements.ts';
import type { Agreement } from '../../contract/agreement.ts';
import type { StaffApplication } from '../../contract.ts';
import { PayoutDialog } from './payout-dialog.tsx';
import type { Payee } from './payout-form.tsx';

type AgreementPayoutProps = { application: StaffApplication; agreement: Agreement };

export function AgreementPayout({ application, agreement }: AgreementPayoutProps) {
  const [paying, setPaying] = useState<Payee | null>(null);
  const { facts, signedAt, loanId } = agreement;
  return (
    <>
      {loanId ? (
        <LinkButton tone="secondary" to={`/admin/portfolio/${loanId}`} className="justify-self-start">
          {texts.openLoan}
        </LinkButton>
      ) : (
        facts &&
        signedAt && (
          <Button
            className="justify-self-start"
            onClick={() =>
              setPaying({
                _id: application._id,
                borrower: application.user,
                partner: application.partner,
                loanAmount: facts.loanAmount,
                fee: facts.fee,
                cashInHand: facts.cashInHand,
                signedAt,
              })
            }
          >
            {texts.record}
          </Button>
        )
      )}
      <PayoutDialog payee={paying} onClose={() => setPaying(null)} />
    </>
  );
}
