// The form for an e-mail to one person, asked about once more before it goes.
import { Mails, Send } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { LeaveQuestion } from '#platform/web/record/leave-question.tsx';
import { RecordInput } from '#platform/web/record/record-input.tsx';
import { RestoredNote } from '#platform/web/record/restored-note.tsx';
import { useRecordForm } from '#platform/web/record/use-record-form.ts';
import { useSaveRecord } from '#platform/web/record/use-save-record.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { validateFields } from '#shared/record/validate.ts';
import { newOf } from '#shared/record/values.ts';
import { mailFields } from '../../../fields/staff-mail.ts';
import { emailTexts as texts } from '../../../texts/staff-mail.ts';
import { call } from '../../queries.ts';
import { MAILS } from './queries.ts';
import { RecipientField } from './recipient-field.tsx';

/** The form; `?to=` in the page's address is whom the e-mail goes to. */
export function EmailUser() {
  const [address] = useSearchParams();
  const to = address.get('to') ?? '';
  const form = useRecordForm({
    fields: mailFields,
    place: `mail:${to}`,
    begin: { to },
    validate: (draft) => validateFields(mailFields, draft),
  });
  const place = useRef<HTMLFormElement>(null);
  const { send, isPending } = useSaveRecord({
    form: { failed: form.failed, saved: () => form.saved({ next: newOf(mailFields) }) },
    send: () => call('POST /api/informations/emailUser', { body: form.draft() }),
    failedText: texts.failed,
    topics: [MAILS],
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = Object.keys(form.ask());
    place.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const { errors, message } = form.refused;
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
        ref={place}
        onSubmit={submit}
        noValidate
        className="grid grid-cols-1 gap-5 rounded-lg border border-line bg-surface p-4 sm:p-6"
      >
        <RestoredNote form={form} />
        <RecipientField
          value={form.typed.to}
          error={form.errors.to}
          onValue={(address) => form.set({ to: address })}
        />
        <RecordInput form={form} name="subject" />
        <RecordInput form={form} name="description" />
        {message && Object.keys(errors).length === 0 && (
          <Banner tone="bad" role="alert">
            {message}
          </Banner>
        )}
        <Button type="submit" className="justify-self-start" icon={<Send className="size-5" />}>
          {texts.send}
        </Button>
      </form>
      <ConfirmDialog
        open={form.asking}
        title={texts.confirm}
        confirmText={texts.send}
        busy={isPending}
        onConfirm={send}
        onCancel={form.leaveQuestion}
      >
        <p className="[overflow-wrap:anywhere]">
          <span className="text-muted">{texts.to}:</span> {form.typed.to.trim()}
        </p>
        <p className="[overflow-wrap:anywhere]">
          <span className="text-muted">{texts.subject}:</span> {form.typed.subject.trim()}
        </p>
      </ConfirmDialog>
      <LeaveQuestion guard={form.guard} />
    </Page>
  );
}
