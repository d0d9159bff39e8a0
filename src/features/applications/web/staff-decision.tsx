// The decision behind an application's offer: the score by factor, what it was made from, and what the borrower has read of it.
import { DecisionBehind } from '#features/decisions/web/staff/decision-behind.tsx';
import { showDollars } from '#shared/money.ts';
import type { StaffApplication } from '../contract.ts';

export const StaffDecision = ({ decision }: { decision: NonNullable<StaffApplication['decision']> }) => (
  <DecisionBehind decision={{ ...decision, offered: showDollars(decision.maxLoanAmount) }} />
);
