// One outgoing e-mail: what it says, how its sending went, and another try where it failed.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { CallFailed } from '#platform/web/call.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { StackedFact } from '#platform/web/ui/list/facts.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { Output } from '#shared/endpoint.ts';
import { uiTexts } from '#texts/ui.ts';
import type { messageEndpoints } from '../../../contract.ts';
import { mailLogTexts as texts } from '../../../texts/staff-mail.ts';
import { call } from '../../queries.ts';
import { MailStateChip } from './mail-state-chip.tsx';
import { MAILS, mailQuery } from './queries.ts';

type Mail = Output<(typeof messageEndpoints)['GET /api/mails/:id']>;

/** Shows an e-mail; open while there is an `id`. */
export function MailDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  const mail = useQuery({ ...mailQuery(id ?? ''), enabled: id !== null });
  const shown = id === null ? undefined : mail.data;
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      title={shown?.subject ?? texts.title}
      width="lg"
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {uiTexts.close}
          </Button>
          {shown?.state === 'Failed' && <Retry id={shown._id} />}
        </>
      }
    >
      <Loaded query={mail} skeleton={<Skeleton className="h-64 rounded-lg" />}>
        {(read) => <Read mail={read} />}
      </Loaded>
    </Dialog>
  );
}

function Read({ mail }: { mail: Mail }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <MailStateChip state={mail.state} />
        <span className="text-muted text-sm">{texts.stateMeans[mail.state]}</span>
      </p>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <StackedFact name={texts.to}>{mail.to}</StackedFact>
        <StackedFact name={texts.attempts}>{mail.attempts}</StackedFact>
        <StackedFact name={texts.created}>{showMoment(new Date(mail.created))}</StackedFact>
        <StackedFact name={texts.sent}>{mail.sentAt && showMoment(new Date(mail.sentAt))}</StackedFact>
        <StackedFact name={texts.lastError}>{mail.lastError}</StackedFact>
      </dl>
      <section aria-label={texts.text} className="grid gap-2">
        <p className="whitespace-pre-line rounded-md bg-sunk p-4 [overflow-wrap:anywhere]">{mail.text}</p>
        {mail.text.includes(texts.secret) && <p className="text-muted text-sm">{texts.hidden}</p>}
      </section>
      {mail.user && (
        <LinkButton
          tone="quiet"
          size="sm"
          className="justify-self-start"
          to={`/admin/users/${mail.user._id}`}
        >
          {texts.person}
        </LinkButton>
      )}
    </>
  );
}

function Retry({ id }: { id: string }) {
  const queries = useQueryClient();
  const retry = useMutation({
    mutationFn: () => call('POST /api/mails/retry/:id', { params: { id } }),
    onSuccess: ({ message }) => toast.good(message),
    onError: (failure) => failure instanceof CallFailed && toast.bad(failure.message),
    onSettled: () => queries.invalidateQueries({ queryKey: [MAILS] }),
  });
  return (
    <Button busy={retry.isPending} icon={<RotateCcw className="size-5" />} onClick={() => retry.mutate()}>
      {texts.retry}
    </Button>
  );
}
