// Cancels a loan whose money was not handed over: what will happen, and the reason that the borrower reads.
import { type FormEvent, useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { showDollars } from '#shared/money.ts';
import { cancellationTexts as texts } from '../../../texts/staff-disbursements.ts';
import { useCancelLoan } from './queries.ts';

/** `_id` is the application's. */
export type Cancellable = {
  _id: string;
  borrower: { fullName: string };
  partner: { name: string } | null;
  loanAmount: number;
};

type CancelDialogProps = {
  /** Null keeps it closed. */
  loan: Cancellable | null;
  onClose: () => void;
};

const LONGEST_CHARACTERS = 500;

export const CancelDialog = ({ loan, onClose }: CancelDialogProps) => (
  <Dialog open={loan !== null} onClose={onClose} title={texts.title}>
    {loan && <CancelForm key={loan._id} loan={loan} onClose={onClose} />}
  </Dialog>
);

function CancelForm({ loan, onClose }: { loan: Cancellable; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, error } = useCancelLoan(loan._id);
  const refused = error instanceof CallFailed ? error.fields.reason : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = reason.trim();
    setIsMissing(said === '');
    if (said === '') event.currentTarget.querySelector('textarea')?.focus();
    else mutate(said, { onSuccess: onClose });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="figures font-semibold">
        {texts.of(showDollars(loan.loanAmount), loan.borrower.fullName)}
      </p>
      <WhatHappens lender={loan.partner?.name ?? null} />
      {error && !refused && (
        <Banner tone="bad" role="alert" title={texts.failed}>
          <p className="figures">{error.message}</p>
        </Banner>
      )}
      <TextAreaField
        label={texts.reason}
        hint={texts.reasonHint}
        name="reason"
        error={isMissing ? texts.reasonNeeded : refused}
        value={reason}
        onValue={setReason}
        maxLength={LONGEST_CHARACTERS}
      />
      <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
        <Button tone="secondary" onClick={onClose}>
          {texts.keep}
        </Button>
        <Button type="submit" tone="danger" busy={isPending}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

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
