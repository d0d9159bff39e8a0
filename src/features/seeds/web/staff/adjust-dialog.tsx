// Asks which way, how many and why, and moves a person's seeds.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { NumberField } from '#platform/web/ui/form/number-field.tsx';
import { RadioGroupField } from '#platform/web/ui/form/radio-group-field.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { seedDeskTexts as texts } from '#texts/staff-person.ts';
import { uiTexts } from '#texts/ui.ts';
import { type Direction, mayTake, readSeeds } from '../../rules/adjustment.ts';
import { call } from './queries.ts';

type AdjustDialogProps = { id: string; balance: number; open: boolean; onClose: () => void };

const LONGEST_CHARACTERS = 200;

export function AdjustDialog({ id, balance, open, onClose }: AdjustDialogProps) {
  const formId = useId();
  const [direction, setDirection] = useState<Direction>('grant');
  const [typed, setTyped] = useState('');
  const [faults, setFaults] = useState<{ seeds?: string; reason?: string }>({});
  const queries = useQueryClient();
  const close = () => {
    setDirection('grant');
    setTyped('');
    setFaults({});
    onClose();
  };
  const adjust = useMutation({
    mutationFn: (body: { direction: Direction; seeds: number; reason: string }) =>
      call('POST /api/seeds/adjust/:id', { params: { id }, body }),
    onSuccess: ({ message }) => {
      toast.good(message);
      close();
    },
    onError: (failure) => {
      if (failure instanceof CallFailed && failure.fields.seeds) setFaults({ seeds: failure.fields.seeds });
      else toast.bad(failure.message);
    },
    onSettled: () =>
      Promise.all(['seeds', 'accounts'].map((topic) => queries.invalidateQueries({ queryKey: [topic] }))),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    const seeds = readSeeds(typed);
    const found = faultsOf({ direction, seeds, reason, balance });
    setFaults(found);
    if (seeds !== null && Object.keys(found).length === 0) adjust.mutate({ direction, seeds, reason });
  };
  const footer = (
    <>
      <Button tone="secondary" onClick={close}>
        {uiTexts.cancel}
      </Button>
      <Button
        type="submit"
        form={formId}
        tone={direction === 'take' ? 'danger' : 'primary'}
        busy={adjust.isPending}
      >
        {texts[direction]}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={close} title={texts.adjust} footer={footer}>
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <RadioGroupField
          label={texts.direction}
          columns={2}
          options={(['grant', 'take'] as const).map((value) => ({ value, label: texts[value] }))}
          value={direction}
          onValue={(value) => setDirection(value === 'take' ? 'take' : 'grant')}
        />
        <NumberField
          label={texts.amount}
          hint={texts.amountHint}
          error={faults.seeds}
          value={typed}
          onValue={setTyped}
          maxLength={6}
        />
        <TextAreaField
          name="reason"
          label={texts.reason}
          hint={texts.reasonHint}
          error={faults.reason}
          maxLength={LONGEST_CHARACTERS}
        />
      </form>
    </Dialog>
  );
}

type Asked = { direction: Direction; seeds: number | null; reason: string; balance: number };

function faultsOf({ direction, seeds, reason, balance }: Asked): { seeds?: string; reason?: string } {
  return {
    ...(seeds === null ? { seeds: texts.amountFault } : {}),
    ...(seeds !== null && direction === 'take' && !mayTake(seeds, balance)
      ? { seeds: texts.tooFew(balance) }
      : {}),
    ...(reason === '' ? { reason: texts.reasonNeeded } : {}),
  };
}
