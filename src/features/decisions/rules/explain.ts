// A decision in plain words: every reason, with what would change it.
import { cents, showMoney } from '#shared/money.ts';
import type { Decision, DeclineCode, NoteCode, Policy } from '../contract.ts';
import { declineTexts, noteTexts } from '../texts/decisions.ts';
import { bestRateFor } from './rate.ts';

export type Explanation = { code: DeclineCode | NoteCode; reason: string; whatWouldChangeIt: string };

const texts = { ...declineTexts, ...noteTexts };

/** Reasons in the decision's order, those of a decline first. `policy` is the version that the decision was made under. */
export function explainDecision(policy: Policy, decision: Decision): Explanation[] {
  const figures = figuresOf(policy, decision);
  return [...decision.declines, ...decision.notes].map((code) => ({
    code,
    reason: fill(texts[code].reason, figures),
    whatWouldChangeIt: fill(texts[code].change, figures),
  }));
}

/** Why there is no offer and what would change it, in one paragraph; null when there is one. */
export function reasonForDecline(policy: Policy, decision: Decision): string | null {
  if (decision.offer) return null;
  const declines = explainDecision(policy, decision).slice(0, decision.declines.length);
  return declines.map(({ reason, whatWouldChangeIt }) => `${reason} ${whatWouldChangeIt}`).join(' ');
}

/** What may stand in braces in a text. */
function figuresOf(policy: Policy, { score, grade, inputs }: Decision): Record<string, string> {
  const { loan, allowance } = policy;
  return {
    minimumAge: String(policy.minimumAgeYears),
    minimumScore: String(policy.grades.at(-1)?.fromScore ?? 0),
    score: String(score),
    submitted: String(inputs.sections.submitted),
    verified: String(inputs.sections.verified),
    required: String(inputs.sections.required),
    step: showMoney(cents(loan.stepCents)),
    firstLoan: showMoney(cents(loan.largestCents.FirstModel)),
    highest: showMoney(cents(loan.largestCents.FullModel)),
    incomeShare: showPercent(allowance.incomeShareBps),
    freeCashFlowShare: showPercent(allowance.freeCashFlowShareBps),
    bestRate: grade ? showPercent(bestRateFor(policy, grade)) : '',
  };
}

const showPercent = (bps: number): string => `${bps / 100}%`;

const fill = (text: string, figures: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => figures[name] ?? '');
