import { expect, it } from 'vitest';
import type { DecisionInputs, Policy } from '../../contract.ts';
import { defaultPolicy } from '../../defaults/policy.ts';
import { workAnswers } from '../../texts/estimate.ts';
import { applicant, today } from '../applicant.test-support.ts';
import { decide } from '../decide.ts';
import { figuresFromAnswers } from '../figures-from-answers.ts';
import { limitErrors } from '../policy/policy-limits.ts';
import { type Draw, drawFrom, drawnPolicy } from '../reasons/drawn.test-support.ts';
import { estimate } from './estimate.ts';
import { answersBySection } from './estimate-answers.ts';

const POLICIES = 60;
const STRANGERS = 300;

const whole = (draw: Draw, most: number) => Math.floor(draw() * (most + 1));
const oneOf = <T>(draw: Draw, options: readonly T[]): T => options[whole(draw, options.length - 1)] as T;

const drawnAnswers = (draw: Draw) => ({
  employment_status: oneOf(draw, workAnswers),
  monthly_income_amount: draw() < 0.03 ? 0 : whole(draw, oneOf(draw, [60_000, 200_000, 900_000])),
  household_expenses_amount: whole(draw, oneOf(draw, [30_000, 200_000])),
  debt_payments_amount: whole(draw, oneOf(draw, [5_000, 100_000])),
});

/** What is found out of a stranger later. */
const drawnRest = (draw: Draw, said: Pick<DecisionInputs, 'monthsInJob'>): Partial<DecisionInputs> => ({
  birthDay: '1980-01-01',
  // Known already of whoever is not in work.
  monthsInJob: said.monthsInJob ?? (draw() < 0.2 ? null : whole(draw, 500)),
  monthsWithBank: draw() < 0.2 ? null : whole(draw, 500),
  creditHistory: oneOf(draw, ['good', 'none', 'late', 'overdue', null] as const),
  sections: { required: 6, submitted: 6, verified: whole(draw, 6) },
});

/** Policies under which verified papers do not cost points: no other may be published. */
function* fairPolicies(draw: Draw): Generator<Policy> {
  for (let version = 2; ; version++) {
    const policy = drawnPolicy(draw, version);
    const errors = Object.keys(limitErrors(policy));
    if (!errors.some((place) => place.startsWith('factors.sectionsVerified'))) yield policy;
  }
}

it(`holds whichever of two policies decides once all is known: ${POLICIES} pairs, ${STRANGERS} strangers each`, () => {
  const draw = drawFrom(49);
  const policies = fairPolicies(draw);
  const errors: string[] = [];
  let [offers, declines, ranges] = [0, 0, 0];
  for (let pair = 0; pair < POLICIES; pair++) {
    const both = [pair % 3 === 0 ? defaultPolicy : drawn(policies), drawn(policies)] as const;
    for (let stranger = 0; stranger < STRANGERS; stranger++) {
      const answers = drawnAnswers(draw);
      const { least, most, reason } = estimate(both, answers, today);
      const said = figuresFromAnswers(answersBySection(answers), today);
      const known = applicant({ ...said, ...drawnRest(draw, said) });
      if (least && most) ranges++;
      if (most && reason) errors.push(`a reason beside an offer: ${JSON.stringify(answers)}`);
      for (const policy of both) {
        const { offer } = decide(policy, known, today);
        if (offer) offers++;
        else declines++;
        const amount = (offer?.maxLoanAmountCents ?? 0) / 100;
        const rate = (offer?.rateMonthlyBps ?? 0) / 100;
        const isWithin = offer
          ? most !== null &&
            amount <= most.loanAmount &&
            rate >= most.interestRate &&
            (least === null || (amount >= least.loanAmount && rate <= least.interestRate))
          : least === null;
        if (!isWithin)
          errors.push(JSON.stringify({ version: policy.version, answers, known, least, most, offer }));
      }
    }
  }
  expect(errors.slice(0, 3)).toEqual([]);
  for (const seen of [offers, declines, ranges]) expect(seen).toBeGreaterThan(2_000);
});

const drawn = (policies: Generator<Policy>): Policy => policies.next().value as Policy;
