// The frame of the form of a product or a loan: its faults, its fields, the question before it is sent, and what was saved meanwhile.
import type { FormEvent, ReactNode } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorSummary } from '#platform/web/ui/form/notices/error-summary.tsx';
import { SavedMeanwhile } from '#platform/web/ui/form/notices/saved-meanwhile.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { offerTexts as texts } from '#texts/partner-products.ts';
import { lenderPictureTexts } from '../../../texts/partner-company.ts';
import type { OfferForm } from './use-offer-form.ts';

type FrameProps<Typed extends object> = {
  form: OfferForm<Typed>;
  saving: { isPending: boolean; isSuccess: boolean; share: number };
  /** What stands there now where it differs from the form: label and value. */
  differing: readonly (readonly [string, string])[];
  onSend: () => void;
  /** In the question: what follows from it. */
  note?: ReactNode;
  children: ReactNode;
};

export function OfferFormFrame<Typed extends object>(props: FrameProps<Typed>) {
  const { form, saving, differing, onSend, note, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.ask();
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-6">
      {form.isStale && !saving.isPending && !saving.isSuccess && (
        <SavedMeanwhile
          texts={texts.meanwhile}
          differing={differing}
          onTake={() => form.goOn('theirs')}
          onKeep={() => form.goOn('mine')}
        />
      )}
      <ErrorSummary {...form.refused} />
      {children}
      <Button
        type="submit"
        busy={saving.isPending && !form.asking}
        className="justify-self-end max-sm:w-full max-sm:justify-self-stretch"
      >
        {texts.save}
      </Button>
      <ConfirmDialog
        open={form.asking}
        title={texts.ask}
        confirmText={texts.yes}
        cancelText={texts.cancel}
        busy={saving.isPending}
        onConfirm={onSend}
        onCancel={form.leaveQuestion}
      >
        {note}
        {saving.isPending && form.picture && (
          <Progress
            label={lenderPictureTexts.sending}
            value={saving.share}
            max={1}
            text={lenderPictureTexts.percent(saving.share)}
          />
        )}
      </ConfirmDialog>
    </form>
  );
}
