// How the draw works, its commitment and seed, and the way to check it: the proof in plain words first, the formula last.
import { useId } from 'react';
import { Card } from '#platform/web/ui/card.tsx';
import { drawTexts as texts } from '../../texts/contests.ts';
import { CheckDraw, type Provable } from './check-draw.tsx';

export function HowDrawn({ contest }: { contest: Provable }) {
  const headingId = useId();
  return (
    <Card>
      <section aria-labelledby={headingId} className="grid gap-4">
        <h2 id={headingId} className="font-bold text-xl">
          {texts.how}
        </h2>
        <ol className="grid list-decimal gap-2 pl-5">
          {texts.howSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <dl className="grid gap-3">
          <Proof name={texts.commitment} value={contest.commitment} missing={texts.commitmentLater} />
          {contest.draw && <Proof name={texts.seed} value={contest.draw.seed} missing="" />}
        </dl>
        {contest.draw && <CheckDraw contest={contest} draw={contest.draw} />}
        <details>
          <summary className="link inline-flex min-h-11 items-center">{texts.formulaTitle}</summary>
          <p className="max-w-prose text-muted text-sm">{texts.formula}</p>
        </details>
      </section>
    </Card>
  );
}

type ProofProps = { name: string; value: string | null; missing: string };

const Proof = ({ name, value, missing }: ProofProps) => (
  <div className="grid gap-1">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className={`figures rounded-md bg-sunk px-3 py-2 text-sm ${value === null ? '' : 'break-all'}`}>
      {value ?? missing}
    </dd>
  </div>
);
