// For inputs that are no record's: closing their window, or leaving their page, asks first while something stands in them.
import { useDialogExit } from '../ui/overlay/dialog.tsx';
import { useLeaveGuard } from './leave-guard.ts';
import { LeaveQuestion } from './leave-question.tsx';

type Asking = {
  /** Not while it is being sent, for what follows may lead elsewhere. */
  when: boolean;
};

/** In a window. Nothing of it is kept. */
export function AsksFirst({ when }: Asking) {
  const guard = useLeaveGuard(when);
  useDialogExit(guard.before);
  return <LeaveQuestion guard={guard} isKept={false} />;
}

/** In a part of a page. Nothing of it is kept. */
export const AsksBeforeLeaving = ({ when }: Asking) => (
  <LeaveQuestion guard={useLeaveGuard(when)} isKept={false} />
);
