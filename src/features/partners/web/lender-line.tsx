// A lender's logo, name and licence, side by side.
import { Link } from 'react-router';
import type { Lender } from '../contract.ts';
import { Licence } from './licence.tsx';
import { LenderLogo } from './pictures.tsx';

/** `linked` leads to the lender's own page. */
export const LenderLine = ({ lender, linked = false }: { lender: Lender; linked?: boolean }) => (
  <div className="flex items-center gap-3">
    <LenderLogo logo={lender.logo} className="size-14" />
    <div className="min-w-0">
      {linked ? (
        <Link to={`/partnersloan/${lender._id}`} className="link inline-flex min-h-11 items-center">
          {lender.name}
        </Link>
      ) : (
        <p className="font-semibold">{lender.name}</p>
      )}
      <Licence lender={lender} />
    </div>
  </div>
);
