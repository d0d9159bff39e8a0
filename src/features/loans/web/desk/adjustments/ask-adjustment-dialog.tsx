// Asks a second person for a waiver of a part, for a write-off of all that is owed, or to take the payout back.
import { type FormEvent, useState } from 'react';
import { Banner } from '#platform/web/ui/banner.tsx';
import { MoneyField } from '#platform/web/ui/form/money-field.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { showDollars } from '#shared/money.ts';
import { loanDeskTexts as texts } from '#texts/staff-loan-desk.ts';
import type { DeskLoan, LoanAdjustment } from '../../../contract/desk.ts';
import { readAmount } from '../../../rules/desk/payment.ts';
import { FormButtons } from '../form-buttons.tsx';
import { call } from '../queries.ts';
import { useDeskAction } from '../use-desk-action.ts';

type Kind = LoanAdjustment['kind'];
type AskAdjustmentDialogProps = { shown: DeskLoan; kind: Kind | null; onClose: () => void };

export const AskAdjustmentDialog = ({ shown, kind, onClose }: AskAdjustmentDialogProps) => (
  <Dialog open={kind !== null} onClose={onClose} title={kind ? texts.askTitle[kind] : ''}>
    {kind && <AskForm shown={shown} kind={kind} onClose={onClose} />}
  </Dialog>
);

type Asked = { kind: Kind; amount?: number; reason: string };

function AskForm({ shown, kind, onClose }: AskAdjustmentDialogProps & { kind: Kind }) {
  const { _id: id, owed } = shown.loan;
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const { form, faults, isBusy, run } = useDeskAction(
    (body: Asked) => call('POST /api/loans/admin/:id/adjustments', { params: { id }, body }),
    onClose,
  );
  const isWaiver = kind === 'Waiver';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = reason.trim();
    const asked = { kind, ...(isWaiver ? { amount: Number(amount) } : {}), reason: said };
    run(asked, {
      ...(isWaiver && readAmount(Number(amount)) === null ? { amount: texts.amountFault } : {}),
      ...(isWaiver && Number(amount) > owed ? { amount: texts.waiverHint(showDollars(owed)) } : {}),
      ...(said === '' ? { reason: texts.reasonNeeded } : {}),
    });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      {isWaiver ? (
        <MoneyField
          label={texts.waiverAmount}
          hint={texts.waiverHint(showDollars(owed))}
          error={faults.amount}
          value={amount}
          onValue={setAmount}
        />
      ) : (
        <p>{kind === 'WriteOff' ? texts.writeOffHint(showDollars(owed)) : texts.payoutReversalHint}</p>
      )}
      <TextAreaField
        label={texts.reason}
        error={faults.reason}
        value={reason}
        onValue={setReason}
        maxLength={2_000}
      />
      <Banner tone="info">{texts.secondPerson}</Banner>
      <FormButtons isBusy={isBusy} onCancel={onClose}>
        {texts.ask}
      </FormButtons>
    </form>
  );
}
