// One question before something that cannot be taken back.
import type { ReactNode } from 'react';
import { uiTexts } from '#texts/ui.ts';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  /** The question, worded as in the specification. */
  title: string;
  confirmText: string;
  cancelText?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    confirmText,
    cancelText = uiTexts.cancel,
    danger,
    busy,
    onConfirm,
    onCancel,
    children,
  } = props;
  const footer = (
    <>
      <Button tone="secondary" onClick={onCancel}>
        {cancelText}
      </Button>
      <Button tone={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
        {confirmText}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onCancel} title={title} footer={footer}>
      {children}
    </Dialog>
  );
}
