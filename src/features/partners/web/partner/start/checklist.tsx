// The first steps of a new lender, each with its state and its way; gone when all are done.
import { Check } from 'lucide-react';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import type { FirstSteps } from '../../../contract/company.ts';
import { type FirstStep, firstSteps } from '../../../rules/company/first-steps.ts';
import { firstStepTexts as texts } from '../../../texts/partner-company.ts';

/** Without `mayPublish` the ways to products and loans are closed; the company's own and the list of applications are not. */
export function Checklist({ done, mayPublish }: { done: FirstSteps; mayPublish: boolean }) {
  const steps = firstSteps(done);
  if (steps.length === 0) return null;
  const doneCount = steps.filter(({ state }) => state === 'done').length;
  return (
    <Card className="grid grid-cols-1 gap-5">
      <h2 className="font-bold text-lg">{texts.title}</h2>
      <Progress
        label={texts.soFar}
        value={doneCount}
        max={steps.length}
        text={texts.progress(doneCount, steps.length)}
      />
      <ol className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-4">
        {steps.map((step, place) => (
          <Step
            key={step.name}
            step={step}
            number={place + 1}
            isOpen={mayPublish || step.name === 'company' || step.name === 'application'}
          />
        ))}
      </ol>
    </Card>
  );
}

const LOOKS: Record<FirstStep['state'], string> = {
  done: 'border-line bg-leaf-soft',
  next: 'border-leaf',
  later: 'border-line',
};
const MARKS: Record<FirstStep['state'], string> = {
  done: 'bg-leaf text-on-leaf',
  next: 'border-2 border-leaf text-leaf',
  later: 'border border-edge text-muted',
};

type StepProps = { step: FirstStep; number: number; isOpen: boolean };

function Step({ step: { name, state, to }, number, isOpen }: StepProps) {
  const { title, detail, action } = texts.steps[name];
  return (
    <li className={`flex flex-col gap-3 rounded-lg border p-4 ${LOOKS[state]}`}>
      <div className="flex items-start gap-3">
        <span
          aria-hidden="true"
          className={`figures grid size-[2rem] shrink-0 place-items-center rounded-full font-semibold ${MARKS[state]}`}
        >
          {state === 'done' ? <Check className="size-5" /> : number}
        </span>
        <div>
          <p className="font-semibold">{title}</p>
          <p className="text-muted text-sm">{texts.states[state]}</p>
        </div>
      </div>
      <p className="text-sm">{detail}</p>
      {state === 'next' && isOpen && (
        <LinkButton to={to} tone="secondary" size="sm" className="mt-auto self-start">
          {action}
        </LinkButton>
      )}
    </li>
  );
}
