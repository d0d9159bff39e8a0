// What a trial found, as a window shows it before the policy is published or tried on a share of new applicants.
import type { TrialSummary } from '../../../../contract/policy-desk.ts';
import { LossByGrade } from './loss-by-grade.tsx';
import { TrialTiles } from './trial-tiles.tsx';

export const TrialSummed = ({ summary }: { summary: TrialSummary | null }) => (
  <>
    {summary && <TrialTiles summary={summary} />}
    {summary?.expectedLoss && <LossByGrade loss={summary.expectedLoss} />}
  </>
);
