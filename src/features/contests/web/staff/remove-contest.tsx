// 'Delete contest': only while nobody can have joined it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallFailed } from '#platform/web/call.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useWayToList } from '#platform/web/ui/list/list-way.ts';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { DeskContest } from '../../contract.ts';
import { mayRemove } from '../../rules/phase.ts';
import { staffContestTexts as texts } from '../../texts/staff-contests.ts';
import { call } from './queries.ts';

export function RemoveContest({ contest }: { contest: DeskContest }) {
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { to } = useWayToList('/admin/contests');
  const remove = useMutation({
    mutationFn: () => call('POST /api/contests/remove/:id', { params: { id: contest._id } }),
    onSuccess: async ({ message }) => {
      toast.good(message);
      await navigate(to);
    },
    onError: (failure) => {
      setAsking(false);
      toast.bad(failure instanceof CallFailed ? failure.message : String(failure));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['contests'] }),
  });
  if (!mayRemove({ isOpened: contest.opened !== null })) return null;
  return (
    <>
      <Button tone="danger" icon={<Trash2 className="size-5" />} onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={texts.confirmRemove}
        confirmText={texts.yes}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>{texts.removeLead}</p>
      </ConfirmDialog>
    </>
  );
}
