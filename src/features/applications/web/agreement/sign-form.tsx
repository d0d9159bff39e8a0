// Signing: one's full name, typed, and one button. What the server will ask about the name is asked here first.
import { PenLine } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import { useKeptState } from '#platform/web/form-state/use-kept-state.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { NeedsConnection } from '#platform/web/ui/form/notices/needs-connection.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { isSameName } from '../../rules/agreement/check-signature.ts';
import { agreementTexts as texts } from '../../texts/agreement.ts';
import { useSign } from './queries.ts';

type SignProps = {
  id: string;
  name: string;
  sha256: string;
  /** Who gets the signed agreement besides us; null for a loan of ours. */
  lender: string | null;
};

export function SignForm({ id, name, sha256, lender }: SignProps) {
  const sign = useSign(id);
  const { value: fullName, set: setFullName, forget } = useKeptState(`signature:${id}`, '');
  const [mistake, setMistake] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const refused = sign.error instanceof CallFailed ? sign.error.fields.fullName : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = fullName.trim() === '' ? texts.nameNeeded : texts.typeName(name);
    if (!isSameName(fullName, name)) {
      setMistake(wrong);
      form.current?.querySelector('input')?.focus();
      return;
    }
    sign.mutate({ fullName: fullName.trim(), sha256 }, { onSuccess: forget });
  };
  return (
    <Card>
      <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <h2 className="font-bold text-xl">{texts.sign}</h2>
        <p>{texts.signLead(name)}</p>
        <TextField
          label={texts.fullName}
          name="fullName"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={250}
          value={fullName}
          error={mistake ?? refused}
          onValue={(typed) => {
            setFullName(typed);
            setMistake(undefined);
          }}
        />
        <p className="text-muted text-sm">
          {texts.signNote} {lender && texts.lenderKeeps(lender)}
        </p>
        <NeedsConnection />
        <Button
          type="submit"
          busy={sign.isPending || sign.isSuccess}
          icon={<PenLine className="size-5" />}
          className="justify-self-stretch sm:justify-self-start"
        >
          {texts.signButton}
        </Button>
      </form>
    </Card>
  );
}
