// A decision as the borrower's call answers it: the specification's names, dollars and per cent.
import { type Day, readDay } from '#shared/calendar.ts';
import { cents, centsToDollars } from '#shared/money.ts';
import type { Advice, Lever } from '../contract/advice.ts';
import type { Decision, OfferOutput, Policy } from '../contract.ts';
import { adviceSentence, explainDecision, reasonForDecline } from './explain.ts';
import { advise } from './reasons/advise.ts';

/** The answer of the borrower's call, with advice. `cannot` is what the borrower has marked as not to be changed. */
export function offerOnWire(
  policy: Policy,
  decision: Decision,
  adviceStandsUntil: Day,
  cannot: readonly Lever[] = [],
): Omit<OfferOutput, 'updates' | 'kept'> {
  const { offer, score, grade, figures } = decision;
  const { advice, gap, levers } = advise(policy, decision.inputs, dayOfDecision(decision), cannot);
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
    advice: inWords(advice),
    adviceGap: gap,
    levers,
    policyVersion: policy.version,
    decidedOn: decision.decidedOn,
    adviceStandsUntil,
  };
}

/** The advice that belongs to a decision on record, as of the day on which it was made. Throws RangeError where that is no day. */
export function adviceBehind(policy: Policy, decision: Decision): Pick<OfferOutput, 'advice' | 'adviceGap'> {
  const { advice, gap } = advise(policy, decision.inputs, dayOfDecision(decision));
  return { advice: inWords(advice), adviceGap: gap };
}

function dayOfDecision({ decidedOn }: Decision): Day {
  const day = readDay(decidedOn);
  if (!day) throw new RangeError(`${decidedOn} is not a day`);
  return day;
}

const inWords = (advice: readonly Advice[]): OfferOutput['advice'] =>
  advice.map((claim) => ({ sentence: adviceSentence(claim), claim }));
