// The question before a form is left with something in it that is not saved.
import { recordTexts as texts } from '#texts/desk-record.ts';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import type { LeaveGuard } from './leave-guard.ts';

type LeaveQuestionProps = {
  guard: LeaveGuard;
  /** Whether a file was picked: the question then says that it will be lost, since drafts hold no files. */
  hasFile?: boolean;
  /** Whether a draft is stored in this browser; the question's words depend on it. */
  isKept?: boolean;
};

export const LeaveQuestion = ({ guard, hasFile = false, isKept = true }: LeaveQuestionProps) => (
  <ConfirmDialog
    open={guard.isAsking}
    title={texts.leave}
    confirmText={texts.goOn}
    cancelText={texts.stay}
    onConfirm={guard.leave}
    onCancel={guard.stay}
  >
    <p>
      {isKept ? texts.leaveLead : texts.leaveLost}
      {hasFile && ` ${texts.fileIsLost}`}
    </p>
  </ConfirmDialog>
);
