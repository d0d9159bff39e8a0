// One question before something that cannot be taken back.
import type { ReactNode } from 'react';
import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';
import { CancelButton, Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  /** The question, worded as in the specification. */
  title: string;
  confirmText: string;
  cancelText?: string;
  danger?: boolean;
  busy?: boolean;
  /** Why it can no longer be done, in a sentence, where that has come while the question stood there: then there is nothing to confirm. */
  obstacle?: string | null;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    confirmText,
    cancelText,
    danger,
    busy,
    obstacle = null,
    onConfirm,
    onCancel,
    children,
  } = props;
  const footer = (
    <>
      <CancelButton text={cancelText} />
      {obstacle === null && (
        <Button tone={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          {confirmText}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open={open} onClose={onCancel} title={title} footer={footer}>
      {children}
      {obstacle !== null && (
        <Banner tone="wait" role="alert">
          {obstacle}
        </Banner>
      )}
    </Dialog>
  );
}
