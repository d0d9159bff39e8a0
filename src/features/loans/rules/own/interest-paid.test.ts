import { expect, test } from 'vitest';
import { interestPaid } from './interest-paid.ts';

const paid = (interest: number, reversedBy: number | null = null) =>
  ({ kind: 'Repayment', interest: -interest, reversedBy }) as const;

test('the interest that was paid is that of payments that stand, to the cent', () => {
  const rebate = { kind: 'Rebate', interest: -250, reversedBy: null } as const;
  expect(interestPaid([paid(250), paid(250.1), rebate])).toBe(500.1);
  expect(interestPaid([paid(250), paid(250, 4)])).toBe(250);
  expect(interestPaid([])).toBe(0);
});
