// The way back to an earlier version, at once and with a reason.
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#platform/web/ui/button.tsx';
import { policyReturnTexts as texts } from '../../../texts/staff-policy-return.ts';
import { call } from './queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export function ReturnToVersion({ version }: { version: number }) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
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
        danger
        send={(body) =>
          call('POST /api/policy/versions/:id/return', { params: { id: String(version) }, body })
        }
        onSaved={() => {
          setOpen(false);
          void navigate('/admin/policy');
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
