// Everything a finished trial found: the figures, how people move between grades, and whom it changes most.
import { Card } from '#platform/web/ui/card.tsx';
import type { TrialSummary } from '../../../../contract/policy-desk.ts';
import { policyTrialTexts as texts } from '../../../../texts/staff-policy.ts';
import { OutOfReachCells } from '../out-of-reach.tsx';
import { GradeMoves } from './grade-moves.tsx';
import { LossByGrade } from './loss-by-grade.tsx';
import { TrialPeople } from './trial-people.tsx';
import { TrialTiles } from './trial-tiles.tsx';

export function TrialFindings({ id, summary }: { id: string; summary: TrialSummary }) {
  if (summary.people === 0) return <p className="text-muted">{texts.nobody}</p>;
  return (
    <>
      <Card className="grid gap-4">
        <TrialTiles summary={summary} />
        {summary.withLoanOrApplication > 0 && (
          <p className="text-muted text-sm">{texts.withLoan(summary.withLoanOrApplication)}</p>
        )}
      </Card>
      {summary.expectedLoss && <LossByGrade loss={summary.expectedLoss} />}
      <section className="grid gap-3">
        <h2 className="font-bold text-xl">{texts.grades}</h2>
        <GradeMoves grades={summary.grades} />
      </section>
      <section className="grid gap-3">
        <div>
          <h2 className="font-bold text-xl">{texts.largest}</h2>
          <p className="text-muted">{texts.largestLead}</p>
        </div>
        <TrialPeople id={id} />
      </section>
      {summary.outOfReach && <OutOfReachCells found={summary.outOfReach} />}
    </>
  );
}
