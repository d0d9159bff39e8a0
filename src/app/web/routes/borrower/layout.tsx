// Every page of a borrower: who is not one is sent to their own start.
import { Outlet } from 'react-router';
import { BorrowerFrame } from '../../borrower-frame.tsx';
import { Guard } from '../../guard.tsx';

export default function BorrowerLayout() {
  return (
    <Guard part="borrower">
      {(session) => (
        <BorrowerFrame session={session}>
          <Outlet />
        </BorrowerFrame>
      )}
    </Guard>
  );
}
