import { expect, it } from 'vitest';
import { offerStepOf } from './offer-step.ts';

const because = (...codes: string[]) =>
  codes.map((code) => ({ code, reason: '', note: null, canChange: true, figures: {} }));

it.each([
  [true, ['limit.first_loan'], 'ready'],
  [false, ['loan.applied'], 'applied'],
  [false, ['sections.missing', 'loan.applied'], 'applied'],
  [false, ['loan.approved'], 'approved'],
  [false, ['loan.open'], 'open'],
  [false, ['loan.in_arrears'], 'open'],
  [false, ['sections.missing'], 'none'],
  [false, [], 'none'],
] as const)('a decision of %s for %j leaves %s', (loanDecision, codes, step) => {
  expect(offerStepOf({ loanDecision, reasons: because(...codes) })).toBe(step);
});
