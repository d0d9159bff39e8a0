// The decision: what one policy says of one borrower on one day. The same three always give the same decision.
import { addDays, ageOn, type Day, readDay } from '#shared/calendar.ts';
import type { Decision, DecisionInputs, DeclineCode, Grade, MonthlyFigures, Policy } from '../contract.ts';
import { monthlyFigures } from './monthly-figures.ts';
import { rateFor } from './rate.ts';
import { countedAgainst } from './reasons/counted-against.ts';
import { gradeForLimits, gradeOf, scoreFactors, totalScore } from './score.ts';
import { type OfferSize, sizeOffer } from './size-offer.ts';
import { knockOuts } from './transitions/knock-outs.ts';

/** Scores, prices and sizes an offer, or declines with every reason that stands in its way. */
export function decide(policy: Policy, inputs: DecisionInputs, today: Day): Decision {
  const decided = outcomeOf(policy, inputs, today);
  const stands: readonly string[] = decided.declines;
  return {
    policyVersion: policy.version,
    decidedOn: today,
    ...decided,
    notes: countedAgainst(policy, decided)
      .map(({ code }) => code)
      .filter((code) => !stands.includes(code)),
  };
}

/** Decides as `decide` does, without the list of what counted against the applicant: for callers who ask many times. */
export function outcomeOf(policy: Policy, inputs: DecisionInputs, today: Day): Outcome {
  const figures = monthlyFigures(policy, inputs);
  const factors = scoreFactors(policy, inputs, figures);
  const score = totalScore(factors);
  const grade = gradeOf(policy, score);
  // Somebody below the lowest grade is held to the limits of that grade: where they bind too, a better score alone would bring no offer.
  const priced = priceAndSize(policy, inputs, figures, gradeForLimits(policy, grade));
  const declines = declinesOf(policy, inputs, today, { grade, priced });
  const offered = declines.length === 0 ? priced : null;
  return {
    inputs,
    figures,
    factors,
    score,
    grade,
    offer: offered && {
      maxLoanAmountCents: offered.maxLoanAmountCents,
      loanTermMonths: offered.loanTermMonths,
      rateMonthlyBps: offered.rateMonthlyBps,
      expiresOn: addDays(today, policy.offerStandsDays),
    },
    declines,
  };
}

export type Outcome = Omit<Decision, 'policyVersion' | 'decidedOn' | 'notes' | 'honours'>;

type PricedOffer = OfferSize & { rateMonthlyBps: number };

function priceAndSize(
  policy: Policy,
  inputs: DecisionInputs,
  figures: MonthlyFigures,
  grade: Grade,
): PricedOffer {
  const rateMonthlyBps = rateFor(policy, grade, inputs.sections);
  return { rateMonthlyBps, ...sizeOffer(policy, inputs, figures, rateMonthlyBps) };
}

function declinesOf(
  policy: Policy,
  inputs: DecisionInputs,
  today: Day,
  { grade, priced }: { grade: Grade | null; priced: PricedOffer },
): DeclineCode[] {
  const birth = inputs.birthDay === null ? null : readDay(inputs.birthDay);
  const { sections } = inputs;
  const noIncome = !inputs.incomeCents;
  const sectionsMissing = inputs.model === 'FirstModel' && sections.submitted < sections.required;
  const checks: [DeclineCode, boolean][] = [
    // An answer that is missing because its whole section is missing is no reason of its own.
    ['age.unknown', birth === null && !sectionsMissing],
    ['age.below_minimum', birth !== null && ageOn(birth, today) < policy.minimumAgeYears],
    ['email.unverified', !inputs.emailVerified],
    ['loan.applied', inputs.loanStanding === 'applied'],
    ['loan.approved', inputs.loanStanding === 'approved'],
    ['loan.open', inputs.loanStanding === 'open'],
    ['loan.in_arrears', inputs.loanStanding === 'inArrears'],
    ...knockOuts(policy, inputs),
    ['sections.missing', sectionsMissing],
    ['income.missing', noIncome && !(sectionsMissing && inputs.incomeCents === null)],
    ['score.below_minimum', grade === null],
    // Without income the amount is always nothing, and the missing income is reason enough.
    ['amount.below_step', !noIncome && priced.maxLoanAmountCents < policy.loan.stepCents],
  ];
  return checks.filter(([, stands]) => stands).map(([code]) => code);
}
