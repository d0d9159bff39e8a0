// How far one is in a form that is asked step by step.
import { Progress } from '#platform/web/ui/progress.tsx';
import { fillingTexts } from '../../texts/forms.ts';

type StepProgressProps = { number: number; count: number };

export const StepProgress = ({ number, count }: StepProgressProps) => (
  <div data-steps>
    <Progress label={fillingTexts.steps} value={number} max={count} text={fillingTexts.step(number, count)} />
  </div>
);
