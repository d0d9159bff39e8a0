// Records that money was handed over: how much and to whom, its reference and its day; afterwards the way to the loan and to the next one.
import { useState } from 'react';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { disbursementTexts as texts } from '../../../texts/staff-disbursements.ts';
import { type Payee, type PayoutAbout, PayoutForm, type Recorded } from './payout-form.tsx';

type PayoutDialogProps = {
  /** Who is paid; null keeps the window closed. */
  payee: Payee | null;
  /** How it stands where a colleague was faster. */
  overtaken: string | null;
  /** Who is to be paid after this one, where that is known. */
  next?: Payee | undefined;
  onNext?: (payee: Payee) => void;
  onClose: () => void;
  about?: PayoutAbout | undefined;
};

export const PayoutDialog = ({ payee, onClose, ...after }: PayoutDialogProps) => (
  <Dialog open={payee !== null} onClose={onClose} title={texts.record} width="lg">
    {payee && <Payment key={payee._id} payee={payee} onClose={onClose} {...after} />}
  </Dialog>
);

function Payment({ payee, overtaken, next, onNext, onClose, about }: PayoutDialogProps & { payee: Payee }) {
  const [recorded, setRecorded] = useState<Recorded>();
  if (!recorded)
    return <PayoutForm payee={payee} overtaken={overtaken} onRecorded={setRecorded} about={about} />;
  return (
    <>
      <Banner tone="good" role="status">
        <p className="figures">{recorded.message}</p>
      </Banner>
      <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
        <LinkButton tone="secondary" to={`/admin/portfolio/${recorded.loan._id}`}>
          {texts.openLoan}
        </LinkButton>
        {next && onNext ? (
          <Button autoFocus onClick={() => onNext(next)}>
            {texts.next(next.borrower.fullName)}
          </Button>
        ) : (
          <Button autoFocus onClick={onClose}>
            {texts.close}
          </Button>
        )}
      </div>
    </>
  );
}
