// What a person reads of advice that was given under other rules and is still kept to: that it led to this offer, or what of it can still be done.
import { addDays, type Day, readDay } from '#shared/calendar.ts';
import type { Advice } from '../../contract/advice.ts';
import type { Decision, OfferOutput } from '../../contract.ts';
import { outcomeOf } from '../decide.ts';
import { adviceSentence } from '../explain.ts';
import { advise } from './advise.ts';
import { ADVICE_STANDS_DAYS, type Given, isBetter } from './honoured.ts';
import { afterChanges, isMade } from './levers.ts';

/** Null where no earlier advice bears on this decision, or none of it would lead to more than what is offered. Of several policies the first of `given` that still leads further speaks. */
export function keptAdvice(decision: Decision, given: readonly Given[], today: Day): OfferOutput['kept'] {
  const followed = decision.honours && readDay(decision.honours.givenOn);
  if (followed) return adviceOf(decision.policyVersion, followed, []);
  for (const each of given) {
    const { advice } = advise(each.policy, each.inputs, each.givenOn);
    const still = advice.filter((claim) => isStillTrue(claim, decision, each, today));
    if (still.length > 0) return adviceOf(each.policy.version, each.givenOn, still);
  }
  return null;
}

const adviceOf = (policyVersion: number, givenOn: Day, advice: readonly Advice[]): OfferOutput['kept'] => ({
  policyVersion,
  givenOn,
  until: addDays(givenOn, ADVICE_STANDS_DAYS),
  advice: advice.map((claim) => ({ sentence: adviceSentence(claim), claim })),
});

/** Other figures may have changed since: with what it asks for done from today's, it must lead to all that it says, and to more than there is now. */
function isStillTrue(claim: Advice, { inputs, offer }: Decision, { policy }: Given, today: Day): boolean {
  const left = claim.changes.filter((change) => !isMade(change, inputs));
  const then = outcomeOf(policy, afterChanges(inputs, left), today).offer;
  return then !== null && !isBetter(claim, then) && isBetter(claim, offer);
}
