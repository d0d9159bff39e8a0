// The decision behind an application's offer: the score by factor, what it was made from, and what the borrower was told.
import { describeInputs } from '#features/decisions/rules/describe-inputs.ts';
import { ScoreByFactor } from '#features/decisions/web/score-by-factor.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { showDollars } from '#shared/money.ts';
import { staffApplicationTexts as texts } from '#texts/applications.ts';
import type { StaffApplication } from '../contract.ts';
import { Fact, Facts } from './facts.tsx';

export const StaffDecision = ({ decision }: { decision: NonNullable<StaffApplication['decision']> }) => (
  <Card className="grid gap-6">
    <div>
      <h2 className="font-bold text-xl">{texts.decision}</h2>
      <p className="mt-1 font-semibold">{texts.score(decision.score, decision.grade ?? '–')}</p>
      <p className="text-muted text-sm">
        {texts.offered(showDollars(decision.maxLoanAmount))} · {texts.policy(decision.policyVersion)}
      </p>
    </div>
    <ScoreByFactor factors={decision.factors} />
    <section className="grid gap-2">
      <h3 className="font-bold">{texts.inputs}</h3>
      <Facts>
        {describeInputs(decision.inputs).map(({ label, value }) => (
          <Fact key={label} name={label}>
            {value}
          </Fact>
        ))}
      </Facts>
    </section>
    <section className="grid gap-2">
      <h3 className="font-bold">{texts.reasons}</h3>
      <ul className="grid gap-2 text-sm">
        {decision.reasons.map(({ code, reason, whatWouldChangeIt }) => (
          <li key={code}>
            {reason} <span className="text-muted">{whatWouldChangeIt}</span>
          </li>
        ))}
      </ul>
    </section>
  </Card>
);
