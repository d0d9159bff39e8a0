// Cancels a loan whose money was not handed over: what will happen, and the reason that the borrower reads.
import { DialogForm } from '#platform/web/record/record-dialog.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { showDollars } from '#shared/money.ts';
import { cancellationFields } from '../../../fields/staff-payout.ts';
import { cancellationTexts as texts } from '../../../texts/staff-disbursements.ts';
import { call } from './queries.ts';

/** `_id` is the application's. */
export type Cancellable = {
  _id: string;
  borrower: { fullName: string };
  partner: { name: string } | null;
  loanAmount: number;
};

type CancelDialogProps = {
  /** Whose loan is cancelled; null keeps the window closed. */
  loan: Cancellable | null;
  /** How it stands where a colleague was faster. */
  overtaken: string | null;
  onClose: () => void;
};

export const CancelDialog = ({ loan, overtaken, onClose }: CancelDialogProps) => (
  <Dialog open={loan !== null} onClose={onClose} title={texts.title}>
    {loan && (
      <DialogForm
        key={loan._id}
        overtaken={overtaken}
        lead={
          <>
            <p className="figures font-semibold">
              {texts.of(showDollars(loan.loanAmount), loan.borrower.fullName)}
            </p>
            <WhatHappens lender={loan.partner?.name ?? null} />
          </>
        }
        fields={cancellationFields}
        send={(body) =>
          call('POST /api/loan-application/admin/:id/cancel', { params: { id: loan._id }, body })
        }
        confirmText={texts.cancel}
        cancelText={texts.keep}
        danger
        refusedTitle={texts.failed}
        topics={['applications']}
      />
    )}
  </Dialog>
);

const WhatHappens = ({ lender }: { lender: string | null }) => (
  <div className="rounded-lg bg-sunk p-4">
    <h3 className="font-semibold">{texts.happensTitle}</h3>
    <ul className="mt-2 grid list-disc gap-1 pl-5">
      {texts.happens.map((each) => (
        <li key={each}>{each}</li>
      ))}
      {lender && <li>{texts.lenderHears(lender)}</li>}
    </ul>
  </div>
);
