// What became of a winner's prize, to be put on record once: handed over, or not claimed when the last day is over.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { ClaimStatus, DeskWinner } from '../../contract.ts';
import { staffContestTexts, winnersTexts as texts } from '../../texts/staff-contests.ts';
import { call } from './queries.ts';

type ClaimButtonsProps = { contestId: string; winner: DeskWinner };

export function ClaimButtons({ contestId, winner: { place, user, isOver } }: ClaimButtonsProps) {
  const [asking, setAsking] = useState<ClaimStatus | null>(null);
  const queries = useQueryClient();
  const record = useMutation({
    mutationFn: (status: ClaimStatus) =>
      call('POST /api/contests/claim/:id', { params: { id: contestId }, body: { place, status } }),
    onSuccess: ({ message }) => toast.good(message),
    onError: (failure) => toast.bad(failure instanceof CallFailed ? failure.message : texts.failed),
    onSettled: () => {
      setAsking(null);
      return queries.invalidateQueries({ queryKey: ['contests'] });
    },
  });
  return (
    // Above the link that fills the row.
    <span className="relative inline-flex flex-wrap gap-2">
      <Button
        tone="secondary"
        size="sm"
        aria-label={texts.markClaimedOf(user.fullName)}
        onClick={() => setAsking('Claimed')}
      >
        {texts.markClaimed}
      </Button>
      {isOver && (
        <Button
          tone="secondary"
          size="sm"
          aria-label={texts.markUnclaimedOf(user.fullName)}
          onClick={() => setAsking('Unclaimed')}
        >
          {texts.markUnclaimed}
        </Button>
      )}
      <ConfirmDialog
        open={asking !== null}
        title={
          asking === 'Unclaimed' ? texts.confirmUnclaimed(user.fullName) : texts.confirmClaimed(user.fullName)
        }
        confirmText={staffContestTexts.yes}
        busy={record.isPending}
        onConfirm={() => asking && record.mutate(asking)}
        onCancel={() => setAsking(null)}
      >
        <p>{texts.confirmLead}</p>
      </ConfirmDialog>
    </span>
  );
}
