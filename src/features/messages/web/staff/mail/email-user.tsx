// The form for an e-mail to one person, asked about once more before it goes.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Mails, Send } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CallFailed } from '#platform/web/call.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { Page } from '#platform/web/ui/page.tsx';
import type { FieldErrors } from '#shared/refusal.ts';
import { emailTexts as texts } from '../../../texts/staff-mail.ts';
import { call } from '../../queries.ts';
import { MAILS } from './queries.ts';
import { RecipientField } from './recipient-field.tsx';

type Email = { to: string; subject: string; description: string };

/** `?to=` in the address is whom it goes to. */
export function EmailUser() {
  const [address] = useSearchParams();
  const [email, setEmail] = useState<Email>({ to: address.get('to') ?? '', subject: '', description: '' });
  const [faults, setFaults] = useState<FieldErrors>({});
  const [asks, setAsks] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const send = useSend({
    onSent: () => setEmail({ to: '', subject: '', description: '' }),
    onFaults: setFaults,
    onSettled: () => setAsks(false),
  });
  const write = (field: keyof Email) => (text: string) => {
    setEmail((now) => ({ ...now, [field]: text }));
    setFaults(({ [field]: _mended, ...others }) => others);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = missingIn(email);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else setAsks(true);
  };
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      width="narrow"
      actions={
        <LinkButton tone="secondary" to="/admin/email-user/log" icon={<Mails className="size-5" />}>
          {texts.log}
        </LinkButton>
      }
    >
      <form
        ref={form}
        onSubmit={submit}
        noValidate
        className="grid grid-cols-1 gap-5 rounded-lg border border-line bg-surface p-4 sm:p-6"
      >
        <RecipientField value={email.to} error={faults.to} onValue={write('to')} />
        <TextField
          name="subject"
          label={texts.subject}
          error={faults.subject}
          maxLength={150}
          value={email.subject}
          onValue={write('subject')}
        />
        <TextAreaField
          name="description"
          label={texts.description}
          hint={texts.descriptionHint}
          error={faults.description}
          rows={8}
          maxLength={5_000}
          value={email.description}
          onValue={write('description')}
        />
        <Button type="submit" className="justify-self-start" icon={<Send className="size-5" />}>
          {texts.send}
        </Button>
      </form>
      <ConfirmDialog
        open={asks}
        title={texts.confirm}
        confirmText={texts.send}
        busy={send.isPending}
        onConfirm={() => send.mutate(email)}
        onCancel={() => setAsks(false)}
      >
        <p className="[overflow-wrap:anywhere]">
          <span className="text-muted">{texts.to}:</span> {email.to.trim()}
        </p>
        <p className="[overflow-wrap:anywhere]">
          <span className="text-muted">{texts.subject}:</span> {email.subject.trim()}
        </p>
      </ConfirmDialog>
    </Page>
  );
}

function missingIn({ to, subject, description }: Email): FieldErrors {
  return {
    ...(to.trim() === '' ? { to: texts.toRequired } : {}),
    ...(subject.trim() === '' ? { subject: texts.subjectRequired } : {}),
    ...(description.trim() === '' ? { description: texts.descriptionRequired } : {}),
  };
}

type Outcomes = { onSent: () => void; onFaults: (faults: FieldErrors) => void; onSettled: () => void };

function useSend({ onSent, onFaults, onSettled }: Outcomes) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (email: Email) => call('POST /api/informations/emailUser', { body: email }),
    onSuccess: ({ message }) => {
      toast.good(message);
      onSent();
    },
    onError: (failure) => {
      toast.bad(texts.failed);
      if (!(failure instanceof CallFailed)) return;
      const hasFields = Object.keys(failure.fields).length > 0;
      onFaults(hasFields ? failure.fields : { description: failure.message });
    },
    onSettled: () => {
      onSettled();
      return queries.invalidateQueries({ queryKey: [MAILS] });
    },
  });
}
