// Records money received: filled in with what is due next, and telling beforehand what the payment will do.
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { RecordInput, RecordInputs } from '#platform/web/record/record-input.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { readDay } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import { validateFields } from '#shared/record/validate.ts';
import type { DeskLoan } from '../../contract/desk.ts';
import { repaymentFields } from '../../fields/desk-money.ts';
import { readAmount } from '../../rules/desk/payment.ts';
import { showLoanNumber } from '../../rules/loan-number.ts';
import { loanDeskTexts as texts } from '../../texts/staff-loan-desk.ts';
import { PaymentPreview } from './payment-preview.tsx';
import { call } from './queries.ts';
import type { Received } from './received.ts';

type RepaymentDialogProps = {
  shown: DeskLoan;
  /** What is known of it already. */
  payment: Received['payment'];
  open: boolean;
  onClose: () => void;
};

export function RepaymentDialog({ shown, payment, ...dialog }: RepaymentDialogProps) {
  const { loan, settlement } = shown;
  const fields = repaymentFields({ from: loan.disbursedOn, to: settlement.on });
  return (
    <RecordDialog
      {...dialog}
      width="lg"
      title={texts.recordTitle(showLoanNumber(loan.number))}
      fields={fields}
      begin={payment ?? { amount: String(loan.nextAmount || loan.owed || ''), receivedOn: settlement.on }}
      send={(body) => call('POST /api/loans/admin/:id/repayments', { params: { id: loan._id }, body })}
      confirmText={texts.record}
      topics={['loans', 'imports']}
    >
      {(form) => {
        const draft = form.draft();
        const wrong = validateFields(fields, draft);
        return (
          <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
            <div className="grid content-start gap-4">
              <RecordInput form={form} name="amount" />
              <Suggested shown={shown} onChoose={(dollars) => form.set({ amount: String(dollars) })} />
              <RecordInput form={form} name="receivedOn" />
              <RecordInput form={form} name="reference" />
              <RecordInputs form={form} besides={['amount', 'receivedOn', 'reference', 'note']} />
              <RecordInput form={form} name="note" />
            </div>
            <PaymentPreview
              shown={shown}
              amountCents={readAmount(draft.amount ?? 0)}
              on={wrong.receivedOn ? null : readDay(draft.receivedOn)}
            />
          </div>
        );
      }}
    </RecordDialog>
  );
}

type SuggestedProps = { shown: DeskLoan; onChoose: (dollars: number) => void };

/** The amounts that people mostly pay. */
function Suggested({ shown: { loan, settlement }, onChoose }: SuggestedProps) {
  const amounts = [
    { text: texts.useNext, dollars: loan.nextAmount },
    { text: texts.overdue, dollars: loan.overdue > loan.nextAmount ? loan.overdue : 0 },
    { text: texts.useSettlement, dollars: settlement.pay },
  ].filter(({ dollars }) => dollars > 0);
  if (amounts.length === 0) return null;
  return (
    <div className="-mt-2 flex flex-wrap gap-2">
      {amounts.map(({ text, dollars }) => (
        <Button key={text} tone="secondary" size="sm" onClick={() => onChoose(dollars)}>
          {text} <span className="figures">{showDollars(dollars)}</span>
        </Button>
      ))}
    </div>
  );
}
