// Asks for the password before something that a phone left lying about must not do.
import type { ReactNode } from 'react';
import { useNativeForm } from '#platform/web/form-state/use-native-form.ts';
import { sessionChanged, useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { PasswordField } from '#platform/web/ui/form/password-field.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { uiTexts } from '#texts/ui.ts';
import { accountFieldTexts, accountScreenTexts as texts } from '../../texts/accounts.ts';

type PasswordDialogProps = {
  open: boolean;
  title: string;
  confirmText: string;
  danger?: boolean;
  /** What is about to happen, in plain words. */
  children: ReactNode;
  /** Throws what the server refused; a refusal of the password itself is shown at the field. */
  onPassword: (currentPassword: string) => Promise<void>;
  onClose: () => void;
};

export const PasswordDialog = ({ open, title, onClose, ...rest }: PasswordDialogProps) => (
  <Dialog open={open} title={title} onClose={onClose}>
    <PasswordForm onClose={onClose} {...rest} />
  </Dialog>
);

type PasswordFormProps = Omit<PasswordDialogProps, 'open' | 'title'>;

export function PasswordForm({ confirmText, danger, children, onPassword, onClose }: PasswordFormProps) {
  const session = useSession();
  const { field, busy, attach } = useNativeForm({
    names: ['currentPassword'],
    validate: missing,
    send: ({ currentPassword }) => onPassword(currentPassword),
    onFailure: ({ status, message }) => {
      if (status === 401) sessionChanged();
      toast.bad(message);
    },
  });
  return (
    <form {...attach} className="grid gap-4">
      {children}
      <input type="email" autoComplete="username" value={session?.email ?? ''} readOnly hidden />
      <PasswordField
        {...field('currentPassword')}
        label={texts.currentPassword}
        autoComplete="current-password"
      />
      <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
        <Button tone="secondary" onClick={onClose} disabled={busy}>
          {uiTexts.cancel}
        </Button>
        <Button type="submit" tone={danger ? 'danger' : 'primary'} busy={busy}>
          {confirmText}
        </Button>
      </div>
    </form>
  );
}

const missing = ({ currentPassword }: { currentPassword: string }): FieldErrors =>
  currentPassword === '' ? { currentPassword: accountFieldTexts.currentPasswordRequired } : {};
