// /admin/second-step: the second step that must be set up first.
import { SetUpSecondStep } from '#features/second-factor/web/desk/set-up.tsx';
import { Queries } from '#platform/web/query.tsx';
import { Guard } from '../../guard.tsx';
import { DeskBareShell } from '../../shells/desk-bare.tsx';

export default function SecondStepRoute() {
  return (
    <Guard part="staff">
      {(session) => (
        <Queries key={session.id} account={session.id}>
          <DeskBareShell>
            <SetUpSecondStep root="/admin" />
          </DeskBareShell>
        </Queries>
      )}
    </Guard>
  );
}
