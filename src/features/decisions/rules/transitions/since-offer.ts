// What has changed since an offer was made, for whoever is about to approve it: figure by figure, and what of it is worse.
import { cents, showMoney } from '#shared/money.ts';
import type { Decision, Policy } from '../../contract.ts';
import { sinceOfferTexts as texts } from '../../texts/staff-decisions.ts';
import { describeInputs } from '../describe-inputs.ts';
import { explainDecision } from '../explain.ts';

/** What somebody asks for, and at what rate. */
export type Asked = { amountCents: number; rateMonthlyBps: number };

export type SinceOffer = {
  changes: { label: string; before: string; after: string }[];
  /** Why today this amount would not be offered at this rate, in sentences; empty where it would. */
  worse: string[];
};

/** What has changed between an offer and `now`, which is decided under the policy of the offer: what an offer keeps, it keeps here too. */
export function sinceOffer(policy: Policy, before: Decision, now: Decision, asked: Asked): SinceOffer {
  const was = new Map(describeInputs(before.inputs).map(({ label, value }) => [label, value]));
  const changes = describeInputs(now.inputs).flatMap(({ label, value }) => {
    const earlier = was.get(label) ?? '';
    return earlier === value ? [] : [{ label, before: earlier, after: value }];
  });
  const score = ({ score, grade }: Decision) => texts.scoreAndGrade(score, grade ?? '–');
  return {
    changes: [
      ...(score(before) === score(now)
        ? []
        : [{ label: texts.score, before: score(before), after: score(now) }]),
      ...changes,
    ],
    worse: worseThan(policy, now, asked),
  };
}

function worseThan(policy: Policy, now: Decision, { amountCents, rateMonthlyBps }: Asked): string[] {
  const { offer } = now;
  if (!offer) return explainDecision(policy, now).map(({ reason }) => reason);
  return [
    ...(offer.maxLoanAmountCents < amountCents
      ? [texts.amountLess(showMoney(cents(offer.maxLoanAmountCents)))]
      : []),
    ...(offer.rateMonthlyBps > rateMonthlyBps
      ? [texts.rateMore(offer.rateMonthlyBps / 100, rateMonthlyBps / 100)]
      : []),
  ];
}
