import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOfLoan } from '#features/loans/rules/cost-of-loan.ts';
import { cents } from '#shared/money.ts';
import { type DecisionInputs, decisionSchema } from '../contract.ts';
import { defaultPolicy } from '../defaults/policy.ts';
import { today } from './applicant.test-support.ts';
import { decide } from './decide.ts';
import { explainDecision, reasonForDecline } from './explain.ts';
import { amount, anyInputs } from './inputs.test-support.ts';

const decideOn = (known: DecisionInputs) => decide(defaultPolicy, known, today);
const offered = (known: DecisionInputs) => decideOn(known).offer?.maxLoanAmountCents ?? 0;

describe('every decision', () => {
  it('is whole, has its score from its factors, and either an offer or a reason', () => {
    fc.assert(
      fc.property(anyInputs, (known) => {
        const decision = decideOn(known);
        expect(decisionSchema.parse(decision)).toEqual(decision);
        expect(decision.score).toBe(decision.factors.reduce((sum, factor) => sum + factor.points, 0));
        expect(decision.offer === null).toBe(decision.declines.length > 0);
        expect(decideOn(structuredClone(known))).toEqual(decision);
      }),
      { numRuns: 500 },
    );
  });

  it('says its reasons in whole sentences', () => {
    fc.assert(
      fc.property(anyInputs, (known) => {
        const decision = decideOn(known);
        const said = explainDecision(defaultPolicy, decision);
        expect(said.length).toBeGreaterThan(0);
        for (const { reason, note } of said) {
          expect(`${reason} ${note ?? ''}`).not.toMatch(/[{}]|undefined|NaN/);
          expect(reason).toMatch(/\.$/);
          if (note !== null) expect(note).toMatch(/\.$/);
        }
        expect(reasonForDecline(defaultPolicy, decision) === null).toBe(decision.offer !== null);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps an offer within its caps, its rates and the instalment allowed', () => {
    fc.assert(
      fc.property(anyInputs, (known) => {
        const { offer, figures } = decideOn(known);
        if (!offer) return;
        const { maxLoanAmountCents, loanTermMonths: termMonths, rateMonthlyBps } = offer;
        expect(maxLoanAmountCents % 100_00).toBe(0);
        expect(maxLoanAmountCents).toBeGreaterThanOrEqual(100_00);
        expect(maxLoanAmountCents).toBeLessThanOrEqual(known.model === 'FirstModel' ? 5_000_00 : 500_000_00);
        expect(termMonths).toBeLessThanOrEqual(8);
        expect(rateMonthlyBps).toBeGreaterThanOrEqual(400);
        expect(rateMonthlyBps).toBeLessThanOrEqual(1_000);
        const cost = costOfLoan({
          amountCents: cents(maxLoanAmountCents),
          rateMonthlyBps,
          termMonths,
          firstDay: today,
        });
        for (const instalment of cost.schedule) {
          expect(instalment.amountCents).toBeLessThanOrEqual(figures.allowedInstalmentCents);
          expect(instalment.amountCents).toBeLessThanOrEqual(
            0.4 * figures.incomeCents - figures.debtPaymentsCents,
          );
          expect(2 * instalment.amountCents).toBeLessThanOrEqual(figures.freeCashFlowCents);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('never offers less for a higher income', () => {
    fc.assert(
      fc.property(anyInputs, amount, amount, (known, income, more) => {
        const richer = offered({ ...known, incomeCents: income + more });
        expect(richer).toBeGreaterThanOrEqual(offered({ ...known, incomeCents: income }));
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(['debtPaymentsCents', 'expensesCents'] as const)('never offers more for higher %s', (figure) => {
    fc.assert(
      fc.property(anyInputs, amount, amount, (known, owed, more) => {
        const worse = offered({ ...known, [figure]: owed + more });
        expect(worse).toBeLessThanOrEqual(offered({ ...known, [figure]: owed }));
      }),
      { numRuns: 1_000 },
    );
  });

  it('never offers less, nor dearer, for one more verified section', () => {
    fc.assert(
      fc.property(anyInputs, fc.nat(8), (known, verified) => {
        const sections = { required: 9, submitted: 9 };
        const before = decideOn({ ...known, sections: { ...sections, verified } }).offer;
        const after = decideOn({ ...known, sections: { ...sections, verified: verified + 1 } }).offer;
        if (!before) return;
        expect(after?.maxLoanAmountCents).toBeGreaterThanOrEqual(before.maxLoanAmountCents);
        expect(after?.rateMonthlyBps).toBeLessThanOrEqual(before.rateMonthlyBps);
      }),
      { numRuns: 500 },
    );
  });
});
