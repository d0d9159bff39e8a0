// A new password, typed twice, with its strength.
import { useState } from 'react';
import type { FieldTie } from '#platform/web/form-state/use-native-form.ts';
import { PasswordField } from '#platform/web/ui/form/password-field.tsx';
import { accountScreenTexts as texts } from '../../texts/accounts.ts';
import { Strength } from '../strength.tsx';

type NewPasswordFieldsProps = {
  field: (name: 'password' | 'confirm') => FieldTie;
  label?: string;
  /** Words that others know about the person. */
  own?: string[];
};

/** Give it a new `key` when the form is reset. */
export function NewPasswordFields({ field, label = texts.password, own }: NewPasswordFieldsProps) {
  const [password, setPassword] = useState('');
  const first = field('password');
  return (
    <>
      <PasswordField
        {...first}
        label={label}
        autoComplete="new-password"
        onValue={(value) => {
          setPassword(value);
          first.onValue();
        }}
        meter={<Strength password={password} own={own} />}
      />
      <PasswordField {...field('confirm')} label={texts.repeatPassword} autoComplete="new-password" />
    </>
  );
}
