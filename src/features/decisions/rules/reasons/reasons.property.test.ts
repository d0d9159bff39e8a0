// What people are told is true and works, whatever the policy: judged by a second program. More of it: npm run prove:reasons.
import { expect, test } from 'vitest';
import { DAY_MS } from '#shared/calendar.ts';
import { decisionInputsSchema } from '../../contract.ts';
import { today } from '../applicant.test-support.ts';
import { decide } from '../decide.ts';
import { explainDecision } from '../explain.ts';
import { offerOnWire } from '../offer-on-wire.ts';
import { advise } from './advise.ts';
import { MOST_REASONS } from './counted-against.ts';
import { drawFrom, drawnApplicant, drawnPolicy } from './drawn.test-support.ts';
import { adviceErrors } from './second-advice.test-support.ts';
import { judge } from './second-engine.test-support.ts';
import { expectedReasons } from './second-reasons.test-support.ts';

const APPLICANTS = Number(process.env.REASONS_APPLICANTS ?? 1_000);
const POLICIES = Number(process.env.REASONS_POLICIES ?? 200);
/** Each applicant before so many of the policies; all of them where it is asked for. */
const POLICIES_EACH = Number(process.env.REASONS_POLICIES_EACH ?? 1);
const SEED = Number(process.env.REASONS_SEED ?? 15);

test(`of ${APPLICANTS} applicants before ${POLICIES_EACH} of ${POLICIES} policies (seed ${SEED}) nobody is told anything false, and all advice works`, {
  timeout: DAY_MS,
}, () => {
  const draw = drawFrom(SEED);
  const policies = Array.from({ length: POLICIES }, (_, place) => drawnPolicy(draw, place + 1));
  const counts = { decisions: 0, offers: 0, reasons: 0, advised: 0, advice: 0, pairs: 0, without: 0 };
  for (let number = 0; number < APPLICANTS; number += 1) {
    const inputs = drawnApplicant(draw);
    for (let turn = 0; turn < POLICIES_EACH; turn += 1) {
      const policy = policies[(number + turn) % POLICIES];
      if (!policy) throw new RangeError('there is a policy for everybody');
      const decision = decide(policy, inputs, today);
      const verdict = judge(policy, inputs, today);
      const said = explainDecision(policy, decision);
      const { advice, gap } = advise(policy, inputs, today);
      const about = () => JSON.stringify({ number, policy: policy.version, inputs, said, advice });

      expect(decision.offer?.maxLoanAmountCents ?? 0, about()).toBe(verdict.amount);
      expect(decision.declines, about()).toEqual(verdict.blockers);
      expect(said.length, about()).toBeLessThanOrEqual(MOST_REASONS);
      const claims = said.map(({ code, figures }) => ({ code, figures }));
      expect(claims, about()).toEqual(expectedReasons(policy, inputs, today));
      for (const { reason, figures } of said) {
        expect(reason).not.toMatch(/[{}]|undefined|NaN/);
        expect(
          amountsIn(reason).every((cents) => Object.values(figures).includes(cents)),
          about(),
        ).toBe(true);
      }
      for (const each of advice) expect(adviceErrors(policy, inputs, today, each, draw), about()).toEqual([]);
      expect(gap !== null, about()).toBe(!decision.offer && advice.length === 0);

      counts.decisions += 1;
      counts.offers += decision.offer ? 1 : 0;
      counts.reasons += said.length;
      counts.advised += advice.length > 0 ? 1 : 0;
      counts.advice += advice.length;
      counts.pairs += advice.filter(({ changes }) => changes.length === 2).length;
      counts.without += gap === null ? 0 : 1;
    }
  }
  if (process.env.REASONS_APPLICANTS) process.stdout.write(`${JSON.stringify({ seed: SEED, ...counts })}\n`);
  // Each kind of answer was among them.
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
});

/** In cents. */
const amountsIn = (sentence: string): number[] =>
  [...sentence.matchAll(/(-?)\$([\d,]+)\.(\d\d)/g)].map(([, sign, dollars = '', cents = '']) =>
    Number(`${sign}${dollars.replaceAll(',', '')}${cents}`),
  );

test('the same facts of somebody older read the same, byte for byte, and sex is not asked', () => {
  const draw = drawFrom(SEED + 1);
  for (let number = 0; number < 300; number += 1) {
    const policy = drawnPolicy(draw, 1);
    const inputs = { ...drawnApplicant(draw), birthDay: '1991-04-05' };
    const offerTo = (birthDay: string) => {
      const decision = decide(policy, { ...inputs, birthDay }, today);
      return JSON.stringify(offerOnWire(policy, decision, today));
    };
    expect(offerTo('1951-12-31')).toBe(offerTo('1991-04-05'));
  }
  expect(Object.keys(decisionInputsSchema.shape).filter((name) => /sex|gender/i.test(name))).toEqual([]);
});

test('advice keeps to what is marked as not to be changed', () => {
  const draw = drawFrom(SEED + 2);
  let moved = 0;
  for (let number = 0; number < 500; number += 1) {
    const policy = drawnPolicy(draw, 1);
    const inputs = drawnApplicant(draw);
    const { levers } = advise(policy, inputs, today);
    const marked = levers.slice(0, 1);
    const anew = advise(policy, inputs, today, marked);
    for (const { changes } of anew.advice)
      expect(changes.filter(({ lever }) => marked.includes(lever))).toEqual([]);
    for (const advice of anew.advice) expect(adviceErrors(policy, inputs, today, advice, draw)).toEqual([]);
    expect(anew.levers).toEqual(expect.arrayContaining(marked));
    moved += marked.length > 0 && anew.advice.length > 0 ? 1 : 0;
  }
  expect(moved).toBeGreaterThan(50);
});
