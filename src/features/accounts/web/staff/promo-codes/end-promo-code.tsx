// Ends one promo code, after a question.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { PromoCode } from '../../../contract/promo-codes.ts';
import { promoDeskTexts as texts } from '../../../texts/staff-promos.ts';
import { call } from './queries.ts';

export function EndPromoCode({ code }: { code: PromoCode }) {
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => call('POST /api/promo-codes/end/:id', { params: { id: code._id } }),
    onSuccess: ({ message }) => toast.good(message),
    onError: ({ message }) => toast.bad(message),
    onSettled: () => {
      setAsking(false);
      return queries.invalidateQueries({ queryKey: ['promo-codes'] });
    },
  });
  return (
    <>
      <Button tone="quiet" size="sm" aria-label={texts.endOf(code.code)} onClick={() => setAsking(true)}>
        {texts.end}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={texts.endAsk(code.code)}
        confirmText={texts.end}
        busy={end.isPending}
        onConfirm={() => end.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>{texts.endNote}</p>
      </ConfirmDialog>
    </>
  );
}
