// Asks for a new date: one of the days on offer, and the reason in a sentence.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { addDays, type Day, daysBetween, showDay } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import { uiTexts } from '#texts/ui.ts';
import { newDateTexts as texts } from '../../texts/arrears.ts';
import { call } from './queries.ts';

type AskDialogProps = {
  open: boolean;
  onClose: () => void;
  loanId: string;
  /** What is left to pay of the instalment, in dollars. */
  amount: number;
  instalment: number;
  dueOn: Day;
  firstDay: Day;
  lastDay: Day;
};

export function AskDialog({ open, onClose, ...ask }: AskDialogProps) {
  const form = useId();
  const [isSending, setSending] = useState(false);
  const footer = (
    <>
      <Button tone="secondary" onClick={onClose}>
        {uiTexts.cancel}
      </Button>
      <Button type="submit" form={form} busy={isSending}>
        {texts.send}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={texts.dialogTitle} footer={footer}>
      <AskForm id={form} {...ask} onSending={setSending} onSent={onClose} />
    </Dialog>
  );
}

type AskFormProps = Omit<AskDialogProps, 'open' | 'onClose'> & {
  id: string;
  onSending: (isSending: boolean) => void;
  onSent: () => void;
};

function AskForm({
  id,
  loanId,
  amount,
  instalment,
  dueOn,
  firstDay,
  lastDay,
  onSending,
  onSent,
}: AskFormProps) {
  const [wantedOn, setWantedOn] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const queries = useQueryClient();
  const asking = useMutation({
    mutationFn: () =>
      call('POST /api/loans/own/:id/new-date', {
        params: { id: loanId },
        body: { instalment, wantedOn, reason: reason.trim() },
      }),
    onMutate: () => onSending(true),
    onSuccess: ({ message }) => {
      toast.good(message);
      onSent();
    },
    onSettled: () => {
      onSending(false);
      return queries.invalidateQueries({ queryKey: ['loans'] });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const missing = wantedOn === '' ? 'select' : reason.trim() === '' ? 'textarea' : null;
    if (missing) event.currentTarget.querySelector<HTMLElement>(missing)?.focus();
    else asking.mutate();
  };
  const [from, to] = [showDay(firstDay), showDay(lastDay)];
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4">
      {asking.error instanceof CallFailed && (
        <Banner tone="bad" role="alert">
          {asking.error.message}
        </Banner>
      )}
      <p className="figures font-semibold">
        <Unbroken>{texts.instalment(showDollars(amount), showDay(dueOn))}</Unbroken>
      </p>
      <SelectField
        label={texts.wantedOn}
        hint={texts.wantedHint(from, to)}
        options={daysOnOffer(dueOn, firstDay, lastDay)}
        value={wantedOn}
        onValue={setWantedOn}
        {...(isChecked && wantedOn === '' ? { error: texts.wantedWrong(from, to) } : {})}
      />
      <TextAreaField
        label={texts.reason}
        hint={texts.reasonHint}
        maxLength={1_000}
        value={reason}
        onValue={setReason}
        {...(isChecked && reason.trim() === '' ? { error: texts.reasonNeeded } : {})}
      />
      <p className="text-muted text-sm">{texts.fair}</p>
    </form>
  );
}

const WEEKDAY = new Intl.DateTimeFormat('en-JM', { weekday: 'long', timeZone: 'UTC' });

/** At most fourteen, each with its weekday and how much later it is. */
const daysOnOffer = (dueOn: Day, firstDay: Day, lastDay: Day) =>
  Array.from({ length: daysBetween(firstDay, lastDay) + 1 }, (_, index) => {
    const day = addDays(firstDay, index);
    const weekday = WEEKDAY.format(new Date(`${day}T00:00:00Z`));
    return { value: day, label: texts.option(weekday, showDay(day), daysBetween(dueOn, day)) };
  });
