// Who opens an account: first and last name, and the address to log in with.

import type { FieldTie } from '#platform/web/form-state/use-native-form.ts';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { accountScreenTexts as texts } from '../../texts/accounts.ts';

type PersonFieldsProps = {
  field: (name: 'firstName' | 'lastName' | 'email') => FieldTie;
  /** Whether they are of who types them; the browser fills in nobody's else. */
  isOwn?: boolean;
};

export const PersonFields = ({ field, isOwn = true }: PersonFieldsProps) => (
  <>
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...field('firstName')}
        label={texts.firstName}
        autoComplete={isOwn ? 'given-name' : 'off'}
      />
      <TextField {...field('lastName')} label={texts.lastName} autoComplete={isOwn ? 'family-name' : 'off'} />
    </div>
    <TextField
      {...field('email')}
      label={texts.email}
      type="email"
      autoComplete={isOwn ? 'username' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
    />
  </>
);
