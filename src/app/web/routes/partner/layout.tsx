// Every page of a lender: who is not one is sent to their own start.
import { Outlet } from 'react-router';
import { ShowAgain } from '#features/second-factor/web/show-again.tsx';
import { Queries } from '#platform/web/query.tsx';
import { Guard } from '../../guard.tsx';
import { SecondFactorWatch } from '../../second-factor-watch.tsx';
import { PartnerShell } from '../../shells/partner.tsx';

export default function PartnerLayout() {
  return (
    <Guard part="partner">
      {(session) => (
        <Queries key={session.id} account={session.id}>
          <ShowAgain />
          <SecondFactorWatch setUpAt="/partner/second-step" />
          <PartnerShell
            person={{ name: session.fullName, email: session.email, imageUrl: session.image }}
            role={session.userType}
          >
            <Outlet />
          </PartnerShell>
        </Queries>
      )}
    </Guard>
  );
}
