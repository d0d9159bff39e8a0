// For a window whose inputs are its own: closing it asks first while something stands in them.
import { useDialogExit } from '../ui/overlay/dialog.tsx';
import { useLeaveGuard } from './leave-guard.ts';
import { LeaveQuestion } from './leave-question.tsx';

/** Nothing of it is kept. `when`: not while it is being sent, for what follows may lead elsewhere. */
export function AsksFirst({ when }: { when: boolean }) {
  const guard = useLeaveGuard(when);
  useDialogExit(guard.before);
  return <LeaveQuestion guard={guard} isKept={false} />;
}
