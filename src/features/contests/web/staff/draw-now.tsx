// 'Draw now': only where a contest has ended and the clock has not drawn it yet.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { DeskContest } from '../../contract.ts';
import { mayDraw } from '../../rules/phase.ts';
import { staffContestTexts, staffContestPageTexts as texts } from '../../texts/staff-contests.ts';
import { call } from './queries.ts';

export function DrawNow({ contest }: { contest: DeskContest }) {
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const draw = useMutation({
    mutationFn: () => call('POST /api/contests/draw/:id', { params: { id: contest._id } }),
    onSuccess: ({ message }) => toast.good(message),
    onError: (failure) => toast.bad(failure instanceof CallFailed ? failure.message : String(failure)),
    onSettled: () => {
      setAsking(false);
      return queries.invalidateQueries({ queryKey: ['contests'] });
    },
  });
  if (!mayDraw({ isOpened: contest.opened !== null, phase: contest.phase })) return null;
  return (
    <>
      <Banner tone="wait" action={<Button onClick={() => setAsking(true)}>{texts.drawNow}</Button>}>
        {texts.drawNowLead}
      </Banner>
      <ConfirmDialog
        open={asking}
        title={texts.confirmDraw}
        confirmText={staffContestTexts.yes}
        busy={draw.isPending}
        onConfirm={() => draw.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
