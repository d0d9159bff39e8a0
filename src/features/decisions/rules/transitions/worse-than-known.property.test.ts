import { describe, expect, it } from 'vitest';
import { addMonths } from '#shared/calendar.ts';
import type { Decision, DecisionInputs, Policy } from '../../contract.ts';
import { today } from '../applicant.test-support.ts';
import { decide } from '../decide.ts';
import { instalmentLimits } from '../monthly-figures.ts';
import { soundPolicies } from '../policy/sound-policies.test-support.ts';
import { type Draw, drawFrom, drawnApplicant, whole } from '../reasons/drawn.test-support.ts';
import type { Asked } from './since-offer.ts';
import { worseThanKnown } from './worse-than-known.ts';

const POLICIES = 100;
const PEOPLE = 150;

type Adverse = NonNullable<DecisionInputs['adverse']>;
const NOTHING: Adverse = { overdueElsewhere: false, ownDefaultMonths: null, bankruptcy: null };
const HISTORIES = ['overdue', 'late', 'none', 'good'] as const;

const more = (draw: Draw, figure: number | null) =>
  figure === null ? null : figure + whole(draw, 1, Math.max(2, figure));
const less = (draw: Draw, figure: number | null) => (figure ? whole(draw, 0, figure - 1) : figure);

/** What makes a person's case better and never worse. */
const BETTERING: ((draw: Draw, known: DecisionInputs) => DecisionInputs)[] = [
  (draw, known) => ({ ...known, incomeCents: more(draw, known.incomeCents) }),
  (draw, known) => ({ ...known, expensesCents: less(draw, known.expensesCents) }),
  (draw, known) => ({ ...known, debtPaymentsCents: less(draw, known.debtPaymentsCents) }),
  (draw, known) => ({ ...known, monthsWithBank: more(draw, known.monthsWithBank) }),
  (draw, known) => ({
    ...known,
    sections: { ...known.sections, verified: whole(draw, known.sections.verified, known.sections.submitted) },
  }),
  (draw, known) => ({
    ...known,
    creditHistory: HISTORIES[whole(draw, HISTORIES.indexOf(known.creditHistory as 'late'), 3)] ?? null,
  }),
  (_, known) => ({ ...known, emailVerified: true }),
  (draw, known) => ({
    ...known,
    ...(known.adverse ? { adverse: lifted(draw, known.adverse) } : {}),
  }),
];

/** One of what may rule out is lifted, or has ended for longer. */
function lifted(draw: Draw, adverse: Adverse): Adverse {
  const { defaultElsewhere: _, ...paid } = adverse;
  switch (whole(draw, 0, 3)) {
    case 0:
      return { ...adverse, overdueElsewhere: false };
    case 1:
      return paid;
    case 2:
      return { ...adverse, ownDefaultMonths: more(draw, adverse.ownDefaultMonths) };
    default:
      return {
        ...adverse,
        bankruptcy: typeof adverse.bankruptcy === 'number' ? adverse.bankruptcy + 3 : adverse.bankruptcy && 2,
      };
  }
}

const drawnAdverse = (draw: Draw): Adverse => ({
  ...NOTHING,
  overdueElsewhere: draw() < 0.3,
  ...(draw() < 0.3 ? { defaultElsewhere: true as const } : {}),
  ownDefaultMonths: draw() < 0.5 ? null : whole(draw, 0, 30),
  bankruptcy: draw() < 0.5 ? null : draw() < 0.5 ? 'open' : whole(draw, 0, 30),
});

type Pair = { policy: Policy; worse: Decision; better: Decision; asked: Asked };

/** Two decisions on one person, of whom one is nowhere the worse, and a loan that is asked for. */
function* pairs(): Generator<Pair> {
  const draw = drawFrom(2026);
  for (const policy of soundPolicies(POLICIES))
    for (let person = 0; person < PEOPLE; person++) {
      const drawn = drawnApplicant(draw);
      const asIs: DecisionInputs = {
        ...drawn,
        loanStanding: 'none',
        // What is not known is taken for a share of the income, so that more income is not simply the better case.
        expensesCents: drawn.expensesCents ?? 0,
        debtPaymentsCents: drawn.debtPaymentsCents ?? 0,
        creditHistory: drawn.creditHistory === 'claimed' ? 'none' : (drawn.creditHistory ?? 'none'),
        ...(draw() < 0.4 ? { adverse: drawnAdverse(draw) } : {}),
      };
      const steps = Array.from(
        { length: whole(draw, 1, 3) },
        () => BETTERING[whole(draw, 0, BETTERING.length - 1)],
      );
      const improved = steps.reduce((known, step) => step?.(draw, known) ?? known, asIs);
      const worse = decide(policy, asIs, today);
      const better = decide(policy, improved, draw() < 0.5 ? today : addMonths(today, 1));
      const { maxLoanAmountCents: most, rateMonthlyBps: rate } = better.offer ?? {
        maxLoanAmountCents: 5_000_00,
        rateMonthlyBps: 600,
      };
      const step = policy.loan.stepCents;
      const amountCents = step * whole(draw, 1, Math.max(1, Math.floor(most / step)));
      yield { policy, worse, better, asked: { amountCents, rateMonthlyBps: rate + (draw() < 0.2 ? 50 : 0) } };
    }
}

