// A form of one e-mail address, for links that are mailed to it.

import { useNativeForm } from '#platform/web/form-state/use-native-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { emailErrors } from '../../rules/fields.ts';
import { accountScreenTexts as texts } from '../../texts/accounts.ts';

type EmailFormProps = { submitText: string; send: (email: string) => Promise<void> };

export function EmailForm({ submitText, send }: EmailFormProps) {
  const { field, busy, attach } = useNativeForm({
    names: ['email'],
    validate: emailErrors,
    send: ({ email }) => send(email),
    onFailure: ({ message }) => toast.bad(message, 'top-center'),
  });
  return (
    <form {...attach} className="grid gap-4">
      <TextField
        {...field('email')}
        label={texts.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" wide busy={busy}>
        {submitText}
      </Button>
    </form>
  );
}
