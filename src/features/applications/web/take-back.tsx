// Taking an application back that nobody has decided on yet, after one question.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { showDollars } from '#shared/money.ts';
import type { Application } from '../contract.ts';
import { withdrawalTexts as texts } from '../texts/applications.ts';
import { call } from './queries.ts';

/** What somebody else decided meanwhile is then on show. */
export function TakeBack({ application: { _id, loanAmount, partner } }: { application: Application }) {
  const [asks, setAsks] = useState(false);
  const queries = useQueryClient();
  const withdrawal = useMutation({
    mutationFn: () => call('POST /api/loan-application/:id/withdraw', { params: { id: _id } }),
    onSuccess: ({ message }) => toast.good(message),
    onError: (failure) => toast.bad(failure.message),
    onSettled: async () => {
      setAsks(false);
      await queries.invalidateQueries({ queryKey: ['applications'] });
      await queries.invalidateQueries({ queryKey: ['offer'] });
    },
  });
  return (
    <>
      <Button tone="secondary" className="mt-2" onClick={() => setAsks(true)}>
        {texts.ask}
      </Button>
      <ConfirmDialog
        open={asks}
        title={texts.title(showDollars(loanAmount))}
        confirmText={texts.confirm}
        cancelText={texts.keep}
        danger
        busy={withdrawal.isPending}
        onConfirm={() => withdrawal.mutate()}
        onCancel={() => setAsks(false)}
      >
        <p>{partner ? texts.leadOfLender(partner.name) : texts.lead}</p>
      </ConfirmDialog>
    </>
  );
}
