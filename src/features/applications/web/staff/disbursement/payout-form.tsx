// The form of one payout: the money in large figures, who gets it, and what the slip says. What is wrong stands beside its field.

import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { isClosed } from '#features/accounts/rules/may-change-person.ts';
import { FormButtons } from '#features/loans/web/desk/form-buttons.tsx';
import { CallFailed } from '#platform/web/call.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { DateField } from '#platform/web/ui/form/date-field.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { Fact, Facts } from '#platform/web/ui/list/facts.tsx';
import { dayOf, readDay, showDay } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import { loanDeskTexts } from '#texts/staff-loan-desk.ts';
import type { Payout } from '../../../contract/disbursement.ts';
import { mayBeHandedOverOn } from '../../../rules/disbursement/may-disburse.ts';
import { disbursementTexts as texts } from '../../../texts/staff-disbursements.ts';
import { useRecordPayout } from './queries.ts';

/** Whose agreement is signed. */
export type Payee = Pick<Payout, '_id' | 'borrower' | 'partner' | 'loanAmount' | 'fee' | 'cashInHand'> & {
  signedAt: string;
};

export type Recorded = { message: string; loan: { _id: string; number: string } };

type PayoutFormProps = { payee: Payee; onRecorded: (recorded: Recorded) => void; onCancel: () => void };

type Faults = { reference?: string; disbursedOn?: string };

const LONGEST_CHARACTERS = 80;

export function PayoutForm({ payee, onRecorded, onCancel }: PayoutFormProps) {
  const signedAt = new Date(payee.signedAt);
  const [today] = useState(() => dayOf(new Date()));
  const [reference, setReference] = useState('');
  const [disbursedOn, setDisbursedOn] = useState<string>(today);
  const [found, setFound] = useState<Faults>({});
  const { mutate, isPending, error } = useRecordPayout(payee._id);
  const refused: Faults = error instanceof CallFailed ? error.fields : {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const faults = faultsOf(reference, disbursedOn, signedAt);
    setFound(faults);
    const [first] = Object.keys(faults);
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else mutate({ reference: reference.trim(), disbursedOn }, { onSuccess: onRecorded });
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid grid-cols-1 items-start gap-x-6 gap-y-4 sm:grid-cols-2"
    >
      <div className="grid grid-cols-1 gap-3">
        <Money payee={payee} />
        <Who payee={payee} />
      </div>
      <div className="grid grid-cols-1 gap-4">
        {error && Object.keys(refused).length === 0 && (
          <Banner tone="bad" role="alert" title={texts.failed}>
            <p className="figures">{error.message}</p>
          </Banner>
        )}
        <TextField
          label={texts.reference}
          hint={texts.referenceHint}
          name="reference"
          error={found.reference ?? refused.reference}
          value={reference}
          onValue={setReference}
          maxLength={LONGEST_CHARACTERS}
          autoComplete="off"
          autoCapitalize="characters"
          autoFocus
        />
        <DateField
          label={texts.day}
          name="disbursedOn"
          error={found.disbursedOn ?? refused.disbursedOn}
          value={disbursedOn}
          onValue={setDisbursedOn}
          min={dayOf(signedAt)}
          max={today}
        />
        <p className="text-muted text-sm">{texts.opensLoan}</p>
        <FormButtons isBusy={isPending} onCancel={onCancel}>
          {texts.record}
        </FormButtons>
      </div>
    </form>
  );
}

const Money = ({ payee: { cashInHand, loanAmount, fee } }: { payee: Payee }) => (
  <div className="figures rounded-lg bg-leaf-soft p-4 text-center">
    <p>{texts.handOver}</p>
    <p className="wrap-anywhere font-bold text-3xl text-leaf">{showDollars(cashInHand)}</p>
    <p className="text-sm">{texts.ofAmount(showDollars(loanAmount), showDollars(fee))}</p>
  </div>
);

function Who({ payee: { borrower, partner } }: { payee: Payee }) {
  return (
    <>
      <Facts>
        <Fact name={texts.borrower}>
          <Link
            to={`/admin/users/${borrower._id}`}
            className="link inline-flex min-h-11 min-w-11 items-center"
          >
            {borrower.fullName}
          </Link>
        </Fact>
        <Fact name={texts.email}>
          <EmailAddress of={borrower.email} />
        </Fact>
        <Fact name={texts.phone}>
          {borrower.phone ? (
            <a href={`tel:${borrower.phone}`} className="link inline-flex min-h-11 min-w-11 items-center">
              {borrower.phone}
            </a>
          ) : (
            texts.noPhone
          )}
        </Fact>
        <Fact name={texts.lender}>{partner?.name ?? texts.ours}</Fact>
      </Facts>
      {isClosed(borrower.status) && (
        <Banner tone="bad">
          <p>{texts.notActive(borrower.status)}</p>
        </Banner>
      )}
    </>
  );
}

/** As the server judges it. */
function faultsOf(reference: string, disbursedOn: string, signedAt: Date): Faults {
  const day = readDay(disbursedOn);
  return {
    ...(reference.trim() === '' ? { reference: loanDeskTexts.referenceNeeded } : {}),
    ...(day && mayBeHandedOverOn(day, signedAt, new Date())
      ? {}
      : { disbursedOn: texts.dayFault(showDay(dayOf(signedAt))) }),
  };
}
