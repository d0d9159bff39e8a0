// How far one is in a form that is asked step by step.
import { Progress } from '#platform/web/ui/progress.tsx';
import { fillingTexts } from '../../texts/forms.ts';
import type { Place } from './use-steps.ts';

/** The bar leaves room where more steps may come. */
export const StepProgress = (place: Place) => (
  <div data-steps>
    <Progress
      label={fillingTexts.steps}
      value={place.number}
      max={place.mayGrow ? place.count + 1 : place.count}
      text={stepInWords(place)}
    />
  </div>
);

export function stepInWords({ number, count, mayGrow }: Place): string {
  if (!mayGrow) return fillingTexts.step(number, count);
  return number < count ? fillingTexts.stepAtLeast(number, count) : fillingTexts.stepSoFar(number);
}
