// Records money received: filled in with what is due next, and telling beforehand what the payment will do.
import { type FormEvent, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/form/date-field.tsx';
import { MoneyField } from '#platform/web/ui/form/money-field.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { type Day, readDay, showDay } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import { loanDeskTexts as texts } from '#texts/staff-loan-desk.ts';
import type { DeskLoan } from '../../contract/desk.ts';
import { readAmount } from '../../rules/desk/payment.ts';
import { showLoanNumber } from '../../rules/loan-number.ts';
import { FormButtons } from './form-buttons.tsx';
import { PaymentPreview } from './payment-preview.tsx';
import { call } from './queries.ts';
import { type Faults, useDeskAction } from './use-desk-action.ts';

type RepaymentDialogProps = { shown: DeskLoan; open: boolean; onClose: () => void };

export const RepaymentDialog = ({ shown, open, onClose }: RepaymentDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    width="lg"
    title={texts.recordTitle(showLoanNumber(shown.loan.number))}
  >
    <RepaymentForm shown={shown} onClose={onClose} />
  </Dialog>
);

type Payment = { amount: number; receivedOn: string; reference: string; note: string };

function RepaymentForm({ shown, onClose }: Omit<RepaymentDialogProps, 'open'>) {
  const { loan, settlement } = shown;
  const [amount, setAmount] = useState(String(loan.nextAmount || loan.owed || ''));
  const [receivedOn, setReceivedOn] = useState(settlement.on);
  const [reference, setReference] = useState('');
  const [note, setNote] = useState('');
  const { form, faults, isBusy, run } = useDeskAction(
    (body: Payment) => call('POST /api/loans/admin/:id/repayments', { params: { id: loan._id }, body }),
    onClose,
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const payment = { amount: Number(amount), receivedOn, reference: reference.trim(), note };
    run(payment, faultsOf(payment, shown));
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      <div className="grid content-start gap-4">
        <MoneyField
          label={texts.amount}
          hint={texts.recordHint}
          error={faults.amount}
          value={amount}
          onValue={setAmount}
        />
        <Suggested shown={shown} onChoose={(dollars) => setAmount(String(dollars))} />
        <DateField
          label={texts.received}
          error={faults.receivedOn}
          value={receivedOn}
          onValue={setReceivedOn}
          min={loan.disbursedOn}
          max={settlement.on}
        />
        <TextField
          label={texts.reference}
          hint={texts.referenceHint}
          error={faults.reference}
          value={reference}
          onValue={setReference}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <TextField
          label={texts.note}
          optional
          error={faults.note}
          value={note}
          onValue={setNote}
          maxLength={2_000}
          autoComplete="off"
        />
      </div>
      <div className="grid content-between gap-6">
        <PaymentPreview
          shown={shown}
          amountCents={readAmount(Number(amount))}
          on={dayWithin(receivedOn, shown)}
        />
        <FormButtons isBusy={isBusy} onCancel={onClose}>
          {texts.record}
        </FormButtons>
      </div>
    </form>
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

/** As the server judges it: from the day the money was handed over to today in Jamaica. */
function dayWithin(text: string, { loan, settlement }: DeskLoan): Day | null {
  const day = readDay(text);
  return day && day >= loan.disbursedOn && day <= settlement.on ? day : null;
}

const faultsOf = ({ amount, receivedOn, reference }: Payment, shown: DeskLoan): Faults => ({
  ...(readAmount(amount) === null ? { amount: texts.amountFault } : {}),
  ...(dayWithin(receivedOn, shown) === null
    ? { receivedOn: texts.dayFault(showDay(shown.loan.disbursedOn as Day)) }
    : {}),
  ...(reference === '' ? { reference: texts.referenceNeeded } : {}),
});
