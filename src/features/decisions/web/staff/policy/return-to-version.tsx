// The way back to an earlier version, at once and with a reason.
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { policyReturnTexts as texts } from '../../../texts/staff-policy-return.ts';
import { call, useDesk } from './queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export function ReturnToVersion({ version }: { version: number }) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const returning = useDesk(
    (note: string) =>
      call('POST /api/policy/versions/:id/return', { params: { id: String(version) }, body: { note } }),
    ({ message }) => {
      setOpen(false);
      toast.good(message);
      void navigate('/admin/policy');
    },
  );
  return (
    <>
      <Button tone="secondary" icon={<Undo2 className="size-5" />} onClick={() => setOpen(true)}>
        {texts.action}
      </Button>
      <ReasonDialog
        open={open}
        title={texts.title(version)}
        lead={texts.lead}
        action={texts.action}
        tone="danger"
        busy={returning.isPending || returning.isSuccess}
        onSaid={(note) => returning.mutate(note)}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
