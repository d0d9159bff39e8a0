// A decision as the borrower's call answers it: the specification's names, dollars and per cent.
import { cents, centsToDollars } from '#shared/money.ts';
import type { Decision, OfferOutput, Policy } from '../contract.ts';
import { explainDecision, reasonForDecline } from './explain.ts';

export function offerOnWire(policy: Policy, decision: Decision): OfferOutput {
  const { offer, score, grade, figures } = decision;
  return {
    loanDecision: offer !== null,
    maxLoanAmount: centsToDollars(cents(offer?.maxLoanAmountCents ?? 0)),
    loanTermMonths: offer?.loanTermMonths ?? 0,
    interestRate: (offer?.rateMonthlyBps ?? 0) / 100,
    reasonForDecline: reasonForDecline(policy, decision),
    expiresOn: offer?.expiresOn ?? null,
    score,
    grade,
    dsr: figures.debtServiceBps === null ? null : figures.debtServiceBps / 100,
    reasons: explainDecision(policy, decision),
  };
}
