// What speaks against a loan that was asked for and was not known, or not as bad, when it was approved: compared by reason and direction, never by the words for it.
import { cents, showMoney } from '#shared/money.ts';
import type { Decision, DeclineCode, Policy } from '../../contract.ts';
import { sinceOfferTexts as texts } from '../../texts/staff-decisions.ts';
import { explainDecision } from '../explain.ts';
import { rateFor } from '../rate.ts';
import { limitsBelowStep } from '../reasons/counted-against.ts';
import { gradeForLimits } from '../score.ts';
import { sizeOffer } from '../size-offer.ts';
import type { Asked } from './since-offer.ts';

/** In sentences; empty where nothing has got worse. Both decisions are made under `policy`; whoever approved on `known` null knew of nothing against the loan. */
export function worseThanKnown(
  policy: Policy,
  known: Decision | null,
  now: Decision,
  asked: Asked,
): string[] {
  const before = known && groundsOf(policy, known);
  const declines = [...groundsOf(policy, now)]
    .filter(([ground, { reach }]) => !(reach >= (before?.get(ground)?.reach ?? Number.POSITIVE_INFINITY)))
    .map(([, { code }]) => code);
  if (declines.length > 0) return unsaidBefore(policy, known, { ...now, declines: [...new Set(declines)] });
  const was = known ? priceOf(policy, known, asked) : asked;
  const is = priceOf(policy, now, asked);
  const words = now.offer ? texts : texts.besides;
  return [
    ...(is.amountCents < was.amountCents ? [words.amountLess(showMoney(cents(is.amountCents)))] : []),
    ...(is.rateMonthlyBps > was.rateMonthlyBps
      ? [words.rateMore(is.rateMonthlyBps / 100, was.rateMonthlyBps / 100)]
      : []),
  ];
}

/** The reasons of a decision whose `declines` are those that are new or worse, without what was said word for word already. */
function unsaidBefore(policy: Policy, known: Decision | null, worse: Decision): string[] {
  const reasons = (decision: Decision) => explainDecision(policy, decision).map(({ reason }) => reason);
  const said = known && !known.offer ? reasons(known) : [];
  const found = reasons({ ...worse, offer: null });
  const unsaid = found.filter((reason) => !said.includes(reason));
  return unsaid.length > 0 ? unsaid : found;
}

/** A ground for declining. `reach` is how near somebody is to being lifted out of it: the more, the better. */
type Ground = { code: DeclineCode; reach: number };

/** Why nothing is offered, each reason under what it is about: a bankruptcy that has ended since is the same one. */
const groundsOf = (policy: Policy, decision: Decision): Map<string, Ground> =>
  new Map(
    decision.declines.flatMap((code): [string, Ground][] =>
      code === 'income.missing' || code === 'amount.below_step'
        ? limitsBelowStep(policy, decision).map(({ by, leavesCents }) => [by, { code, reach: leavesCents }])
        : [[ABOUT[code] ?? code, { code, reach: reachOf(decision, code) }]],
    ),
  );

const ABOUT: Partial<Record<DeclineCode, string>> = {
  'bankruptcy.open': 'bankruptcy',
  'bankruptcy.ended': 'bankruptcy',
  'loan.open': 'loan',
  'loan.in_arrears': 'loan',
};

function reachOf({ inputs, score }: Decision, code: DeclineCode): number {
  switch (code) {
    case 'score.below_minimum':
      return score;
    case 'sections.missing':
      return inputs.sections.submitted;
    case 'default.with_us':
      return inputs.adverse?.ownDefaultMonths ?? 0;
    case 'bankruptcy.ended':
      return Number(inputs.adverse?.bankruptcy);
    case 'bankruptcy.open':
    case 'loan.in_arrears':
      return -1;
    default:
      return 0;
  }
}

/** How far what is asked for could be had, and at what rate, were nothing else in the way. */
function priceOf(policy: Policy, { inputs, figures, grade }: Decision, asked: Asked): Asked {
  const rateMonthlyBps = rateFor(policy, gradeForLimits(policy, grade), inputs.sections);
  const { maxLoanAmountCents } = sizeOffer(policy, inputs, figures, rateMonthlyBps);
  return {
    amountCents: Math.min(asked.amountCents, maxLoanAmountCents),
    rateMonthlyBps: Math.max(asked.rateMonthlyBps, rateMonthlyBps),
  };
}
