// What can be altered unnoticed in the rules of applications.
import type { Explained } from '../explanation.ts';

export const explained: Explained[] = [
  {
    file: 'src/features/applications/rules/agreement/facts.ts',
    line: "['PA', ...(applicationId.slice(-12).toUpperCase().match(/.{4}/g) ?? [])].join('-');",
    becomes: ['["Stryker was here"]'],
    why: 'An id ends with twelve figures, so three times four are found.',
  },
  {
    file: 'src/features/applications/rules/agreement/figures-in-words.ts',
    line: "`${(bps / 100).toLocaleString('en-JM', { maximumFractionDigits: 2 })}%`;",
    becomes: ['{}'],
    why: 'Hundredths have no third decimal that could be left out.',
  },
  {
    file: 'src/features/applications/rules/prequalify.ts',
    line: 'if (incomeCents === null || expensesCents === null || debtPaymentsCents === null) return null;',
    becomes: ['false'],
    why: 'Without an income there is nothing to compare debts with either, which has the same answer.',
  },
  {
    file: 'src/features/applications/rules/prequalify.ts',
    line: "return read.every((sId) => sId !== undefined && statuses.get(sId) === 'Verified');",
    becomes: ['true'],
    why: 'What is no section has no status; the compiler alone asks first.',
  },
  {
    file: 'src/features/applications/rules/take-offer.ts',
    line: "if (wanted === null || wanted < AMOUNT_STEP_CENTS) return { kind: 'noAmount' };",
    becomes: ['false'],
    why: 'Nothing is less than a step too; the compiler alone asks first.',
  },
];
