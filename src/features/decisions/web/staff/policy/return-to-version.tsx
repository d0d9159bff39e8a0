// The way back to an earlier version, at once and with a reason.
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AsksFirst } from '#platform/web/record/asks-first.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { CancelButton, Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { policyReturnTexts as texts } from '../../../texts/staff-policy-return.ts';
import { call, useDesk } from './queries.ts';

export function ReturnToVersion({ version }: { version: number }) {
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const said = note.trim();
  const returning = useDesk(
    () =>
      call('POST /api/policy/versions/:id/return', { params: { id: String(version) }, body: { note: said } }),
    ({ message }) => {
      setNote('');
      setOpen(false);
      toast.good(message);
      void navigate('/admin/policy');
    },
  );
  const footer = (
    <>
      <CancelButton />
      <Button
        tone="danger"
        busy={returning.isPending}
        onClick={() => (said === '' ? setAsked(true) : returning.mutate(undefined))}
      >
        {texts.action}
      </Button>
    </>
  );
  return (
    <>
      <Button tone="secondary" icon={<Undo2 className="size-5" />} onClick={() => setOpen(true)}>
        {texts.action}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.title(version)} footer={footer}>
        <AsksFirst when={note !== '' && !returning.isPending} />
        <p>{texts.lead}</p>
        <TextAreaField
          label={texts.why}
          maxLength={1_000}
          value={note}
          error={isAsked && said === '' ? texts.whyNeeded : undefined}
          onValue={setNote}
        />
      </Dialog>
    </>
  );
}
