// A request for a new date that waits for its answer, and the way to take it back.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { showDay, showMoment } from '#shared/calendar.ts';
import type { NewDateRequest } from '../../contract/new-dates.ts';
import { newDateTexts as texts } from '../../texts/arrears.ts';
import { call } from './queries.ts';

export function OpenRequest({ loanId, request }: { loanId: string; request: NewDateRequest }) {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const withdrawing = useMutation({
    mutationFn: () => call('POST /api/loans/own/:id/new-date/withdraw', { params: { id: loanId }, body: {} }),
    onSuccess: ({ message }) => toast.good(message),
    onError: (failure) => toast.bad(failure.message),
    onSettled: () => {
      setAsking(false);
      return queries.invalidateQueries({ queryKey: ['loans'] });
    },
  });
  const dueOn = showDay(request.fromDueOn);
  return (
    <Card className="grid gap-4">
      <h2 className="font-bold text-xl">{texts.waitingTitle}</h2>
      <Banner tone="wait" title={texts.waiting(showDay(request.wantedDueOn), dueOn)}>
        <p>{texts.waitingMore(showMoment(new Date(request.askedAt)))}</p>
      </Banner>
      <div>
        <Button tone="secondary" onClick={() => setAsking(true)}>
          {texts.withdraw}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={texts.withdrawTitle}
        confirmText={texts.withdraw}
        busy={withdrawing.isPending}
        onConfirm={() => withdrawing.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>{texts.withdrawMore(dueOn)}</p>
      </ConfirmDialog>
    </Card>
  );
}
