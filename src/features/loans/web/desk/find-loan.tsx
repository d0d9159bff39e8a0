// Opens a loan by the number that a payer quotes.
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { readLoanNumber } from '../../rules/loan-number.ts';
import { loanDeskTexts as texts } from '../../texts/staff-loan-desk.ts';
import { call } from './queries.ts';

/** A slip of the pen is noticed before anything is sent: the last digit checks the others. */
export function FindLoan() {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const navigate = useNavigate();
  const find = useMutation({
    mutationFn: (number: string) => call('GET /api/loans/admin/find', { query: { number } }),
    onSuccess: ({ _id }) => {
      setTyped('');
      navigate(`/admin/portfolio/${_id}`);
    },
    onError: (failure) => setError(failure.message),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = readLoanNumber(typed);
    setError(number === null ? texts.findError : undefined);
    if (number !== null) find.mutate(number);
  };
  return (
    <search>
      <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-2 sm:flex-nowrap">
        <TextField
          type="search"
          label={texts.find}
          error={error}
          value={typed}
          onValue={setTyped}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          placeholder={texts.findExample}
          className="min-w-0 flex-1 basis-56 sm:max-w-72"
        />
        <Button
          type="submit"
          tone="secondary"
          busy={find.isPending}
          className="shrink-0 sm:whitespace-nowrap"
        >
          {texts.findButton}
        </Button>
      </form>
    </search>
  );
}
