// /admin/disbursements: the payouts, each with the signals about its borrower before the money goes.
import { Payouts } from '#features/applications/web/staff/disbursement/payouts.tsx';
import { SignalsOf } from '#features/signals/web/staff/signals-about.tsx';

export default function Disbursements() {
  return <Payouts about={(id) => <SignalsOf id={id} />} />;
}