/** Whether less of what is asked for is to be had in `worse` than in `better`, as whoever reads both decisions would say. */
function isLess({ policy, worse, better, asked }: Pair): boolean {
  if (
    worse.declines.some(
      (code) => !better.declines.includes(code) && !MILDER[code]?.some((of) => better.declines.includes(of)),
    )
  )
    return true;
  if (worse.offer && better.offer)
    return (
      worse.offer.maxLoanAmountCents < Math.min(asked.amountCents, better.offer.maxLoanAmountCents) ||
      worse.offer.rateMonthlyBps > Math.max(asked.rateMonthlyBps, better.offer.rateMonthlyBps)
    );
  const both = (code: Decision['declines'][number]) =>
    [worse, better].every(({ declines }) => declines.includes(code));
  const [was, is] = [better, worse].map(({ figures }) =>
    Math.min(...Object.values(instalmentLimits(policy, figures))),
  );
  return (
    (both('score.below_minimum') && worse.score < better.score) ||
    (both('amount.below_step') && Number(is) < Number(was)) ||
    (both('bankruptcy.ended') && ended(worse) < ended(better)) ||
    (both('default.with_us') &&
      Number(worse.inputs.adverse?.ownDefaultMonths) < Number(better.inputs.adverse?.ownDefaultMonths))
  );
}

const ended = ({ inputs }: Decision) => Number(inputs.adverse?.bankruptcy);

/** What a reason was before in a case where it is no new one. */
const MILDER: Partial<Record<string, Decision['declines'][number][]>> = {
  'amount.below_step': ['income.missing'],
  'income.missing': ['amount.below_step'],
};

/** Nothing is said of the loan in one that is not said in the other. */
const isAlike = ({ worse, better }: Pair): boolean => said(worse) === said(better);

const said = ({ declines, offer, score, figures, inputs }: Decision) =>
  JSON.stringify([
    declines,
    offer?.maxLoanAmountCents,
    offer?.rateMonthlyBps,
    score,
    figures,
    inputs.adverse,
    // The rate goes by them, where the score rounds the difference away.
    inputs.sections,
  ]);

describe('of two decisions on one person', () => {
  const drawn = [...pairs()];
  const count = (those: (pair: Pair) => boolean) => drawn.filter(those).length;

  it('pairs of all kinds were drawn', () => {
    expect(count(isLess)).toBeGreaterThan(1_000);
    expect(count(isAlike)).toBeGreaterThan(100);
    expect(count(({ worse, better }) => !worse.offer && !better.offer)).toBeGreaterThan(1_000);
    expect(count(({ worse, better }) => !worse.offer && better.offer !== null)).toBeGreaterThan(300);
  });

  it('the better or equal one never stops what was approved on the other', () => {
    for (const { policy, worse, better, asked } of drawn)
      for (const now of [better, worse]) {
        const found = worseThanKnown(policy, worse, now, asked);
        if (found.length > 0) expect({ found, worse, now, asked }).toBe('nothing worse');
      }
  });

  it('the worse one always does, in sentences, and one that says the same never', () => {
    for (const pair of drawn) {
      const { policy, worse, better, asked } = pair;
      const found = worseThanKnown(policy, better, worse, asked);
      if (isLess(pair) !== found.length > 0 && (isLess(pair) || isAlike(pair)))
        expect({ found, worse, better, asked }).toBe(isLess(pair) ? 'worse' : 'the same');
      for (const sentence of found) expect(sentence).toMatch(/^[-A-Z0-9].*\.$/);
    }
  });

  it('what speaks against a loan of which nothing was known to speak is all of it', () => {
    for (const { policy, worse, asked } of drawn) {
      const { offer } = worse;
      const isOffered =
        offer &&
        offer.maxLoanAmountCents >= asked.amountCents &&
        offer.rateMonthlyBps <= asked.rateMonthlyBps;
      expect(worseThanKnown(policy, null, worse, asked).length === 0).toBe(isOffered === true);
    }
  });
});
