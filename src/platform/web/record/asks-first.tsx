// For inputs that are no record's: closing their window, or leaving their page, asks first while something stands in them.
import { useDialogExit } from '../ui/overlay/dialog.tsx';
import { useLeaveGuard } from './leave-guard.ts';
import { LeaveQuestion } from './leave-question.tsx';

type Asking = {
  /** Whether there is something to lose. Pass false while the inputs are being sent, since a success may navigate away. */
  when: boolean;
};

/** For inputs in a window: closing it asks first. No draft is stored. */
export function AsksFirst({ when }: Asking) {
  const guard = useLeaveGuard(when);
  useDialogExit(guard.before);
  return <LeaveQuestion guard={guard} isKept={false} />;
}

/** For inputs in a page: leaving the page asks first. No draft is stored. */
export const AsksBeforeLeaving = ({ when }: Asking) => (
  <LeaveQuestion guard={useLeaveGuard(when)} isKept={false} />
);
