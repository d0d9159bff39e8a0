// A colleague is at these documents: who, and the question before they are taken over.

import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { claimTexts as texts } from '../../../texts/staff-workbench.ts';

type HeldByOtherProps = { name: string; onTakeOver: () => void };

export const HeldByOther = ({ name, onTakeOver }: HeldByOtherProps) => (
  <div className="min-w-60 flex-1">
    <Banner
      tone="wait"
      role="status"
      title={texts.heldBy(name)}
      action={
        <Button tone="secondary" size="sm" onClick={onTakeOver}>
          {texts.takeOver}
        </Button>
      }
    >
      <p className="text-sm">{texts.heldLead}</p>
    </Banner>
  </div>
);

type TakeOverDialogProps = {
  /** The colleague's name; the dialog is open while there is one. */
  name: string | undefined;
  onTakeOver: () => void;
  onClose: () => void;
};

export const TakeOverDialog = ({ name, onTakeOver, onClose }: TakeOverDialogProps) => (
  <ConfirmDialog
    open={name !== undefined}
    title={texts.takeOverQuestion(name ?? '')}
    confirmText={texts.takeOver}
    onConfirm={onTakeOver}
    onCancel={onClose}
  >
    <p className="text-muted">{texts.takeOverLead}</p>
  </ConfirmDialog>
);
