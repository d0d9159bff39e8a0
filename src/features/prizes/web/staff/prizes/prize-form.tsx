// The form of a prize, new or edited: every field, its faults, the question before it is sent, and how the upload gets on.
import { type FormEvent, useRef, useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorSummary } from '#platform/web/ui/form/notices/error-summary.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import type { FieldErrors } from '#shared/refusal.ts';
import { prizeFormTexts as formTexts, prizeDeskTexts as texts } from '#texts/staff-prizes.ts';
import { PictureField } from '../picture/picture-field.tsx';
import { PrizeFields } from './prize-fields.tsx';
import { StockFields } from './stock-fields.tsx';
import { type EditedPrize, usePrizeForm } from './use-prize-form.ts';
import { useSavePrize } from './use-save-prize.ts';

type PrizeFormProps = { prize?: EditedPrize; onSaved: (id: string) => void };
type Refused = { errors: FieldErrors; message?: string };

export function PrizeForm({ prize, onSaved }: PrizeFormProps) {
  const form = usePrizeForm(prize);
  const { save, share } = useSavePrize(onSaved);
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState<Refused>({ errors: {} });
  const ref = useRef<HTMLFormElement>(null);
  const refuse = (errors: FieldErrors, message?: string) => {
    form.setErrors(errors);
    setRefused({ errors, ...(message ? { message } : {}) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const faults = form.faults();
    refuse(faults);
    setAsking(Object.keys(faults).length === 0);
  };
  const send = () =>
    save.mutate(
      { extraInfo: form.sent(), picture: form.picture },
      {
        onError: (failure) => failure instanceof CallFailed && refuse(failure.fields, failure.message),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <form ref={ref} onSubmit={submit} noValidate className="grid grid-cols-1 gap-6">
      <ErrorSummary {...refused} />
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
              onChosen={(picture) => {
                form.setPicture(picture);
                const { imageUrl: _, ...others } = form.errors;
                form.setErrors(others);
              }}
              onFault={(imageUrl) => form.setErrors({ ...form.errors, imageUrl })}
            />
          </Card>
          <Card className="grid grid-cols-1 gap-5">
            <StockFields {...form} />
          </Card>
        </div>
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button type="submit" busy={save.isPending && !asking} className="max-sm:w-full">
          {form.prize ? texts.save : texts.add}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={form.prize ? texts.editAsk : texts.addAsk}
        confirmText={texts.yes}
        cancelText={texts.cancel}
        busy={save.isPending}
        onConfirm={send}
        onCancel={() => setAsking(false)}
      >
        {save.isPending && form.picture && (
          <Progress label={formTexts.sending} value={share} max={1} text={formTexts.percent(share)} />
        )}
      </ConfirmDialog>
    </form>
  );
}
