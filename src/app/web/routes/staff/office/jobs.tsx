// /admin/jobs: the background work, and the public holidays with what each would move.
import { PostponedBy } from '#features/loans/web/staff/holidays/postponed-by.tsx';
import { BackgroundWork } from '#features/upkeep/web/staff/background-work.tsx';

export default function Jobs() {
  return <BackgroundWork whatMoves={(day, onRead) => <PostponedBy day={day} onRead={onRead} />} />;
}
