// The form of a prize, new or edited: every field, its faults, the question before it is sent, and how the upload gets on.
import type { FormEvent } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorSummary } from '#platform/web/ui/form/notices/error-summary.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { prizeFormTexts as formTexts, prizeDeskTexts as texts } from '#texts/staff-prizes.ts';
import { PictureField } from '../picture/picture-field.tsx';
import { PrizeFields } from './prize-fields.tsx';
import { StockFields } from './stock-fields.tsx';
import { type EditedPrize, usePrizeForm } from './use-prize-form.ts';
import { useSavePrize } from './use-save-prize.ts';

type PrizeFormProps = { prize?: EditedPrize; onSaved: (id: string) => void };

export function PrizeForm({ prize, onSaved }: PrizeFormProps) {
  const form = usePrizeForm(prize);
  const { save, share } = useSavePrize(onSaved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.ask();
  };
  const send = () =>
    save.mutate(
      { extraInfo: form.sent(), picture: form.picture },
      { onError: form.failed, onSettled: form.leaveQuestion },
    );
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-6">
      <ErrorSummary {...form.refused} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card className="grid grid-cols-1 gap-5">
          <PrizeFields {...form} />
        </Card>
        <div className="grid grid-cols-1 gap-6">
          <Card>
            <PictureField
              present={form.prize?.imageUrl ?? null}
              chosen={form.picture}
              error={form.errors.imageUrl}
              onChosen={form.setPicture}
              onFault={(fault) => form.setFault('imageUrl', fault)}
            />
          </Card>
          <Card className="grid grid-cols-1 gap-5">
            <StockFields {...form} />
          </Card>
        </div>
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button type="submit" busy={save.isPending && !form.asking} className="max-sm:w-full">
          {form.prize ? texts.save : texts.add}
        </Button>
      </div>
      <ConfirmDialog
        open={form.asking}
        title={form.prize ? texts.editAsk : texts.addAsk}
        confirmText={texts.yes}
        cancelText={texts.cancel}
        busy={save.isPending}
        onConfirm={send}
        onCancel={form.leaveQuestion}
      >
        {save.isPending && form.picture && (
          <Progress label={formTexts.sending} value={share} max={1} text={formTexts.percent(share)} />
        )}
      </ConfirmDialog>
    </form>
  );
}
