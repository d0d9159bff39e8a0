// The foot of a form: whether it is kept on the phone, how far its upload is, what stopped it, and the buttons.
import { CircleCheck, RotateCcw } from 'lucide-react';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { uiTexts } from '#texts/ui.ts';
import { fillingTexts } from '../texts/forms.ts';
import type { Keeping } from './drafts/use-draft.ts';
import type { Steps } from './steps/use-steps.ts';
import { fieldErrorsIn, type Sending } from './use-sending.ts';

type FormFooterProps = {
  keeping: Keeping;
  sending: Sending;
  steps: Steps;
  /** The button was pressed before a picture was ready. */
  isPressed: boolean;
  onRetry: () => void;
};

export function FormFooter({ keeping, sending, steps, isPressed, onRetry }: FormFooterProps) {
  const { goBack, isLast, place } = steps;
  const { phase, share, failure } = sending;
  const isSending = phase === 'sending';
  const percent = Math.round(share * 100);
  const isShownAbove = Object.keys(fieldErrorsIn(failure)).length > 0;
  return (
    <div className="grid gap-4">
      {isSending && share > 0 && (
        <Progress label={uiTexts.uploading} value={percent} max={100} text={`${percent} %`} />
      )}
      {failure && isLast && !isSending && !isShownAbove && (
        <Banner
          tone="bad"
          role="alert"
          action={
            <Button tone="secondary" icon={<RotateCcw className="size-4" />} onClick={onRetry}>
              {uiTexts.tryAgain}
            </Button>
          }
        >
          {failure.message}
        </Banner>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p role="status" className="flex min-h-6 items-center gap-2 text-muted text-sm">
          {keeping.state === 'kept' && <CircleCheck className="size-5 text-leaf" />}
          {keeping.state === 'kept' && fillingTexts.saved}
          {keeping.state === 'failed' && fillingTexts.notSaved}
        </p>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          {goBack && (
            <Button tone="secondary" disabled={isSending} onClick={goBack}>
              {fillingTexts.stepBack}
            </Button>
          )}
          <Button type="submit" busy={isSending || isPressed} className="max-sm:grow">
            {isLast && !place?.mayGrow ? fillingTexts.submit : fillingTexts.goOn}
          </Button>
        </div>
      </div>
    </div>
  );
}
