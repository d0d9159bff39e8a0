// Any address of a borrower's that nothing answers: in their own frame, so that the way on is where it always is.
import { useSession } from '#platform/web/session.ts';
import { BorrowerFrame } from '../borrower-frame.tsx';
import { partOf } from '../guard.tsx';
import OpenNotFound, { NothingThere } from '../routes/visitor/not-found.tsx';

export default function NotFound() {
  const session = useSession();
  if (!session || partOf(session) !== 'borrower') return <OpenNotFound />;
  return (
    <BorrowerFrame session={session}>
      <NothingThere />
    </BorrowerFrame>
  );
}
