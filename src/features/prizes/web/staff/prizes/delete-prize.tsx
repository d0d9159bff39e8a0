// Deletes a prize after a question, which is not asked where it would be refused, and goes back to the list once that was read.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallFailed } from '#platform/web/call.ts';
import { pause } from '#platform/web/pause.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { PrizeDesk } from '../../../contract.ts';
import { mayRemove } from '../../../rules/reserved.ts';
import { prizeDeskTexts as texts } from '../../../texts/staff-prizes.ts';
import { staffPrizeRefusals } from '../../../texts/staff-refusals.ts';
import { call } from '../../queries.ts';

/** How long the toast can be read before the list comes back, as the specification has it. */
const REDIRECT_MS = 2_000;

export function DeletePrize({ id, desk }: { id: string; desk: PrizeDesk }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call('POST /api/prizes/remove/:id', { params: { id } }),
    onSuccess: async ({ message }) => {
      setAsking(false);
      toast.good(message);
      await pause(REDIRECT_MS);
      await navigate('/admin/prizes');
      await queries.invalidateQueries({ queryKey: ['prizes'] });
    },
    onError: (failure) => {
      setAsking(false);
      if (failure instanceof CallFailed) toast.bad(failure.message);
    },
  });
  return (
    <>
      <Button
        tone="danger"
        icon={<Trash2 className="size-5" />}
        busy={remove.isPending && !asking}
        onClick={() =>
          mayRemove(desk) ? setAsking(true) : toast.bad(staffPrizeRefusals['prize.promised'].text)
        }
      >
        {texts.delete}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={texts.deleteAsk}
        confirmText={texts.yes}
        cancelText={texts.cancel}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>{texts.deleteNote}</p>
      </ConfirmDialog>
    </>
  );
}
