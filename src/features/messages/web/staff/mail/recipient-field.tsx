// To whom an e-mail goes: typed, or found among the users by a part of the name or the address.
import { useId } from 'react';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { emailTexts as texts } from '../../../texts/staff-mail.ts';
import { usePeopleFound } from '../use-people-found.ts';

type RecipientFieldProps = {
  value: string;
  error: string | undefined;
  onValue: (address: string) => void;
};

/** The browser's own list of suggestions; lenders and staff are found by nothing but their whole address. */
export function RecipientField({ value, error, onValue }: RecipientFieldProps) {
  const listId = useId();
  const people = usePeopleFound(value).people.data?.rows ?? [];
  const known = people.find(({ email }) => email.toLowerCase() === value.trim().toLowerCase());
  return (
    <div className="grid gap-1.5">
      <TextField
        name="to"
        label={texts.to}
        hint={texts.toHint}
        error={error}
        list={listId}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={value}
        onValue={onValue}
      />
      <datalist id={listId} aria-label={texts.people}>
        {people.map(({ _id, fullName, email }) => (
          <option key={_id} value={email}>
            {fullName}
          </option>
        ))}
      </datalist>
      <p role="status" className="min-h-5 text-leaf text-sm">
        {known && texts.known(known.fullName)}
      </p>
    </div>
  );
}
