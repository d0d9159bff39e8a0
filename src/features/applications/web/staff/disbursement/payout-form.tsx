// The form of one payout: the money in large figures, who gets it, and what the slip says. What is wrong stands beside its field.

import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { DialogForm } from '#platform/web/record/record-dialog.tsx';
import { RecordInput } from '#platform/web/record/record-input.tsx';
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { Fact, Facts } from '#platform/web/ui/list/facts.tsx';
import { dayOf } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { Payout } from '../../../contract/disbursement.ts';
import { payoutFields } from '../../../fields/staff-payout.ts';
import { disbursementTexts as texts } from '../../../texts/staff-disbursements.ts';
import { useIntentKey } from '../../after-applying.ts';
import { call } from './queries.ts';

/** Whose agreement is signed. */
export type Payee = Pick<Payout, '_id' | 'borrower' | 'partner' | 'loanAmount' | 'fee' | 'cashInHand'> & {
  signedAt: string;
};

export type Recorded = { message: string; loan: { _id: string; number: string } };

/** What is to be known of a borrower before the money goes, by the account's id. */
export type PayoutAbout = (accountId: string) => ReactNode;

type PayoutFormProps = {
  payee: Payee;
  overtaken: string | null;
  onRecorded: (recorded: Recorded) => void;
  about?: PayoutAbout | undefined;
};

/** The same payout sent again, after an answer that was lost, is one payout. */
export function PayoutForm({ payee, overtaken, onRecorded, about }: PayoutFormProps) {
  const [now] = useState(() => new Date());
  const keyOf = useIntentKey();
  const params = { id: payee._id };
  return (
    <DialogForm
      overtaken={overtaken}
      lead={about?.(payee.borrower._id)}
      fields={payoutFields({ signedAt: new Date(payee.signedAt), now })}
      begin={{ disbursedOn: dayOf(now) }}
      send={(body) =>
        call(
          'POST /api/loan-application/admin/:id/disburse',
          { params, body },
          { key: keyOf(JSON.stringify(body)) },
        )
      }
      confirmText={texts.record}
      refusedTitle={texts.failed}
      topics={['applications', 'loans']}
      onSaved={onRecorded}
    >
      {(form) => (
        <div className="grid grid-cols-1 items-start gap-x-6 gap-y-4 sm:grid-cols-2">
          <div className="grid grid-cols-1 gap-3">
            <Money payee={payee} />
            <Who payee={payee} />
          </div>
          <div className="grid grid-cols-1 gap-4">
            <RecordInput form={form} name="reference" />
            <RecordInput form={form} name="disbursedOn" />
            <p className="text-muted text-sm">{texts.opensLoan}</p>
          </div>
        </div>
      )}
    </DialogForm>
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
    <Facts>
      <Fact name={texts.borrower}>
        <Link to={`/admin/users/${borrower._id}`} className="link inline-flex min-h-11 min-w-11 items-center">
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
  );
}
