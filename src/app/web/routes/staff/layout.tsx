// Every page of the back office: who is not staff is sent to their own start.
import { Outlet } from 'react-router';
import { ShowAgain } from '#features/second-factor/web/show-again.tsx';
import { Queries } from '#platform/web/query.tsx';
import { Guard } from '../../guard.tsx';
import { SecondFactorWatch } from '../../second-factor-watch.tsx';
import { StaffShell } from '../../shells/staff.tsx';

export default function StaffLayout() {
  return (
    <Guard part="staff">
      {(session) => (
        <Queries key={session.id} account={session.id}>
          <ShowAgain />
          <SecondFactorWatch setUpAt="/admin/second-step" />
          <StaffShell
            person={{ name: session.fullName, email: session.email, imageUrl: session.image }}
            role={session.userType}
          >
            <Outlet />
          </StaffShell>
        </Queries>
      )}
    </Guard>
  );
}
