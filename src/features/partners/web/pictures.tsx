// The pictures that lenders publish, and what stands in where there is none. Decoration: the name is always beside them.
import { Building2, CarFront, HandCoins, House, type LucideIcon } from 'lucide-react';
import type { PublicLoan } from '../contract.ts';

const STAND_INS: Record<PublicLoan['type'], LucideIcon> = {
  'Car Loan': CarFront,
  Mortgage: House,
  'Unsecured Regular Loan': HandCoins,
};

type LoanPictureProps = { loan: Pick<PublicLoan, 'loanImage' | 'type'>; className?: string };

export function LoanPicture({ loan, className = '' }: LoanPictureProps) {
  const StandIn = STAND_INS[loan.type];
  return loan.loanImage ? (
    <img
      src={loan.loanImage}
      alt=""
      loading="lazy"
      width="640"
      height="320"
      className={`aspect-2/1 w-full bg-sunk object-cover ${className}`}
    />
  ) : (
    <div className={`grid aspect-2/1 w-full place-items-center bg-leaf-soft text-leaf ${className}`}>
      <StandIn className="size-14" strokeWidth={1.25} />
    </div>
  );
}

/** Without one, as in a form that is being filled in, a sign holds its place. */
export const LenderLogo = ({ logo, className = 'size-12' }: { logo: string; className?: string }) =>
  logo === '' ? (
    <span
      className={`grid shrink-0 place-items-center rounded-md border border-line bg-sunk text-muted ${className}`}
    >
      <Building2 aria-hidden="true" className="size-1/2" strokeWidth={1.25} />
    </span>
  ) : (
    <img
      src={logo}
      alt=""
      loading="lazy"
      width="96"
      height="96"
      className={`shrink-0 rounded-md border border-line bg-surface object-contain ${className}`}
    />
  );
