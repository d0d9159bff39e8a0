// Records that what was paid beyond the loan has been given back.
import { type FormEvent, useState } from 'react';
import { DateField } from '#platform/web/ui/form/date-field.tsx';
import { MoneyField } from '#platform/web/ui/form/money-field.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { showDollars } from '#shared/money.ts';
import { loanDeskTexts as texts } from '#texts/staff-loan-desk.ts';
import type { DeskLoan } from '../../contract/desk.ts';
import { readAmount } from '../../rules/desk/payment.ts';
import { FormButtons } from './form-buttons.tsx';
import { call } from './queries.ts';
import { useDeskAction } from './use-desk-action.ts';

type RefundDialogProps = { shown: DeskLoan; open: boolean; onClose: () => void };

export const RefundDialog = ({ shown, open, onClose }: RefundDialogProps) => (
  <Dialog open={open} onClose={onClose} title={texts.refundTitle}>
    <RefundForm shown={shown} onClose={onClose} />
  </Dialog>
);

type Refund = { amount: number; paidOn: string; reference: string };

function RefundForm({ shown: { loan, settlement }, onClose }: Omit<RefundDialogProps, 'open'>) {
  const [amount, setAmount] = useState(String(loan.credit));
  const [paidOn, setPaidOn] = useState(settlement.on);
  const [reference, setReference] = useState('');
  const { form, faults, isBusy, run } = useDeskAction(
    (body: Refund) => call('POST /api/loans/admin/:id/refunds', { params: { id: loan._id }, body }),
    onClose,
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refund = { amount: Number(amount), paidOn, reference: reference.trim() };
    run(refund, {
      ...(readAmount(refund.amount) === null ? { amount: texts.amountFault } : {}),
      ...(refund.amount > loan.credit ? { amount: texts.refundOf(showDollars(loan.credit)) } : {}),
      ...(refund.reference === '' ? { reference: texts.referenceNeeded } : {}),
    });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      <p>{texts.refundOf(showDollars(loan.credit))}</p>
      <MoneyField label={texts.amount} error={faults.amount} value={amount} onValue={setAmount} />
      <DateField
        label={texts.paidBackOn}
        error={faults.paidOn}
        value={paidOn}
        onValue={setPaidOn}
        min={loan.disbursedOn}
        max={settlement.on}
      />
      <TextField
        label={texts.reference}
        hint={texts.refundReferenceHint}
        error={faults.reference}
        value={reference}
        onValue={setReference}
        maxLength={80}
        autoComplete="off"
      />
      <FormButtons isBusy={isBusy} onCancel={onClose}>
        {texts.refundRecord}
      </FormButtons>
    </form>
  );
}
