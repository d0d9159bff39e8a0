// Who opens an account: first and last name, and the address to log in with.
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { accountScreenTexts as texts } from '#texts/accounts.ts';
import type { FieldTie } from './use-account-form.ts';

type PersonFieldsProps = { field: (name: 'firstName' | 'lastName' | 'email') => FieldTie };

export const PersonFields = ({ field }: PersonFieldsProps) => (
  <>
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...field('firstName')} label={texts.firstName} autoComplete="given-name" />
      <TextField {...field('lastName')} label={texts.lastName} autoComplete="family-name" />
    </div>
    <TextField
      {...field('email')}
      label={texts.email}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  </>
);
