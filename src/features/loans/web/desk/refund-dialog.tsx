// Asks a second person to record that what was paid beyond the loan has been given back.
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { showDollars } from '#shared/money.ts';
import type { DeskLoan } from '../../contract/desk.ts';
import { refundFields } from '../../fields/desk-money.ts';
import { errorsUpTo } from '../../rules/desk/payment.ts';
import { loanDeskTexts as texts } from '../../texts/staff-loan-desk.ts';
import { call } from './queries.ts';

type RefundDialogProps = { shown: DeskLoan; open: boolean; onClose: () => void };

export function RefundDialog({ shown: { loan, settlement }, ...dialog }: RefundDialogProps) {
  const fields = refundFields({ from: loan.disbursedOn, to: settlement.on });
  const held = texts.refundOf(showDollars(loan.credit));
  return (
    <RecordDialog
      {...dialog}
      title={texts.refundTitle}
      lead={
        <>
          <p>{held}</p>
          <p>{texts.secondPerson}</p>
        </>
      }
      fields={fields}
      begin={{ amount: String(loan.credit), paidOn: settlement.on }}
      validate={(draft) => errorsUpTo(loan.credit, held, fields, draft)}
      send={(body) => call('POST /api/loans/admin/:id/refunds', { params: { id: loan._id }, body })}
      confirmText={texts.refundRecord}
      topics={['loans']}
    />
  );
}
