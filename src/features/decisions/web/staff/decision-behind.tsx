// A decision as staff weigh it: score by factor, what it was made from, and what the borrower has read of it.
import { Card } from '#platform/web/ui/card.tsx';
import { staffApplicationTexts as texts } from '#texts/staff-applications.ts';
import type { Decision, OfferOutput } from '../../contract.ts';
import { describeInputs } from '../../rules/describe-inputs.ts';
import { adviceTexts, offerReasonTexts } from '../../texts/decisions.ts';
import { ScoreByFactor } from './score-by-factor.tsx';

type DecisionBehindProps = {
  decision: Pick<Decision, 'policyVersion' | 'score' | 'inputs' | 'factors'> & {
    grade: string | null;
    /** The most that was offered, in dollars; left out of a decline. */
    offered?: string;
    reasons: OfferOutput['reasons'];
    advice: OfferOutput['advice'];
    adviceGap: OfferOutput['adviceGap'];
  };
};

export const DecisionBehind = ({ decision }: DecisionBehindProps) => (
  <Card className="grid gap-6">
    <div>
      <h2 className="font-bold text-xl">{texts.decision}</h2>
      <p className="mt-1 font-semibold">{texts.score(decision.score, decision.grade ?? '–')}</p>
      <p className="text-muted text-sm">
        {decision.offered === undefined ? texts.declined : texts.offered(decision.offered)} ·{' '}
        {texts.policy(decision.policyVersion)}
      </p>
    </div>
    <ScoreByFactor factors={decision.factors} />
    <section className="grid gap-2">
      <h3 className="font-bold">{texts.inputs}</h3>
      <dl className="grid gap-x-4">
        {describeInputs(decision.inputs).map(({ label, value }) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 border-line py-2 not-last:border-b"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="figures font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
    <section className="grid gap-2">
      <h3 className="font-bold">{texts.reasons}</h3>
      <ol className="grid gap-2 text-sm">
        {decision.reasons.map(({ code, reason, note }) => (
          <li key={code}>
            {reason} {note !== null && <span className="text-muted">{note}</span>}
          </li>
        ))}
      </ol>
    </section>
    {(decision.advice.length > 0 || decision.adviceGap) && (
      <section className="grid gap-2">
        <h3 className="font-bold">{offerReasonTexts.advice}</h3>
        <ul className="grid gap-2 text-sm">
          {decision.advice.map(({ sentence }) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {decision.adviceGap && <li>{adviceTexts.gaps[decision.adviceGap]}</li>}
        </ul>
      </section>
    )}
  </Card>
);
